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
  it("earns nothing where almost every ad has it", () => {
    for (const code of ["crisp", "lines_complete", "colour_blind_safe"])
      expect(partOf(code, { ...plainAd(), sharpness: 1, colourBlind: 1 }).points).toBe(0);
    expect(partOf("crisp", { ...plainAd(), sharpness: 0.5 }).points).toBeLessThan(-10);
  });

  it("tells nothing about the ease of names in a row", () => {
    const body = (text: string) => {
      const m = plainAd({ body: { text, words: 12 } });
      return partOf("everyday_words", { ...m, copy: { ...m.copy, words: 18, ease: -20 } }).points;
    };
    expect(
      body("Electrical installation, refrigeration, ventilation, sanitation, automation, maintenance, inspection"),
    ).toBe(0);
    expect(
      body("The utilisation of sophisticated instrumentation is advisable for the rehabilitation of patients"),
    ).toBeLessThan(-5);
  });

  it("says why where the words that would tell could not be read", () => {
    const idle = plainAd({ body: null });
    const unread = {
      ...idle,
      copy: { ...idle.copy, benefit: false, secondPerson: false, number: false, messageWords: 2 },
      unread: [{ x: 0, y: 0, width: 0.2, height: 0.1 }],
    };
    const part = partOf("no_reason", unread);
    expect(part.points).toBeLessThan(0);
    expect(part.evidence.text).toBe(
      "We found no offer, price or number in the words, and none of the usual words for a benefit. That costs points.",
    );
  });
});

describe("a part is named by what is there", () => {
  it("also where it moves no score", () => {
    expect(labelOf("brand_looked_at", brand(0.2))).toBe("The brand name draws attention");
    expect(labelOf("brand_looked_at", brand(0.001))).toBe("The brand name draws little attention");
    expect(labelOf("brand_looked_at", brand(0.025))).toBe("Attention to the brand name");
  });

  it("neither way where it lies in the middle", () => {
    expect(labelOf("crisp", { sharpness: 1 })).toBe("Crisp edges");
    expect(labelOf("crisp", { sharpness: null })).toBe("Sharpness of the edges");
    expect(labelOf("crisp", { sharpness: 0.76 })).toBe("Sharpness of the edges");
    expect(labelOf("crisp", { sharpness: 0.5 })).toBe("Soft edges");
  });

  it("as good where nothing can be gained and nothing is lost", () => {
    expect(labelOf("calm", { clutter: 20 })).toBe("Calm to look at");
    expect(labelOf("calm", { clutter: 45 })).toBe("How busy it looks");
    expect(labelOf("calm", { clutter: 70 })).toBe("Rather busy to look at");
  });

  it("small only where nobody would call it large, and few only where they are", () => {
    expect(labelOf("space_in_use", { largestBlank: 0.05 })).toBe("No large empty field");
    expect(labelOf("space_in_use", { largestBlank: 0.2 })).toBe("Largest empty field");
    const wordy = (messageWords: number) => ({ copy: { ...plainAd().copy, messageWords } });
    expect(labelOf("few_words", wordy(12))).toBe("Few enough words to read at a glance");
    expect(labelOf("few_words", wordy(26))).toBe("Number of words");
  });

  it("not as free of a fault that its own words speak for", () => {
    const headline = (text: string) => plainAd({ headline: { text } });
    expect(partOf("teaser", headline("Sleep deeper tonight")).label).toBe("Does not tease");
    expect(partOf("teaser", headline("Sleep deeper tonight…")).label).not.toBe("Does not tease");
    expect(labelOf("no_reason", {})).toBe("Gives a reason to care");
    expect(labelOf("no_reason", { copy: { ...plainAd().copy, benefit: false } })).not.toBe("Gives a reason to care");
  });

  it("without contradicting what was measured beside it", () => {
    const person = (width: number) => ({
      hasPeople: true,
      figures: [
        { kind: "person" as const, label: "person", box: { x: 0.3, y: 0.2, width, height: 0.2 }, attention: 0.1 },
      ],
    });
    expect(labelOf("people_shown", person(0.1))).toBe("Somebody, shown small");
    // A hand is found as a person too: only a face is surely one.
    expect(labelOf("people_shown", person(0.9))).toBe("Shows somebody");
    const face = {
      kind: "face" as const,
      label: "face",
      box: { x: 0.3, y: 0.2, width: 0.4, height: 0.4 },
      attention: 0.2,
    };
    expect(labelOf("people_shown", { hasPeople: true, figures: [face] })).toBe("Shows a person");
    expect(labelOf("people_shown", { figures: [] })).toBe("No person found");
    // The facts say the same: what was found where nobody is counts for nobody, and somebody may be shown whom no detector finds.
    expect(labelOf("people_shown", { ...person(0.9), hasPeople: false })).toBe("No person found");
    expect(labelOf("people_shown", { figures: [], hasPeople: true })).toBe("Shows someone");
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

describe("a fault that is not claimed", () => {
  it("says what was looked at and calls its chance an estimate", () => {
    const { label, evidence } = partOf("low_contrast", plainAd());
    expect(label).toBe("Text stands out clearly from its background");
    expect(evidence.text).toMatch(
      /^The text with the least contrast for its size \(“.+”\) has 18:1 to its background\. We put the chance of a fault at .+%; the average over all ads is \d+%\.$/u,
    );
    expect(partOf("no_product", plainAd()).evidence.text).toMatch(
      /^We put the chance of “Does not say what is offered”/u,
    );
  });

  it("praises nothing that its own sentence speaks against", () => {
    const faint = partOf("low_contrast", plainAd({ action: { ratio: 2.3 } }));
    expect(faint.evidence.text).toContain("2.3:1 to its background; easy reading takes 3:1.");
    expect(faint.label).toBe("Contrast of the text");
  });

  it("says of a headline only what can be read in it", () => {
    const said = (text: string) => partOf("teaser", plainAd({ headline: { text } })).evidence.text;
    expect(said("Sleep deeper tonight")).toContain("asks no question");
    for (const text of ["Can you sleep deeper?", "7 ways to sleep", "This is why you sleep"])
      expect(said(text), text).not.toContain("asks no question");
  });
});

describe("detail", () => {
  const spread = (detailShare: number) => partOf("detail_together", { ...plainAd(), detailSpread: 1.6, detailShare });
  it("of a flat ad lies neither together nor apart", () => {
    expect(spread(0.05).points).toBe(0);
    expect(spread(0.05).evidence).toMatchObject({ value: null, text: expect.stringContaining("too little detail") });
    expect(spread(0.4).points).toBeLessThan(-3);
    expect(spread(0.4).evidence).toMatchObject({ value: 160, unit: "% of an even spread" });
  });
});

it("gives no points for a name that may not be the brand", () => {
  const sure = plainAd({ brand: { size: 0.09 } });
  expect(partOf("brand_large", sure).points).toBeGreaterThan(0);
  expect(partOf("brand_large", { ...sure, unsure: ["brand"] }).points).toBeLessThanOrEqual(0);
});
