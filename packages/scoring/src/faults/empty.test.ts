import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { empty } from "./empty.ts";

describe("empty", () => {
  const hollow = {
    ...plainAd(),
    emptyShare: 0.9,
    largestBlank: 0.7,
    pictureShare: 0,
    whiteShare: 0.9,
    groundShare: 0.95,
  };

  it("is likelier the barer the ad", () => {
    expect(chanceOf("empty", hollow)).toBeGreaterThan(chanceOf("empty", plainAd()));
  });
  it("says how much is bare", () => {
    expect(empty.reason(hollow)).toContain("70%");
  });
});
