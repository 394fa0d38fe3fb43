import { describe, expect, it } from "vitest";
import { paint, signalsOf } from "../../test/pictures.ts";
import { openPreview } from "../advice/preview.ts";
import { analyse } from "../analyse.ts";
import type { Corrections, Signals } from "../types.ts";
import { placesThatAsk, withLineTexts } from "./corrected-lines.ts";
import { LINE_ROLES } from "./line-roles.ts";
import { saidOf } from "./said-lines.ts";

const line = (text: string, y: number, height: number, confidence = 0.99) => ({
  text,
  confidence,
  box: { x: 0.1, y, width: 0.8, height },
});

const striped = paint(400, 400, (x, y) => (y % 100 > 30 && y % 100 < 80 && x % 8 < 4 ? [20, 20, 40] : [240, 240, 235]));

const ad: Signals = signalsOf(striped, {
  lines: [
    line("Warm coats for winter", 0.08, 0.12),
    line("Made by hand in Oslo", 0.33, 0.08),
    line("Order now", 0.58, 0.08),
    line("Frosty Fjord", 0.83, 0.08),
  ],
});
const factsWith = (corrections: Corrections) => analyse(ad, corrections).facts;

describe("the call to act by its owner", () => {
  it("is the lines that are named, whatever they say, and is in no doubt", () => {
    const facts = factsWith({ cta_lines: [1] });
    expect(facts).toMatchObject({ cta: "Made by hand in Oslo", corrected: ["cta"] });
    expect(facts.unsure).not.toContain("cta");
    expect(facts.lines.filter(({ role }) => role === "call_to_action").map((l) => l.line)).toEqual([1]);
    expect(factsWith({ cta_lines: [1, 2] }).cta).toBe("Made by hand in Oslo Order now");
  });

  it("may be a line of what was taken for the headline, or a label of the exchange", () => {
    const { headline, cta } = factsWith({ cta_lines: [0] });
    expect([headline.includes("Warm"), cta]).toEqual([false, "Warm coats for winter"]);
    const marked = { ...ad, lines: [...ad.lines, line("Advertisement", 0.95, 0.03)] };
    expect(analyse(marked).facts.chrome).toEqual(["Advertisement"]);
    expect(analyse(marked, { cta_lines: [4] }).facts).toMatchObject({ chrome: [], cta: "Advertisement" });
  });

  it("is none where its owner says so: the fault is more likely, and nothing is left open", () => {
    const before = analyse(ad);
    expect(before.facts.cta).toBe("Order now");
    const after = analyse(ad, { cta_lines: null });
    expect(after.facts).toMatchObject({ cta: null, cta_form: "none", corrected: ["cta"] });
    expect(after.facts.unsure).not.toContain("cta");
    expect(after.facts.faults.no_cta ?? 0).toBeGreaterThan(before.facts.faults.no_cta ?? 1);
  });

  it("is the part that asks of a line in which a sentence and a request are set as one", () => {
    const parts = ["Ship to Oslo and more.", "Get a quote now", "Fast"].map((text, i) => ({
      text,
      index: i < 2 ? 0 : 1,
    }));
    expect(placesThatAsk(parts, [0])).toEqual([1]);
    expect(placesThatAsk(parts, [1])).toEqual([2]);
    expect(placesThatAsk(parts, [7])).toEqual([]);
  });
});

describe("what a misread line really says", () => {
  it("is what headline, brand, offer and request are made of, and what was read is kept beside it", () => {
    const { facts } = analyse(ad, {
      line_texts: [
        { line: 0, text: "Warm coats for spring" },
        { line: 1, text: "Now 40% off" },
        { line: 2, text: "Get your coat" },
      ],
    });
    expect(facts.text).toEqual(["Warm coats for spring", "Now 40% off", "Get your coat", "Frosty Fjord"]);
    expect(facts).toMatchObject({ headline: "Warm coats for spring", cta: "Get your coat", corrected: ["text"] });
    expect(facts.offer).toContain("40%");
    expect(facts.lines.map((l) => l.read_as)).toEqual([
      "Warm coats for winter",
      "Made by hand in Oslo",
      "Order now",
      undefined,
    ]);
    const named = factsWith({ brand: "Northmill", line_texts: [{ line: 3, text: "NORTHMILL" }] });
    expect(named.places.brand.map(({ y }) => y)).toEqual([0.83]);
  });

  it("is looked at for spelling and teasing, however unsure the reader was", () => {
    const unsure = { ...ad, lines: ad.lines.map((l) => ({ ...l, confidence: 0.5 })) };
    const faultsWith = (text: string) =>
      analyse(unsure, { line_texts: [0, 1].map((at) => ({ line: at, text })) }).facts.faults;
    const plain = faultsWith("Warm coats for the winter");
    expect(faultsWith("Wram coats for teh wintre").typos ?? 0).toBeGreaterThan(plain.typos ?? 1);
    expect(faultsWith("You won’t believe what happens next").teaser ?? 0).toBeGreaterThan(plain.teaser ?? 1);
  });

  it("stands as it is given: nothing is mended in it, and its word list splits nothing", () => {
    const raw = {
      ...ad,
      lines: ad.lines.map((l, i) => (i === 3 ? { ...l, text: "Bright Well", rawText: "BrightWell" } : l)),
    };
    const { facts } = analyse(raw, { line_texts: [{ line: 3, text: " P values " }] });
    expect(facts.lines[3]?.text).toBe("P values");
  });

  it("changes nothing where it is what was read, but that its words are sure", () => {
    const { facts: before, scores } = analyse(ad);
    const same = analyse(ad, { line_texts: [{ line: 1, text: "Made by hand in Oslo" }] });
    expect(same.facts.lines.map(({ text, role }) => [text, role])).toEqual(before.lines.map((l) => [l.text, l.role]));
    expect(same.scores.contrast.score).toBeCloseTo(scores.contrast.score, 0);
    expect(withLineTexts(ad, {})).toBe(ad);
  });

  it("is in the preview of scores too", () => {
    const corrections = { cta_lines: null, line_texts: [{ line: 0, text: "You won’t believe what happens next" }] };
    const { overall } = analyse(ad, corrections);
    expect(openPreview(ad, corrections)([]).overall).toBeCloseTo(overall ?? 0, 1);
  });

  it("leaves what the net said of the line as it was: chances of names where each word has its place", () => {
    const roles = LINE_ROLES.map((_, i) => i / 10);
    const said = [{ index: 0, text: "Warn coats", roles, names: [0.1, 0.2] }];
    const corrected = (text: string) => saidOf([{ index: 0, text, readAs: "Warn coats" }], said);
    expect(corrected("Warm coats")).toEqual([{ roles, names: [0.1, 0.2] }]);
    expect(corrected("Warm winter coats")).toEqual([{ roles, names: [] }]);
    expect(saidOf([{ index: 0, text: "Warm coats" }], said)).toEqual([null]);
    expect(saidOf([{ index: 1, text: "Sale", readAs: "Sa1e" }], said)).toEqual([null]);
  });
});
