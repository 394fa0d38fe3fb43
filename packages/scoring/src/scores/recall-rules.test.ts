import { describe, expect, it } from "vitest";
import { flat, signalsOf } from "../../test/pictures.ts";
import { GLANCE_WORDS, WEIGHTS } from "../constants.ts";
import { measure } from "../facts/see.ts";
import type { Measures } from "../facts/seen.ts";
import { scoreMeasures } from "./overall.ts";

const base = measure(signalsOf(flat(60, 60, [40, 60, 90]))).measures;
const partOf = (rule: string, m: Measures) => {
  const part = scoreMeasures(m).details.recall.parts.find((p) => p.rule === rule);
  if (!part) throw new Error(`no part ${rule}`);
  return part;
};

describe("R3 colours", () => {
  const of = (colourfulness: number, colourVariety: number) => partOf("R3", { ...base, colourfulness, colourVariety });
  it("counts strength and number alike", () => {
    expect(of(70, 4).points).toBe(WEIGHTS.R3);
    expect(of(5, 0).points).toBe(-WEIGHTS.R3);
    expect(of(70, 0).points).toBeCloseTo(0, 6);
    expect(of(25, 2).points).toBeCloseTo(0, 6);
  });
  it("says how many colours: two to the number of bits", () => {
    expect(of(40, 3).evidence.text).toMatch(/in about 8 colours\.$/);
    expect(of(40, 0).evidence.text).toMatch(/in about one colour\.$/);
  });
});

describe("R5 words that stick", () => {
  const of = (recall: number, messageWords: number) =>
    partOf("R5", { ...base, copy: { ...base.copy, recall, messageWords } });
  it("counts whole while a glance takes the message in, and by the share of it beyond", () => {
    expect(of(97, GLANCE_WORDS).points).toBe(WEIGHTS.R5);
    expect(of(97, 2 * GLANCE_WORDS).points).toBeCloseTo(WEIGHTS.R5 / 2, 6);
    expect(of(25, 2 * GLANCE_WORDS).points).toBeCloseTo(-WEIGHTS.R5 / 2, 6);
  });
  it("says what is not read", () => {
    expect(of(80, 6).evidence.text).not.toMatch(/glance/);
    expect(of(80, 40).evidence.text).toMatch(/a glance takes in about 7 of 40 words/);
    expect(partOf("R5", base).evidence.text).toBe("No words to remember were found.");
  });
});
