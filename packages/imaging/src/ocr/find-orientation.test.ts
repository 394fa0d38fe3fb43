import { expect, it } from "vitest";
import { liesOnItsSide } from "./find-orientation.ts";
import type { SeenRegion } from "./read-regions.ts";
import { turnBox, turnPicture, turnRegion } from "./turn-picture.ts";

const line = (text: string, [width, height]: readonly [number, number], confidence = 0.95): SeenRegion => ({
  region: { cx: 50, cy: 50, width, height, angle: 0, score: 0.9 },
  reading: { text, confidence } as SeenRegion["reading"],
});
const level = [200, 20] as const;
const onEnd = [20, 200] as const;

it("tells a picture on its side by lines that are read on their end, and by hardly any that lie level", () => {
  expect(liesOnItsSide([line("Warm coats", onEnd), line("Free returns", onEnd), line("4", level)])).toBe(true);
  // On its side a level word is read by accident only, and not surely.
  expect(liesOnItsSide([line("Warm coats", onEnd), line("sjeo weiw", level, 0.5)])).toBe(true);
});

it("leaves a picture alone that has level lines too, or a word at its edge", () => {
  expect(liesOnItsSide([line("Panasonic", onEnd), line("ideas for life", onEnd), line("Panasonic", level)])).toBe(
    false,
  );
  const copy = Array.from({ length: 9 }, () => line("ideas for life", onEnd));
  expect(liesOnItsSide(copy)).toBe(true);
  expect(liesOnItsSide([...copy, line("Panasonic", level, 0.99)])).toBe(false);
  expect(liesOnItsSide([line("Anzg.", onEnd)])).toBe(false);
  expect(liesOnItsSide([line("Warm coats", level)])).toBe(false);
  expect(liesOnItsSide([])).toBe(false);
});

it("flips a picture top to bottom, with its regions and boxes, and back", () => {
  const pixels = { width: 1, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  const flipped = turnPicture(pixels, "flipped");
  expect([...flipped.data]).toEqual([4, 5, 6, 1, 2, 3]);
  expect(turnPicture(flipped, "flipped")).toEqual(pixels);
  const wide = { width: 2, height: 1, data: pixels.data };
  expect(turnPicture(wide, "flipped")).toEqual(wide);
  const region = { cx: 10, cy: 20, width: 8, height: 4, angle: 0.1, score: 1 };
  const moved = { ...region, cy: 80, angle: -0.1 };
  expect(turnRegion(region, { ...pixels, width: 100, height: 100 }, "flipped")).toEqual(moved);
  const box = { x: 0.1, y: 0.25, width: 0.2, height: 0.25 };
  expect(turnBox(box, "flipped")).toEqual({ ...box, y: 0.5 });
});

it("leaves a picture on its side, with its boxes, as it stands", () => {
  const box = { x: 0.1, y: 0.2, width: 0.2, height: 0.3 };
  expect(turnBox(box, "sideways")).toEqual(box);
});
