import { describe, expect, it } from "vitest";
import { nameChances } from "./name-chances.ts";
import type { SeenLine, SeenLines } from "./seen-lines.ts";

const box = { x: 0.1, y: 0.1, width: 0.4, height: 0.05 };
const line = (text: string, index: number): SeenLine => ({
  ...{ index, text, rawText: text, shape: null, confidence: 1, ratio: 17, lc: 100, roughness: 0, box },
  ...{ colour: [20, 20, 20], background: [250, 250, 250] },
});
const seen: SeenLines = {
  lines: ["Sleep well with Largo", "LARGO", "Shop beds"].map(line),
  features: [],
  groups: [],
  said: [
    { roles: [], names: [0.1, 0, 0.05, 0.8] },
    { roles: [], names: [0.9] },
    { roles: [], names: [0.02, 0.03] },
  ],
};
const named = (text: string, lines: number[], of = seen): number[] =>
  nameChances({ text, lines, box, source: "line" }, of, [0.2, 0.6, 0.1]);

describe("the chance of a name, word by word", () => {
  it("is that of its own words, and of the same name elsewhere", () => {
    const [mean, least, elsewhere, others, beside, surer] = named("Largo", [1]);
    expect([mean, least, elsewhere]).toEqual([0.9, 0.9, 0.8]);
    expect([others, beside, surer]).toEqual([0.1, 0, 0]);
  });
  it("is low for words that are none, and says that a surer one stands elsewhere", () => {
    const [mean, , elsewhere, others, , surer] = named("Shop beds", [2]);
    expect(mean).toBeCloseTo(0.025);
    expect([elsewhere, others, surer]).toEqual([0, 0.9, 4]);
  });
  it("falls back on the line's own chance where nothing was said", () => {
    expect(named("Largo", [1], { ...seen, said: [] })[0]).toBe(0.6);
  });
});
