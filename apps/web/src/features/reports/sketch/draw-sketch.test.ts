import { expect, it } from "vitest";
import { halvings } from "./draw-sketch.ts";

it("makes a picture smaller by no more than half at a time, and ends at the size that is shown", () => {
  expect(halvings(1080, 175)).toEqual([540, 270, 175]);
  expect(halvings(1080, 540)).toEqual([540]);
  expect(halvings(300, 300)).toEqual([300]);
});
