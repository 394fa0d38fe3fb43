import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { FAULTS } from "./all-faults.ts";
import { featuresOf } from "./features.ts";
import { findingsOf, judge, probabilitiesOf } from "./judge.ts";
import { FAULT_WEIGHTS } from "./weights.data.ts";

describe("the faults", () => {
  it("are 24, each named once, each with sources and something to look at", () => {
    expect(new Set(FAULTS.map((f) => f.code)).size).toBe(24);
    for (const f of FAULTS) {
      expect(f.sources.length).toBeGreaterThan(5);
      expect(f.looksAt.length).toBeGreaterThan(0);
      expect(new Set(f.looksAt).size).toBe(f.looksAt.length);
    }
  });
  it("weigh nothing negatively and only what they look at", () => {
    for (const f of FAULTS)
      for (const [name, weight] of Object.entries(FAULT_WEIGHTS[f.code]?.weights ?? {})) {
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(f.looksAt).toContain(name);
      }
  });
  it("are fitted where they are seen, and judged only there", () => {
    const judged = judge(plainAd());
    expect(judged.map((j) => j.fault.code).toSorted()).toEqual(
      FAULTS.filter((f) => f.seen)
        .map((f) => f.code)
        .toSorted(),
    );
    for (const j of judged) expect(FAULT_WEIGHTS[j.fault.code]).toBeDefined();
  });
  it("give probabilities between 0 and 1, and name only what passes its threshold", () => {
    const judged = judge(plainAd());
    for (const j of judged) {
      expect(j.probability).toBeGreaterThanOrEqual(0);
      expect(j.probability).toBeLessThanOrEqual(1);
    }
    expect(Object.keys(probabilitiesOf(judged))).toHaveLength(judged.length);
    expect(findingsOf(judged, plainAd()).every((f) => judged.some((j) => j.claimed && j.fault.code === f.code))).toBe(
      true,
    );
  });
});

describe("the features", () => {
  it("lie between 0 and 1, with text and without", () => {
    for (const m of [plainAd(), plainAd({ headline: null, body: null, action: null, brand: null })])
      for (const [name, value] of Object.entries(featuresOf(m))) {
        expect(value, name).toBeGreaterThanOrEqual(0);
        expect(value, name).toBeLessThanOrEqual(1);
      }
  });
});
