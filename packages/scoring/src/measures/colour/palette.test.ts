import { describe, expect, it } from "vitest";
import { flat, paint, sequence } from "../../../test/pictures.ts";
import { labPlanes } from "../pixels/plane.ts";
import { dominantColours, paletteOf } from "./palette.ts";

describe("A1 palette", () => {
  it("names one flat colour once, with share 1", () => {
    expect(paletteOf(dominantColours(labPlanes(flat(20, 20, [200, 30, 40]))))).toEqual([{ hex: "#c81e28", share: 1 }]);
  });

  it("finds three colours with their true shares, largest first", () => {
    const picture = paint(100, 100, (x, y) => (y < 60 ? [255, 255, 255] : x < 70 ? [20, 60, 160] : [240, 180, 20]));
    const found = paletteOf(dominantColours(labPlanes(picture)));
    expect(found.map((c) => c.share)).toEqual([0.6, 0.28, 0.12]);
    expect(found[0]?.hex).toBe("#ffffff");
    expect(found[1]?.hex).toBe("#143ca0");
  });

  it("merges near-duplicates and never gives more than six", () => {
    const next = sequence(3);
    const noise = paint(80, 80, () => [next() * 255, next() * 255, next() * 255]);
    expect(dominantColours(labPlanes(noise)).length).toBeLessThanOrEqual(6);
    const twins = paint(40, 40, (x) => (x % 2 === 0 ? [100, 100, 100] : [104, 102, 100]));
    expect(dominantColours(labPlanes(twins))).toHaveLength(1);
  });
});
