import { expect, it } from "vitest";
import { halvings } from "./draw-sketch.ts";

it("makes a picture smaller by no more than half at a time, and ends at the size that is shown", () => {
  expect(halvings(1080, 175)).toEqual([540, 270, 175]);
  expect(halvings(1080, 540)).toEqual([540]);
  expect(halvings(300, 300)).toEqual([300]);
  // No size twice: the canvas that is shown would be cleared and drawn on itself.
  for (let from = 500; from <= 1080; from += 1)
    for (const to of [120, 135, 216, 350])
      expect(new Set(halvings(from, to)).size, `${from} to ${to}`).toBe(halvings(from, to).length);
});
