import { expect, it } from "vitest";
import { upperFirst } from "./upper-first.ts";

const line = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
const tall = line(0.41, 0.7, 0.2, 0.14);

it("reads the upper of two lines first that stand beside a tall one", () => {
  expect(upperFirst([tall, line(0.605, 0.776, 0.28, 0.065), line(0.609, 0.707, 0.25, 0.065)], [0, 1, 2])).toEqual([
    0, 2, 1,
  ]);
});

it("leaves rows and columns as they are", () => {
  const row = [tall, line(0.62, 0.72, 0.1, 0.1), line(0.75, 0.71, 0.1, 0.1)];
  expect(upperFirst(row, [0, 1, 2])).toEqual([0, 1, 2]);
  expect(upperFirst([tall, line(0.62, 0.707, 0.2, 0.06), line(0.61, 0.776, 0.2, 0.06)], [0, 1, 2])).toEqual([0, 1, 2]);
});
