import { expect, it } from "vitest";
import { withinBudget } from "./reading-budget.ts";
import { turnBox, turnPicture, turnRegion } from "./turn-picture.ts";

const line = (width: number, height: number) => ({ cx: 0, cy: 0, width, height, angle: 0, score: 0.9 });

it("reads every line of an ordinary ad", () => {
  const regions = Array.from({ length: 60 }, (_, i) => line(300, 10 + i));
  expect(withinBudget(regions)).toEqual({ regions, columns: expect.any(Number), isCut: false });
});

it("counts the columns of what it keeps", () => {
  expect(withinBudget([line(480, 24), line(10, 10)]).columns).toBe(960 + 64);
});

it("leaves out the smallest of too many lines and keeps the order of the rest", () => {
  const regions = Array.from({ length: 4000 }, (_, i) => line(40, i % 2 === 0 ? 8 : 12));
  const { regions: kept, isCut } = withinBudget(regions);
  expect(isCut).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(400);
  expect(kept.every(({ height }) => height === 12)).toBe(true);
});

it("holds long lines to the same time as many", () => {
  const { regions } = withinBudget(Array.from({ length: 200 }, () => line(1000, 8)));
  expect(regions.length).toBeLessThan(30);
  expect(regions.length).toBeGreaterThan(5);
});

it.each(["upright", "upside_down", "mirrored"] as const)(
  "turns a picture, its regions and its boxes %s and back",
  (how) => {
    const pixels = { width: 3, height: 2, data: Uint8Array.from({ length: 18 }, (_, i) => i) };
    expect(turnPicture(turnPicture(pixels, how), how)).toEqual(pixels);
    const region = { ...line(2, 1), cx: 1, cy: 0.5, angle: 0.2 };
    expect(turnRegion(turnRegion(region, pixels, how), pixels, how)).toEqual(region);
    const box = { x: 0.25, y: 0.5, width: 0.25, height: 0.125 };
    expect(turnBox(turnBox(box, how), how)).toEqual(box);
  },
);

it("puts the first pixel last in a picture that stood on its head", () => {
  const pixels = { width: 2, height: 2, data: Uint8Array.from([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]) };
  expect([...turnPicture(pixels, "upside_down").data].filter((_, i) => i % 3 === 0)).toEqual([4, 3, 2, 1]);
  expect([...turnPicture(pixels, "mirrored").data].filter((_, i) => i % 3 === 0)).toEqual([2, 1, 4, 3]);
});
