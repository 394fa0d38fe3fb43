import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { badImage } from "./bad-image.ts";

describe("bad_image", () => {
  const poor = { ...plainAd(), sharpness: 0.3, blockiness: 3, colourfulness: 5, figureGround: 0.02, sourceSide: 150 };

  it("is likelier for a blurred, blocky, dull picture", () => {
    expect(chanceOf("bad_image", poor)).toBeGreaterThan(chanceOf("bad_image", plainAd()));
  });
  it("says how sharp it is", () => {
    expect(badImage.reason(poor)).toContain("30 %");
  });
});
