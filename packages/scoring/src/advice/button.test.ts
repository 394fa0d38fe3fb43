import { expect, it } from "vitest";
import { contrastRatio } from "../measures/colour/text-contrast.ts";
import type { Rgb } from "../measures/colour/srgb-oklab.ts";
import { BUTTON_PX, buttonSize, fillFor, labelOn, LABEL_SHARE, leastShare } from "./button.ts";

it("is at least so high that its label can be read, in every format", () => {
  for (const [width, height] of [
    [300, 250],
    [728, 90],
    [320, 50],
    [160, 600],
    [1080, 1080],
  ] as const) {
    const [aspect, side] = [width / height, Math.sqrt(width * height)];
    const size = buttonSize("Learn more", aspect, side);
    const px = size.height * height * Math.min(1, 400 / side);
    expect(px).toBeGreaterThanOrEqual(BUTTON_PX.least - 1e-6);
    expect(px * leastShare(aspect, side) * LABEL_SHARE).toBeGreaterThanOrEqual(9);
    expect(buttonSize("Visit northmill.com", aspect, side).width).toBeGreaterThan(size.width);
  }
});

it("can be told from the ground, and its label from it", () => {
  const grounds: Rgb[] = [
    [0, 0, 0],
    [255, 255, 255],
    [9, 35, 237],
    [120, 120, 120],
    [240, 160, 20],
  ];
  const own: Rgb[] = [
    [4, 4, 6],
    [250, 250, 251],
    [245, 165, 25],
    [10, 40, 230],
    [118, 122, 120],
  ];
  for (const ground of grounds) {
    const fill = fillFor(ground, own);
    expect(contrastRatio(fill, ground)).toBeGreaterThanOrEqual(1.5);
    expect(contrastRatio(labelOn(fill), fill)).toBeGreaterThanOrEqual(4.5);
  }
  // The liveliest of the ad's own, not the farthest.
  expect(fillFor([9, 35, 237], own)).toEqual([245, 165, 25]);
});
