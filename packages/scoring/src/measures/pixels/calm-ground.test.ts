import { expect, it } from "vitest";
import { calmColour, calmGround, plainColour } from "./calm-ground.ts";

const [width, height] = [256, 128];
/** A blue ground that grows lighter, a red field on the right, and checks at the bottom left. */
function picture(bytes: 3 | 4) {
  const data = new Uint8Array(bytes * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isCheck = x < 64 && y > 64;
      const colour = isCheck
        ? [0, 0, 255 * ((x >> 1) & 1)]
        : x > 192
          ? [200, 20, 20]
          : [20, 40, 180 + Math.floor(y / 16)];
      data.set(colour, bytes * (y * width + x));
    }
  return { width, height, data };
}
const box = (x: number, y: number) => ({ x, y, width: 0.2, height: 0.3 });

it("tells the colour of a plain place, of pixels with and without alpha", () => {
  for (const bytes of [3, 4] as const) {
    const [red = 0, , blue = 0] = plainColour(calmGround(picture(bytes)), box(0.3, 0.1)) ?? [];
    expect(red).toBeCloseTo(20, 0);
    expect(blue).toBeGreaterThan(179);
  }
});

it("is plain neither over detail nor over two grounds", () => {
  const ground = calmGround(picture(3));
  expect(plainColour(ground, box(0.02, 0.6))).toBeNull();
  expect(plainColour(ground, box(0.65, 0.1))).toBeNull();
  expect(plainColour(ground, box(0.79, 0.1))).not.toBeNull();
});

it("tells a calm part of a photograph, which is not plain, from detail and from the edge of a card", () => {
  const side = 256;
  const data = new Uint8Array(3 * side * side);
  // A wall in uneven light; a card in its right half; leaves below.
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const light = 110 + 18 * Math.sin(x / 9) + 10 * Math.sin(y / 13);
      const value = y > 192 ? 200 * ((x >> 2) & 1) : x > 160 ? light + 30 : light;
      data.fill(value, 3 * (y * side + x), 3 * (y * side + x) + 3);
    }
  const ground = calmGround({ width: side, height: side, data });
  const wall = box(0.1, 0.2);
  expect(plainColour(ground, wall)).toBeNull();
  const [red = 0] = calmColour(ground, wall) ?? [];
  expect(Math.abs(red - 110)).toBeLessThan(10);
  expect(calmColour(ground, box(0.53, 0.2))).toBeNull();
  expect(calmColour(ground, box(0.1, 0.6))).toBeNull();
});
