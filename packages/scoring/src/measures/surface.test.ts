import { expect, it } from "vitest";
import { flat, paint, signalsOf } from "../../test/pictures.ts";
import { measure } from "../facts/see.ts";

it("does not hang the border of an ad on where its page ends to a pixel", () => {
  // A banner with a blue rim on a white page; in the second copy one row of page is left, as light as a page but for a few pixels.
  const banner = (specks: number) =>
    paint(160, 60, (x, y) => {
      if (y === 9 && x >= 30 && x < 30 + specks) return [190, 190, 205];
      return x >= 20 && x < 140 && y >= 10 && y < 50 ? [40, 60, 160] : [255, 255, 255];
    });
  const border = (specks: number): number => measure(signalsOf(banner(specks))).measures.whiteBorder;
  expect(border(0)).toBe(0);
  expect(border(8)).toBeGreaterThan(0);
  expect(border(8)).toBeLessThan(0.3);
  expect(measure(signalsOf(flat(60, 60, [255, 255, 255]))).measures.whiteBorder).toBeGreaterThan(0.9);
});
