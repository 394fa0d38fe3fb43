import { describe, expect, it } from "vitest";
import type { Pixels } from "../../picture.ts";
import { blurPlane, labPlanes } from "../pixels/plane.ts";
import { damageOf } from "./damage.ts";

const side = 240;
const hash = (x: number, y: number): number => (Math.imul(x * 7919 + y * 104_729 + 1, 2_654_435_761) >>> 24) & 255;

const draw = (level: (x: number, y: number) => number): Pixels => {
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i += 1) data.fill(level(i % side, Math.floor(i / side)), i * 3, i * 3 + 3);
  return { width: side, height: side, data };
};
const measured = (picture: Pixels) => damageOf(picture, labPlanes(picture));

/** Slanted shapes on a slope of light: edges everywhere, none of them on a grid. */
const scene = (x: number, y: number): number => {
  const slope = 40 + (x * 80 + y * 50) / side;
  const disc = Math.hypot(x - 90, y - 130) < 50 ? 90 : 0;
  const bar = (x * 3 + y * 2) % 97 < 14 ? 60 : 0;
  return Math.min(255, slope + disc + bar);
};

const blurred = (picture: Pixels): Pixels => {
  const grey = Float32Array.from({ length: side * side }, (_, i) => picture.data[i * 3] ?? 0);
  const { data } = blurPlane({ width: side, height: side, data: grey }, 8);
  return draw((x, y) => data[y * side + x] ?? 0);
};

describe("damage", () => {
  const plain = measured(draw(scene));

  it("leaves a clean picture clean", () => {
    expect(plain.crispness).toBeGreaterThan(0.6);
    expect(plain.mosaic).toBeLessThan(0.2);
    expect(plain.repetition).toBeGreaterThan(0.6);
    expect(plain.seams).toBeLessThan(0.2);
    expect(plain.smoothness).toBeGreaterThan(0.8);
  });

  it("sees blur", () => {
    expect(measured(blurred(draw(scene))).crispness).toBeLessThan(0.4);
  });

  it("sees squares in place of pixels", () => {
    expect(measured(draw((x, y) => scene(x - (x % 8), y - (y % 8)))).mosaic).toBeGreaterThan(0.6);
  });

  it("takes no flat layout with little on it for squares", () => {
    const within = (x: number, y: number, [left, top, right, bottom]: readonly number[]): boolean =>
      x >= (left ?? 0) && y >= (top ?? 0) && x < (right ?? 0) && y < (bottom ?? 0);
    const parts = [
      [20, 30, 150, 52],
      [20, 64, 210, 74],
      [20, 180, 92, 204],
    ];
    expect(measured(draw((x, y) => (parts.some((part) => within(x, y, part)) ? 20 : 235))).mosaic).toBeLessThan(0.2);
  });

  it("sees a picture repeated three by three", () => {
    expect(measured(draw((x, y) => scene((x % 80) * 3, (y % 80) * 3))).repetition).toBeLessThan(0.1);
  });

  it("sees tiles that changed places", () => {
    const moved = (v: number, by: number): number => (v + by * 80) % side;
    expect(measured(draw((x, y) => scene(moved(x, 1 + (y > 79 ? 1 : 0)), moved(y, 2)))).seams).toBeGreaterThan(
      plain.seams,
    );
  });

  it("sees that neighbours in noise have nothing in common", () => {
    expect(Math.abs(measured(draw(hash)).smoothness)).toBeLessThan(0.3);
  });
});
