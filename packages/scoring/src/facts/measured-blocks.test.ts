import { expect, it } from "vitest";
import type { ReadLine } from "./blocks.ts";
import { weakestOf } from "./measured-blocks.ts";

const line = (text: string, height: number, ratio: number, confidence = 1): ReadLine => ({
  text,
  confidence,
  box: { x: 0.1, y: 0.1, width: 0.5, height },
  colour: null,
  background: null,
  ratio,
  lc: null,
  roughness: 0,
});

it("lets no small or doubtful line speak for the contrast of a block", () => {
  const headline = line("READY TO JUICE", 0.15, 13.9);
  expect(weakestOf({ lines: [line("CREATIVE", 0.045, 2.5), headline] })).toBe(headline);
  expect(weakestOf({ lines: [line("BE", 0.12, 2.3, 0.8), headline] })).toBe(headline);
  const second = line("THINGS UP?", 0.14, 4.5);
  expect(weakestOf({ lines: [headline, second] })).toBe(second);
  // Where nothing was read surely, the weakest of what there is.
  const doubtful = line("BE", 0.12, 2.3, 0.8);
  expect(weakestOf({ lines: [doubtful] })).toBe(doubtful);
});
