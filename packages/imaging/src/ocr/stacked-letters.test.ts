import { expect, it } from "vitest";
import { lettersOf } from "./stacked-letters.ts";

/** Rows with ink, as [from, to]. */
const inkOf = (length: number, ...rows: [number, number][]): Float32Array =>
  Float32Array.from({ length }, (_, at) => (rows.some(([from, to]) => at >= from && at < to) ? 1 : 0));

it("a column falls apart into letters where no row has ink", () => {
  expect(lettersOf(inkOf(100, [0, 38], [42, 80]), 40)).toEqual([
    { from: 0, to: 38 },
    { from: 42, to: 80 },
  ]);
});

it("strokes of one letter stay together", () => {
  expect(lettersOf(inkOf(100, [0, 6], [30, 38], [50, 88]), 40)).toEqual([
    { from: 0, to: 38 },
    { from: 50, to: 88 },
  ]);
});

it("letters that touch are cut apart by their width", () => {
  expect(lettersOf(inkOf(200, [10, 130]), 40)).toEqual([
    { from: 10, to: 50 },
    { from: 50, to: 90 },
    { from: 90, to: 130 },
  ]);
});
