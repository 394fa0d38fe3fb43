import { expect, it } from "vitest";
import { coveredArea } from "./covered-area.ts";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

it("counts what several boxes cover once", () => {
  expect(coveredArea([])).toBe(0);
  expect(coveredArea([box(0, 0, 0.5, 0.5), box(0.5, 0.5, 0.5, 0.5)])).toBeCloseTo(0.5);
  // One line that was read whole and in two halves covers what it covers.
  expect(coveredArea([box(0.1, 0.2, 0.8, 0.3), box(0.1, 0.2, 0.4, 0.3), box(0.5, 0.2, 0.4, 0.3)])).toBeCloseTo(0.24);
  expect(coveredArea([box(0, 0, 0.6, 0.6), box(0.4, 0.4, 0.6, 0.6)])).toBeCloseTo(0.68);
  expect(coveredArea([box(0, 0, 1, 1), box(0.5, 0.5, 1, 1)])).toBe(1);
});
