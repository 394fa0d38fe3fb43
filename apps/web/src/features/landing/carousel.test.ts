import { expect, it } from "vitest";
import { loopSlides, wrapIndex } from "./carousel.ts";

it("shows the first slides after the last, and the last before the first", () => {
  expect(loopSlides([1, 2, 3, 4], 3)).toEqual([2, 3, 4, 1, 2, 3, 4, 1, 2, 3]);
  expect(loopSlides([1, 2, 3, 4], 1)).toEqual([4, 1, 2, 3, 4, 1]);
});

it("counts round the loop in both directions", () => {
  expect(wrapIndex(10, 10)).toBe(0);
  expect(wrapIndex(-1, 10)).toBe(9);
  expect(wrapIndex(4, 10)).toBe(4);
});
