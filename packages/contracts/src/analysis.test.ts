import { describe, expect, it } from "vitest";
import { Analysis } from "./analysis.ts";

const score = { score: 62.5, base: 50, parts: [], percentile: 61 };
const advice = {
  rule: "C3",
  score: "contrast",
  action: "recolour",
  text: "Set it in black.",
  detail: "",
  measured: 1.9,
  reached: 7,
  unit: ":1",
  target: { min: 4.5, max: null },
  boxes: [],
  gain: 4,
  overall_gain: 1.5,
};

/** As engine 1.2.1 wrote it. */
const old = {
  engine_version: "1.2.1",
  overall: 62.5,
  overall_percentile: 61,
  likely_range: { low: 50, high: 75 },
  verdict: "As it was.",
  formula: "",
  scores: { contrast: score, recall: score, copy_engagement: score },
  colours: [],
  elements: [],
  attention: { width: 1, height: 1, data: [255] },
  clutter: 20,
  copy: [],
  recommendations: { contrast: [advice], recall: [], copy_engagement: [] },
  notes: [],
  source: { width: 300, height: 250, format: "png", bytes: 900 },
};

describe("an analysis", () => {
  it("of engine 1.x is read with the words it had; what it had not yet is null or empty", () => {
    const read = Analysis.parse(old);
    expect(read).toMatchObject({ verdict: "As it was.", overall: 62.5, withheld: null, facts: null });
    expect([read.faults, read.flags]).toEqual([[], []]);
    expect(read.recommendations.contrast).toEqual([{ ...advice, fault: null, change: null }]);
  });

  it("may have no score, and then says why", () => {
    const withheld = { reason: "blank", message: "The picture is empty." };
    const none = { ...old, overall: null, overall_percentile: null, likely_range: null, withheld };
    expect(Analysis.parse(none)).toMatchObject({ overall: null, withheld });
    expect(Analysis.safeParse({ ...none, withheld: { reason: "mood", message: "" } }).success).toBe(false);
  });
});
