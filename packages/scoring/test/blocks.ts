import { measure } from "../src/facts/see.ts";
import type { MeasuredBlock, Measures } from "../src/facts/seen.ts";
import { flat, signalsOf } from "./pictures.ts";

/** A red picture without a word. */
export const bare = measure(signalsOf(flat(60, 60, [200, 30, 40]))).measures;

export function block(text: string, change: Partial<MeasuredBlock> = {}): MeasuredBlock {
  const words = text.split(" ").length;
  const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 };
  return {
    id: text,
    role: "body",
    text,
    box,
    words,
    lines: 1,
    longestLine: (change.box ?? box).width,
    colour: [17, 17, 17],
    background: [255, 255, 255],
    ratio: 18,
    lc: 100,
    roughness: 0,
    feedPx: 14,
    size: 0.04,
    attention: 0.1,
    confidence: 1,
    button: null,
    ...change,
  };
}

export const withBlocks = (...blocks: MeasuredBlock[]): Measures => ({
  ...bare,
  blocks,
  copy: { ...bare.copy, words: blocks.reduce((sum, b) => sum + b.words, 0) },
});
