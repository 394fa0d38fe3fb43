import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { clutter } from "./clutter.ts";

describe("clutter", () => {
  const full = { ...plainAd(), clutter: 95, colourVariety: 6, detailSpread: 1.2, focus: 0.03 };

  it("is likelier the fuller the picture", () => {
    expect(chanceOf("clutter", full)).toBeGreaterThan(chanceOf("clutter", plainAd()));
  });
  it("says what competes", () => {
    const [block] = full.blocks;
    const strewn = Array.from({ length: 8 }, (_, i) => ({
      ...block!,
      box: { x: 0.05 + 0.5 * (i % 2), y: 0.05 + 0.24 * Math.floor(i / 2), width: 0.3, height: 0.05 },
      size: 0.05,
    }));
    expect(clutter.reason({ ...full, blocks: strewn })).toBe("Texts in 8 places compete for attention.");
    // Lines of a list stand in one place, however many they are.
    const list = Array.from({ length: 8 }, (_, i) => ({
      ...block!,
      box: { x: 0.05, y: 0.05 + 0.08 * i, width: 0.3, height: 0.05 },
      size: 0.05,
      lines: 2,
    }));
    expect(clutter.reason({ ...full, blocks: list })).toBe("16 lines of text fill the ad.");
    // Four do not: it is the picture that is full.
    expect(clutter.reason(full)).toBe("Edges, colours and lines of text make it busier than about 9 of 10 ads.");
  });
});
