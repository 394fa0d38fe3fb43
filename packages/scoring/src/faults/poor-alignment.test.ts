import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { poorAlignment } from "./poor-alignment.ts";

describe("poor_alignment", () => {
  const wild = plainAd();
  const strewn = {
    ...wild,
    alignment: 0,
    blocks: wild.blocks.map((b, i) => ({
      ...b,
      box: { x: 0.02 + 0.13 * i, y: 0.2 * i, width: 0.2 + 0.07 * i, height: 0.05 },
    })),
  };

  it("points at the texts", () => {
    expect(poorAlignment.places(strewn)).toHaveLength(3);
  });
  it("is likelier for texts on edges of their own, where it is seen at all", () => {
    if (poorAlignment.seen)
      expect(chanceOf("poor_alignment", strewn)).toBeGreaterThan(chanceOf("poor_alignment", wild));
    else expect(chanceOf("poor_alignment", strewn)).toBeNaN();
  });
});
