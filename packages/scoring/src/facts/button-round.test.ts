import { expect, it } from "vitest";
import type { Rgb } from "../measures/colour/srgb-oklab.ts";
import type { Pixels } from "../types.ts";
import { buttonRound } from "./button-round.ts";

const ground: Rgb = [60, 150, 210];
const ink: Rgb = [255, 255, 255];
const box = { x: 100 / 300, y: 60 / 150, width: 100 / 300, height: 20 / 150 };

type Colour = (x: number, y: number) => Rgb;

/** Words from 100 to 199 across and 60 to 79 down; where there are none, `colour`. */
function picture(colour: Colour): Pixels {
  const data = new Uint8Array(300 * 150 * 3);
  for (let y = 0; y < 150; y += 1)
    for (let x = 0; x < 300; x += 1) {
      const isLetter = x >= 100 && x < 200 && y >= 60 && y < 80 && x % 10 < 4;
      data.set(isLetter ? ink : colour(x, y), (y * 300 + x) * 3);
    }
  return { width: 300, height: 150, data };
}

const inside = (x: number, y: number, by = 0): boolean => x >= 80 + by && x < 230 - by && y >= 48 + by && y < 92 - by;
const found = (colour: Colour, fill: Rgb = ground) => buttonRound(picture(colour), { box, fill, ink });

it("finds a button whose fill is a gradient, with an arrow beside the words", () => {
  const isArrow = (x: number, y: number): boolean => x >= 206 && x < 216 && Math.abs(y - 70) <= (216 - x) / 2;
  const button = found(
    (x, y) => {
      if (!inside(x, y)) return ground;
      return isArrow(x, y) ? ink : [150 + 1.5 * (70 - y), 40, 40];
    },
    [150, 40, 40],
  );
  expect(button?.kind).toBe("filled");
  expect(button?.box.x).toBeCloseTo(80 / 300, 2);
  expect(button?.box.height).toBeCloseTo(44 / 150, 1);
});

it("finds a thick outline", () => {
  const button = found((x, y) => (inside(x, y) && !inside(x, y, 7) ? ink : ground));
  expect(button?.kind).toBe("outlined");
  expect(button?.surround).toEqual(ground);
});

it("finds none round words between two lines, across a band, or on the bare ground", () => {
  expect(found(() => ground)).toBeNull();
  expect(found((_, y) => (y >= 48 && y < 92 ? [150, 40, 40] : ground), [150, 40, 40])).toBeNull();
  expect(found((_, y) => (y === 50 || y === 90 ? ink : ground))).toBeNull();
});
