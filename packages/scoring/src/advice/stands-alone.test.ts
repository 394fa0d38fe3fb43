import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { block } from "../../test/blocks.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { standsAlone } from "./stands-alone.ts";

const headAt = { x: 0.1, y: 0.1, width: 0.6, height: 0.12 };
const head = (m: Measures) => m.blocks.find(({ role }) => role === "headline")!;
const alone = (m: Measures): boolean => standsAlone(m, head(m));
const beside = (box: Partial<MeasuredBlock["box"]>, change: Partial<MeasuredBlock> = {}): Measures => {
  const m = plainAd();
  return { ...m, blocks: [...m.blocks, block("Online", { size: 0.12, box: { ...headAt, ...box }, ...change })] };
};

it("holds of a headline with nothing set alike beside it", () => {
  expect(alone(plainAd())).toBe(true);
  expect(alone(beside({ y: 0.7 }))).toBe(true);
  expect(alone(beside({ y: 0.24 }, { size: 0.05 }))).toBe(true);
});

it("fails where a line set alike stands above, below or in its row", () => {
  for (const box of [{ y: 0.24 }, { y: 0, height: 0.09 }, { x: 0.75, width: 0.2 }])
    expect(alone(beside(box))).toBe(false);
  // Below its own full stop something else begins.
  const m = beside({ y: 0.24 });
  expect(
    alone({ ...m, blocks: m.blocks.map((b) => (b === head(m) ? { ...b, text: "Sleep deeper tonight." } : b)) }),
  ).toBe(true);
});

it("fails where writing of its size beside it was not read", () => {
  expect(alone({ ...plainAd(), unread: [{ ...headAt, y: 0.23 }] })).toBe(false);
  expect(alone({ ...plainAd(), unread: [{ ...headAt, y: 0.23, height: 0.02 }] })).toBe(true);
});

it("fails where its own lines differ in size, measured by their type", () => {
  const lines = (setAs: string[], heights: number[]) =>
    plainAd({ headline: { setAs, lines: 2, setAt: heights.map((height) => ({ ...headAt, height })) } });
  expect(alone(lines(["SAT-SUN", "MUSIC. BEER."], [0.04, 0.08]))).toBe(false);
  expect(alone(lines(["Give the gift", "of ease"], [0.09, 0.07]))).toBe(true);
});
