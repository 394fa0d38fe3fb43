import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { plainAd } from "../../../packages/scoring/test/judged.ts";
import { withRulesTable } from "./rules-table.ts";
import { FAULTS } from "@adjudge/scoring/faults/all-faults";
import { STRENGTHS } from "@adjudge/scoring/scores/terms";
import { scoreMeasures } from "@adjudge/scoring/scores/overall";
import { TERM_WEIGHTS } from "@adjudge/scoring/scores/weights.data";

describe("the rules as written down", () => {
  it("are the rules as they run: SPEC.md is what write-spec.ts would write", () => {
    const document = readFileSync(new URL("../../../packages/scoring/SPEC.md", import.meta.url), "utf8");
    expect(document).toContain("<!-- rules:");
    expect(withRulesTable(document)).toBe(document);
  });
  it("move one score each, with a fitted and a shipped weight that differ by rounding, or not at all", () => {
    const codes = [...FAULTS.filter((f) => f.seen).map((f) => f.code), ...STRENGTHS.map((s) => s.code)];
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(TERM_WEIGHTS).toSorted()).toEqual(codes.toSorted());
    for (const [code, { fitted, shipped }] of Object.entries(TERM_WEIGHTS)) {
      expect(shipped).toBeGreaterThanOrEqual(0);
      // LEFT_OUT of fit.py: those who looked found no fault in what it charged.
      const isLeftOut = code === "set_type" || code === "short_lines";
      expect(Math.abs((isLeftOut ? 0 : fitted) - shipped)).toBeLessThanOrEqual(0.26);
    }
  });
  it("let lightness alone move no score", () => {
    const m = plainAd();
    const scoresAt = (meanLightness: number) => {
      const { details } = scoreMeasures({ ...m, meanLightness });
      return Object.values(details).map((d) => d.score);
    };
    expect(scoresAt(0.95)).toEqual(scoresAt(0.1));
  });
});
