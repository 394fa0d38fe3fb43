import { describe, expect, it } from "vitest";
import type { Pixels } from "../../picture.ts";
import { shrinkToArea } from "./shrink-pixels.ts";

const picture = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, i) => (Math.imul(i + 1, 2_654_435_761) >>> 13) & 255),
});

/** Rounded mean of the square of `k` x `k` pixels at column `x` and row `y` of the small picture. */
const meanAt = ({ width, data }: Pixels, k: number, x: number, y: number, channel: number): number => {
  let sum = 0;
  for (let j = 0; j < k; j += 1)
    for (let i = 0; i < k; i += 1) sum += data[((y * k + j) * width + x * k + i) * 3 + channel] ?? 0;
  return Math.floor((sum + Math.floor((k * k) / 2)) / (k * k));
};

describe("shrinking a picture", () => {
  it.each([2, 3, 4, 5])("by %i a side gives the mean of every square", (k) => {
    const source = picture(12 * k, 7 * k);
    const small = shrinkToArea(source, 12 * 7);
    expect([small.width, small.height]).toEqual([12, 7]);
    for (let y = 0; y < 7; y += 1)
      for (let x = 0; x < 12; x += 1)
        for (let channel = 0; channel < 3; channel += 1)
          expect(small.data[(y * 12 + x) * 3 + channel]).toBe(meanAt(source, k, x, y, channel));
  });

  it("rounds white to white and black to black, whatever the square", () => {
    for (const level of [0, 255])
      for (const k of [2, 3, 4]) {
        const flat = { width: 4 * k, height: 4 * k, data: new Uint8Array(16 * k * k * 3).fill(level) };
        expect([...shrinkToArea(flat, 16).data]).toEqual(new Array(48).fill(level));
      }
  });

  it("shares pixels out between neighbours where sides do not divide, and keeps the mean", () => {
    const source = {
      width: 3,
      height: 3,
      data: Uint8Array.from([0, 0, 255].flatMap((v) => [v, v, v, v, v, v, v, v, v])),
    };
    const small = shrinkToArea(source, 4);
    // Rows of 1.5 source rows each: two thirds of 0 and one third of 0, then a third of 0 and two thirds of 255.
    expect([small.width, small.height]).toEqual([2, 2]);
    expect([small.data[0], small.data[6]]).toEqual([0, 170]);
  });

  it("never enlarges", () => {
    const source = picture(5, 4);
    expect(shrinkToArea(source, 1000)).toEqual(source);
  });
});
