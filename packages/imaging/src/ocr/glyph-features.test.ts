import { describe, expect, it } from "vitest";
import { cropHeight } from "./crop-region.ts";
import { glyphFeatureCount, glyphFeatures, strokesOf } from "./glyph-features.ts";

/** Ink of a line of writing: `paint` says how much at each place. */
const line = (width: number, paint: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: width * cropHeight }, (_, i) => paint(i % width, Math.floor(i / width)));

const channels = 9;
/** Features of the cell in column `x` and row `y`: eight ways of change, then ink. */
const cell = (features: Float32Array, x: number, y: number): number[] => [
  ...features.subarray((y * 8 + x) * channels, (y * 8 + x + 1) * channels),
];

describe("features of a character", () => {
  it("are all zero on paper", () => {
    const features = glyphFeatures(
      strokesOf(
        line(64, () => 0),
        64,
      ),
      32,
    );
    expect(features.length).toBe(glyphFeatureCount);
    expect(features.every((value) => value === 0)).toBe(true);
  });

  it("see an upright edge as change across and ink beside it, and nothing elsewhere", () => {
    // Ink from column 32 on; the window of a character at 32 starts at column 16, so the edge is between its cells 3 and 4.
    const features = glyphFeatures(
      strokesOf(
        line(64, (x) => (x >= 32 ? 1 : 0)),
        64,
      ),
      32,
    );
    // Change of 1 in one column of four rows, straight across: way 8 of 16, which is way 0 of 8; 4 / 8 each side.
    expect(cell(features, 3, 5)).toEqual([0.5, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(cell(features, 4, 5)).toEqual([0.5, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(cell(features, 2, 5)).toEqual(new Array(channels).fill(0));
    expect(cell(features, 6, 5)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("take what lies outside the line for paper", () => {
    const full = strokesOf(
      line(16, () => 1),
      16,
    );
    // The window of a character at column 0 shows sixteen columns that are not there.
    const features = glyphFeatures(full, 0);
    expect(cell(features, 0, 5)).toEqual(new Array(channels).fill(0));
    expect(cell(features, 5, 5).at(-1)).toBe(1);
    // The border itself is an edge, from either side of it.
    expect(cell(features, 3, 5)[0]).toBe(0.5);
    expect(cell(features, 4, 5)[0]).toBe(0.5);
  });

  it("are the same wherever in the line the character stands", () => {
    const stroke = (at: number) => line(96, (x, y) => (Math.abs(x - at) < 3 && y > 10 && y < 40 ? (y % 7) / 7 : 0));
    expect(glyphFeatures(strokesOf(stroke(30), 96), 30)).toEqual(glyphFeatures(strokesOf(stroke(61), 96), 61));
  });
});
