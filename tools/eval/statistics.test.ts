import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { ENGINE_VERSION } from "@adjudge/scoring";
import { centreMap, correlation, gaussian, resizeGrid } from "./attention-metrics.ts";
import { truthDocuments, truthFile } from "./truth-documents.ts";
import type { TruthFile } from "./truth-page.ts";
import { bootSpearman, itemPairs, pairAccuracy, ranks, spearman } from "./statistics.ts";

describe("rank statistics", () => {
  it("shares ranks among ties", () => {
    expect(ranks([10, 20, 20, 5])).toEqual([2, 3.5, 3.5, 1]);
  });
  it("gives the textbook Spearman", () => {
    expect(spearman([1, 2, 3, 4, 5], [5, 6, 7, 8, 7])).toBeCloseTo(0.8208, 4);
    expect(spearman([1, 2, 3], [3, 2, 1])).toBe(-1);
    expect(spearman([1, 1, 1], [3, 2, 1])).toBe(0);
  });
  it("brackets the value and repeats itself", () => {
    const a = Array.from({ length: 60 }, (_, i) => (i * 37) % 60);
    const b = a.map((v, i) => v + ((i * 17) % 40));
    const one = bootSpearman(a, b);
    expect(one.low).toBeLessThan(one.value);
    expect(one.high).toBeGreaterThan(one.value);
    expect(bootSpearman(a, b)).toEqual(one);
  });
  it("counts only pairs that people tell apart", () => {
    expect(itemPairs([1, 1.5, 3], 1)).toHaveLength(2);
    expect(pairAccuracy([0, 5, 9], [1, 1.5, 3], 1).value).toBe(1);
    expect(pairAccuracy([4, 4, 4], [1, 1.5, 3], 1).value).toBe(0.5);
  });
});

describe("attention metrics", () => {
  it("keeps the mass under a blur and the mean under a resize", () => {
    const data = new Float64Array(400);
    data[210] = 1;
    expect(gaussian(data, 20, 20, 2).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    expect(resizeGrid({ width: 2, height: 1, data: [0, 1] }, 4, 1)).toEqual(Float64Array.from([0, 0.25, 0.75, 1]));
    expect(correlation(centreMap(30, 20), centreMap(30, 20))).toBeCloseTo(1, 9);
  });
});

describe("docs/truth.json", () => {
  const truth = JSON.parse(readFileSync(truthFile, "utf8")) as TruthFile;

  it("was measured with the engine that ships, every set", () => {
    expect([truth.engine_version, ...Object.values(truth.sets).map((set) => set.engine_version)]).toEqual(
      Array.from({ length: 8 }, () => ENGINE_VERSION),
    );
  });

  it("is what docs/truth.md and the README show", () => {
    for (const { path, text } of truthDocuments(truth)) expect(readFileSync(path, "utf8")).toBe(text);
  });
});
