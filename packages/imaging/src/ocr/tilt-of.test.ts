import { expect, it } from "vitest";
import type { TextRegion } from "./text-region.ts";
import { tiltOf } from "./tilt-of.ts";

const line = (degrees: number, width = 200): TextRegion => ({
  ...{ cx: 100, cy: 100, width, height: 20, score: 0.9 },
  angle: (degrees * Math.PI) / 180,
});

it("is the angle that most of the writing shares", () => {
  expect(tiltOf([line(9), line(10), line(8.5)])).toBe(9);
  expect(tiltOf([line(-6), line(-6, 400)])).toBe(-6);
});

it("is none of level writing and of lines that run in different ways, and unknown of no writing", () => {
  expect(tiltOf([line(0), line(0)])).toBe(0);
  // A slanted headline over a level button and a level name.
  expect(tiltOf([line(-12, 300), line(0), line(0)])).toBe(0);
  expect(tiltOf([])).toBeNull();
});

it("asks no short word, whose stem and tail tilt its box", () => {
  expect(tiltOf([line(7, 40), line(0)])).toBe(0);
  expect(tiltOf([line(7, 40)])).toBeNull();
});
