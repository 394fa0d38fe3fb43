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

  it("is charged once where the name stands only within the text", () => {
    const within = {
      ...plainAd({ brand: null }),
      brand: { text: "Northmill", apart: false, box: null, attention: 0.05 },
    };
    const { parts } = scoreMeasures(within).details.recall;
    const row = parts.find((p) => p.rule === "brand_large");
    expect(row?.label).toBe("The brand name is not set apart");
    expect(parts.find((p) => p.rule === "brand_clear")?.evidence.text).toBe(`Counted under “${row?.label}”.`);
  });

  it("is not where it is there", () => {
    const { parts } = scoreMeasures(plainAd()).details.recall;
    expect(parts.some((p) => p.evidence.text.startsWith("Counted under"))).toBe(false);
  });

  it("is told by what was found, not by odds that speak against it", () => {
    const { parts } = scoreMeasures({ ...nameless, unread: [{ x: 0, y: 0, width: 0.5, height: 0.1 }] }).details.recall;
    expect(parts.find((p) => p.rule === "no_brand")?.evidence.text).toBe("We found no brand name that we are sure of.");
  });
});

describe("one thing measured twice", () => {
  const contrastOf = (clutter: number) => scoreMeasures({ ...plainAd(), clutter }).details.contrast.parts;
  const row = (clutter: number, rule: string) => contrastOf(clutter).find((p) => p.rule === rule);

  it.each([20, 45, 55, 65])("has one row where its fault is not claimed: clutter %d", (clutter) => {
    expect(row(clutter, "clutter")?.points).toBe(0);
    expect(row(clutter, "clutter")?.evidence.text).toBe(`Counted under “${row(clutter, "calm")?.label}”.`);
  });

  it("has a name that goes with its points", () => {
    for (const clutter of [20, 45, 55, 65, 75]) {
      const { label = "", points = 0 } = row(clutter, "calm") ?? {};
      expect(points < 0 && label === "Calm to look at", label).toBe(false);
      expect(points > 0 && label === "Rather busy to look at", label).toBe(false);
    }
  });
});
