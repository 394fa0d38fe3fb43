import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { scoreMeasures } from "../scores/overall.ts";
import { badImage } from "./bad-image.ts";

describe("bad_image", () => {
  const poor = { ...plainAd(), sharpness: 0.3, blockiness: 3, colourfulness: 5, figureGround: 0.02, sourceSide: 150 };

  it("is likelier for a blurred, blocky, dull picture", () => {
    expect(chanceOf("bad_image", poor)).toBeGreaterThan(chanceOf("bad_image", plainAd()));
  });
  it("says how sharp it is", () => {
    expect(badImage.reason(poor)).toContain("30%");
  });
  it("is named where damage was measured, and mending it gives the points back", () => {
    const noisy = { ...plainAd(), damage: 0.97, damageKind: "noisy" as const };
    const now = scoreMeasures(noisy);
    expect(now.judged.find((j) => j.fault === badImage)?.claimed).toBe(true);
    expect(badImage.reason(noisy)).toContain("Noise");
    const mended = scoreMeasures(noisy, new Set(["bad_image" as const]));
    expect(mended.details.contrast.score).toBeGreaterThan(now.details.contrast.score + 10);
    expect(scoreMeasures(plainAd()).judged.find((j) => j.fault === badImage)?.claimed).toBe(false);
  });
});
