import { describe, expect, it } from "vitest";
import { cappedOverall } from "../scores/overall.ts";
import { verdictOf } from "./verdict.ts";

const nothing = { contrast: [], recall: [], copy_engagement: [] };

describe("verdict", () => {
  it("names the band of the whole number that is shown", () => {
    expect(verdictOf(69.6, nothing)).toMatch(/^Strong overall, with no fault worth naming/);
    expect(verdictOf(69.4, nothing)).toMatch(/^Fair overall; no single fault stands out/);
    expect(verdictOf(49.4, nothing)).toMatch(/^Weak overall/);
  });
  it("never calls a flagged ad strong, on the page either", () => {
    const capped = cappedOverall(93, [{ code: "policy_risk" }]);
    expect(Math.round(capped)).toBeLessThan(70);
    expect(verdictOf(capped, nothing)).toMatch(/^Fair/);
  });
});
