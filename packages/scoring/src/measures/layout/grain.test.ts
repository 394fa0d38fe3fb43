import { describe, expect, it } from "vitest";
import { paint, sequence } from "../../../test/pictures.ts";
import { grainOf, gridOf } from "./grain.ts";

/** A soft slope from dark to light, no detail of its own. */
const slope = (x: number, y: number): number => 60 + (x + y) / 2;
const grey = (v: number) => [v, v, v] as const;

describe("grain", () => {
  it("is nearly nothing where the picture is smooth, and grows with noise", () => {
    const noisy = (spread: number) => {
      const next = sequence(7);
      return grainOf(paint(160, 160, (x, y) => grey(slope(x, y) + (next() - 0.5) * 2 * spread)));
    };
    expect(noisy(0)).toBeLessThan(1);
    expect(noisy(20)).toBeGreaterThan(6);
    expect(noisy(40)).toBeGreaterThan(1.5 * (noisy(20) ?? 0));
  });
  it("cannot be told where all is black or white", () => {
    expect(grainOf(paint(160, 160, (x) => grey(x < 80 ? 0 : 255)))).toBeNull();
  });
});

describe("grid", () => {
  it("finds steps that lie on every eighth pixel", () => {
    const blocks = paint(160, 160, (x, y) => grey(80 + ((Math.floor(x / 8) * 7 + Math.floor(y / 8) * 5) % 13)));
    expect(gridOf(blocks)).toBeGreaterThan(0.5);
    expect(gridOf(paint(160, 160, (x, y) => grey(slope(x, y))))).toBeLessThan(0.1);
  });
  it("takes a pattern of dots for no grid", () => {
    const dots = paint(160, 160, (x, y) => grey(x % 4 === 0 && y % 4 === 0 ? 220 : 240));
    expect(gridOf(dots)).toBe(0);
  });
});
