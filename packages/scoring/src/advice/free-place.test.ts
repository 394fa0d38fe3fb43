import { expect, it } from "vitest";
import { clearOf, covers, freePlace } from "./free-place.ts";

const size = { width: 0.4, height: 0.1 };
const line = (y: number, x = 0.05, width = 0.9) => ({ x, y, width, height: 0.06 });
const clearOfAll = (taken: { x: number; y: number; width: number; height: number }[]) => ({ taken, aspect: 1 });

it("puts a button low in the middle, above what stands there, or at a side", () => {
  expect(freePlace(size, clearOfAll([]))).toMatchObject({ x: 0.3, width: 0.4 });
  const brand = line(0.88, 0.3, 0.4);
  const beside = freePlace(size, clearOfAll([brand]));
  expect(beside && covers(beside, brand)).toBe(false);
  const lines = [line(0.1), line(0.86), line(0.64)];
  const between = freePlace(size, clearOfAll(lines));
  expect(between && lines.some((box) => covers(between, box))).toBe(false);
  const left = freePlace(size, clearOfAll([{ x: 0.48, y: 0, width: 0.52, height: 1 }]));
  expect(left && left.x + left.width).toBeLessThanOrEqual(0.48);
});

it("draws a smaller one where only that fits, none below the size asked for, and none where nothing is free", () => {
  const gap = [
    { x: 0, y: 0, width: 1, height: 0.5 },
    { x: 0, y: 0.645, width: 1, height: 0.355 },
  ];
  const fitting = freePlace(size, clearOfAll(gap));
  expect(fitting?.height).toBeLessThan(size.height);
  expect(fitting && gap.some((box) => covers(fitting, box))).toBe(false);
  expect(freePlace(size, { ...clearOfAll(gap), least: 1 })).toBeNull();
  const strip = [
    { x: 0, y: 0, width: 1, height: 0.01 },
    { x: 0, y: 0.1, width: 1, height: 0.9 },
  ];
  expect(freePlace(size, { ...clearOfAll(strip), least: 0.55 })?.height).toBeCloseTo(0.55 * size.height, 6);
  expect(freePlace(size, { ...clearOfAll(strip), least: 0.7 })).toBeNull();
  expect(freePlace(size, clearOfAll([{ x: 0, y: 0, width: 1, height: 1 }]))).toBeNull();
});

it("stands on a plain ground only, and after the first words where it can", () => {
  const plain = freePlace(size, { ...clearOfAll([]), isPlain: ({ y, height }) => y + height < 0.5 });
  expect(plain && plain.y + plain.height).toBeLessThan(0.5);
  expect(freePlace(size, { ...clearOfAll([]), isPlain: () => false })).toBeNull();
  const low = { x: 0, y: 0.7, width: 1, height: 0.3 };
  const isPlain = ({ y }: { y: number }) => y < 0.15 || y > 0.4;
  expect(freePlace(size, { ...clearOfAll([low]), isPlain, after: 0.3 })?.y).toBeGreaterThan(0.4);
  expect(freePlace(size, { ...clearOfAll([{ ...low, y: 0.2, height: 0.8 }]), after: 0.3 })?.y).toBeLessThan(0.2);
});

it("cuts a box around words back to its neighbours, and never into the words", () => {
  const words = { x: 0.4, y: 0.5, width: 0.2, height: 0.05 };
  const around = { x: 0.35, y: 0.475, width: 0.3, height: 0.1 };
  const cut = clearOf(around, words, [line(0.43), line(0.56), { x: 0.62, y: 0.5, width: 0.3, height: 0.05 }]);
  expect(cut.y).toBeCloseTo(0.49, 6);
  expect(cut.y + cut.height).toBeCloseTo(0.56, 6);
  expect(cut.x + cut.width).toBeCloseTo(0.62, 6);
  expect(clearOf(around, words, [words])).toEqual(expect.objectContaining({ x: 0.35, y: 0.475 }));
});
