import { describe, expect, it } from "vitest";
import { paint, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";

/** A light picture with lines of text one below the other, the first the largest. */
const analysed = (...texts: string[]) =>
  analyse(
    signalsOf(
      paint(400, 400, (_, y) => (y % 50 < 12 ? [30, 30, 30] : [235, 235, 235])),
      {
        lines: texts.map((text, i) => ({
          text,
          confidence: 0.99,
          box: { x: 0.1, y: i === 0 ? 0.08 : 0.5 + 0.035 * i, width: 0.7, height: i === 0 ? 0.12 : 0.03 },
        })),
      },
    ),
  );

describe("words of an ad", () => {
  it("ask where they send the viewer to an address, over lines of a text in small type", () => {
    const { cta } = analysed(
      "Walk on clouds",
      "For ways to look after the soles of your",
      "shoes all year round go to",
      "example.org. Open daily from nine to five",
    ).facts;
    expect(cta).toBe("go to example.org.");
  });

  it("ask where the label of a button follows the headline in letters as large", () => {
    const lines = ["Flat discounts", "season for our members", "Learn More"].map((text, i) => ({
      text,
      confidence: 0.99,
      box: { x: 0.1, y: 0.1 + 0.14 * i, width: 0.7, height: 0.12 },
    }));
    const striped = paint(400, 400, (_, y) => (y % 50 < 12 ? [30, 30, 30] : [235, 235, 235]));
    const { headline, cta } = analyse(signalsOf(striped, { lines })).facts;
    expect({ headline, cta }).toEqual({ headline: "Flat discounts season for our members", cta: "Learn More" });
  });

  it.each([
    ["Headline", "goes here", "Soft soles for long days", "Made in Oslo since 1911"],
    ["Walk on clouds", "Soft soles for long days", "Lorem ipsum dolor sit amet,", "Made in Oslo since 1911"],
  ])("that only a template holds withhold the score: %s, %s", (...texts) => {
    const { overall, withheld, faults } = analysed(...texts);
    expect({ overall, reason: withheld?.reason }).toEqual({ overall: null, reason: "placeholder" });
    expect(faults.map(({ score }) => score)).not.toContain("copy_engagement");
  });
});
