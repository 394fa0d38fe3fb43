import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { clutter } from "./clutter.ts";

describe("clutter", () => {
  const full = { ...plainAd(), clutter: 95, colourVariety: 6, detailSpread: 1.2, focus: 0.03 };

  it("is likelier the fuller the picture", () => {
    expect(chanceOf("clutter", full)).toBeGreaterThan(chanceOf("clutter", plainAd()));
  });
  it("says what competes", () => {
    const texts = full.blocks.flatMap((block) => [block, block]);
    expect(clutter.reason({ ...full, blocks: texts })).toBe("8 blocks of text compete for attention.");
    // Four do not: it is the picture that is full.
    expect(clutter.reason(full)).toBe("There is much to look at in the picture itself.");
  });
});
