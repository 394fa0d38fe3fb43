import { describe, expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import type { Measures } from "../../facts/seen.ts";
import { headOf, readPx, shownPx, usualLetterWidth } from "./shown.ts";

const SQUEEZE = 0.45;

/** The same ad at 45 % of its width: lines keep their share of the width and grow against the root of the area. */
const squeezed = (m: Measures): Measures => ({
  ...m,
  aspect: m.aspect * SQUEEZE,
  blocks: m.blocks.map((b) => ({ ...b, size: b.size / Math.sqrt(SQUEEZE) })),
});

const headPx = (m: Measures, px: typeof readPx): number => {
  const head = headOf(m);
  return head ? px(m, head) : Number.NaN;
};

describe("the size letters are read at", () => {
  const ad = plainAd({ headline: { size: 0.06 } });

  it("is that of the line in usual type", () => {
    expect(headPx(ad, readPx)).toBeCloseTo(headPx(ad, shownPx), 6);
  });
  it("does not grow when the picture is squeezed, though the line does", () => {
    expect(headPx(squeezed(ad), shownPx)).toBeGreaterThan(1.4 * headPx(ad, shownPx));
    expect(headPx(squeezed(ad), readPx)).toBeLessThan(1.1 * headPx(ad, readPx));
  });
  it("is not that of wide letters where lines stand side by side", () => {
    const apart = { ...ad, blocks: ad.blocks.map((b) => ({ ...b, box: { ...b.box, x: 0, width: 1 } })) };
    expect(usualLetterWidth(apart)).toBe(usualLetterWidth(ad));
  });
  it("shows in the width of the letters", () => {
    expect(usualLetterWidth(squeezed(ad))).toBeCloseTo((usualLetterWidth(ad) ?? 0) * SQUEEZE, 6);
    expect(usualLetterWidth({ ...ad, blocks: [] })).toBeNull();
  });
});
