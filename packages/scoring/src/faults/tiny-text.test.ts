import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { tinyText } from "./tiny-text.ts";

describe("tiny_text", () => {
  const tiny = plainAd({ body: { size: 0.014 } });

  it("is likelier the smaller the text", () => {
    expect(chanceOf("tiny_text", tiny)).toBeGreaterThan(chanceOf("tiny_text", plainAd()));
  });
  it("points at the smallest text and says its height as shown", () => {
    expect(tinyText.places(tiny)).toEqual([tiny.blocks[1]?.box]);
    expect(tinyText.reason(tiny)).toContain("6 px");
  });
  it("takes a large file as no larger than a feed shows it, a small banner at its own size", () => {
    expect(tinyText.reason({ ...tiny, sourceSide: 2000 })).toContain("6 px");
    expect(tinyText.reason({ ...tiny, sourceSide: 200 })).toContain("3 px");
  });
  it("asks nobody to enlarge a slogan that belongs to the logo", () => {
    const slogan = (y: number) =>
      plainAd({
        body: { text: "Always better", words: 2, size: 0.014, box: { x: 0.1, y, width: 0.2, height: 0.014 } },
      });
    const brand = {
      text: "Northmill",
      apart: true,
      box: { x: 0.1, y: 0.85, width: 0.6, height: 0.08 },
      attention: 0.1,
    };
    const withLogo = (y: number) => ({ ...slogan(y), brand });
    expect(tinyText.reason(withLogo(0.94))).not.toContain("Always better");
    expect(tinyText.reason(withLogo(0.35))).toContain("Always better");
  });
  it("names a text that has to be read rather than a mark that is smaller still", () => {
    const mark = { words: 1, text: "EST", size: 0.012, box: { x: 0.8, y: 0.9, width: 0.05, height: 0.012 } };
    const [, body] = tiny.blocks;
    const marked = { ...tiny, blocks: [...tiny.blocks, { ...body!, ...mark }] };
    expect(tinyText.places(marked)).toEqual([body?.box]);
    // Where all that has to be read is large enough the mark is what is small.
    const large = plainAd();
    expect(tinyText.places({ ...large, blocks: [...large.blocks, { ...body!, ...mark }] })).toEqual([mark.box]);
  });
});
