import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import type { Measures } from "../facts/seen.ts";
import { scoreMeasures } from "./overall.ts";
import { STRENGTHS } from "./terms.ts";

const partOf = (code: string, m: Measures) => {
  const { details } = scoreMeasures(m);
  const found = Object.values(details)
    .flatMap(({ parts }) => parts)
    .find(({ rule }) => rule === code);
  if (!found) throw new Error(`there is no part ${code}`);
  return found;
};

const labelOf = (code: string, change: Partial<Measures>): string => partOf(code, { ...plainAd(), ...change }).label;

const brand = (attention: number): Partial<Measures> => ({
  brand: { text: "Northmill", apart: true, box: { x: 0.1, y: 0.8, width: 0.3, height: 0.1 }, attention },
});

describe("a part that costs", () => {
  it("says why where the words that would tell could not be read", () => {
    const idle = plainAd({ body: null });
    const unread = {
      ...idle,
      copy: { ...idle.copy, benefit: false, secondPerson: false, number: false, messageWords: 2 },
      unread: [{ x: 0, y: 0, width: 0.2, height: 0.1 }],
    };
    const part = partOf("no_reason", unread);
    expect(part.points).toBeLessThan(0);
    expect(part.evidence.text).toBe("We saw no reason to care in the words we could read, and that counts.");
  });
});

describe("a part is named by what is there", () => {
  it("also where it moves no score", () => {
    expect(labelOf("brand_looked_at", brand(0.2))).toBe("The brand name draws attention");
    expect(labelOf("brand_looked_at", brand(0.001))).toBe("The brand name draws little attention");
    expect(labelOf("brand_looked_at", brand(0.025))).toBe("Attention to the brand name");
  });

  it("neither way where it lies in the middle", () => {
    expect(labelOf("crisp", { sharpness: 0.98 })).toBe("Crisp edges");
    expect(labelOf("crisp", { sharpness: 0.76 })).toBe("Sharpness of the edges");
    expect(labelOf("crisp", { sharpness: 0.5 })).toBe("Soft edges");
  });

  it("as good where nothing can be gained and nothing is lost", () => {
    expect(labelOf("calm", { clutter: 20 })).toBe("Calm to look at");
    expect(labelOf("calm", { clutter: 45 })).toBe("How busy it looks");
    expect(labelOf("calm", { clutter: 70 })).toBe("Rather busy to look at");
  });

  it("without contradicting what was measured beside it", () => {
    const person = (width: number) => ({
      hasPeople: true,
      figures: [
        { kind: "person" as const, label: "person", box: { x: 0.3, y: 0.2, width, height: 0.2 }, attention: 0.1 },
      ],
    });
    expect(labelOf("people_shown", person(0.1))).toBe("A person, shown small");
    expect(labelOf("people_shown", person(0.9))).toBe("Shows a person");
    expect(labelOf("people_shown", { figures: [] })).toBe("No person found");
    // The facts say the same: what was found where nobody is counts for nobody, and somebody may be shown whom no detector finds.
    expect(labelOf("people_shown", { ...person(0.9), hasPeople: false })).toBe("No person found");
    expect(labelOf("people_shown", { figures: [], hasPeople: true })).toBe("Shows somebody");
    expect(labelOf("many_colours", { colourVariety: Math.log2(6) })).toBe("Several shades");
    expect(labelOf("many_colours", { colourVariety: 3.8 })).toBe("A wide range of shades");
  });

  it("and takes a name in the headline for neither small nor large", () => {
    const ad = plainAd({ headline: { text: "Northmill sleeps deeper" }, brand: null });
    const within = { ...ad, brand: { text: "Northmill", apart: false, box: null, attention: 0.2 } };
    const part = partOf("brand_large", within);
    expect([part.label, part.points]).toEqual(["The brand name is in the headline", 0]);
    const elsewhere = { ...within, brand: { ...within.brand, text: "Greenlatch" } };
    expect(partOf("brand_large", elsewhere).points).toBeLessThan(0);
  });

  it("and does not take a person and their face for two people", () => {
    const figure = (kind: "person" | "face") => ({
      ...{ kind, label: kind, attention: 0.1 },
      box: { x: 0.3, y: 0.2, width: 0.4, height: 0.5 },
    });
    const textOf = (...kinds: ("person" | "face")[]) =>
      partOf("people_shown", { ...plainAd(), hasPeople: true, figures: kinds.map(figure) }).evidence.text;
    expect(textOf("person", "face")).toBe("A person is shown.");
    expect(textOf("person", "person")).toBe("Several people are shown.");
  });

  it("and has a name for each of the three", () => {
    for (const { label, lacking, topic } of STRENGTHS) expect(new Set([label, lacking, topic]).size).toBe(3);
  });
});
