import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { scoreMeasures } from "./overall.ts";

const tenths = (points: number): number => Math.round(10 * points);

describe("what is missing", () => {
  const nameless = { ...plainAd({ action: null }), brand: null };

  it.each([
    ["no_cta", "copy_engagement", ["weak_cta", "clear_request", "large_request"]],
    ["no_brand", "recall", ["weak_brand", "brand_large", "brand_clear", "brand_looked_at"]],
  ] as const)("is charged once, in the row %s", (rule, score, follows) => {
    const { parts, base, score: sum } = scoreMeasures(nameless).details[score];
    const row = parts.find((p) => p.rule === rule);
    expect(row?.points).toBeLessThan(-1);
    for (const code of follows) {
      const follower = parts.find((p) => p.rule === code);
      expect([code, follower?.points, follower?.evidence.text]).toEqual([code, 0, `Counted under “${row?.label}”.`]);
    }
    expect(parts.reduce((total, p) => total + tenths(p.points), tenths(base))).toBe(tenths(sum));
  });

  it("is not where it is there", () => {
    const { parts } = scoreMeasures(plainAd()).details.recall;
    expect(parts.some((p) => p.evidence.text.startsWith("Counted under"))).toBe(false);
  });
});
