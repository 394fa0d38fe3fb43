import type { ReadLine } from "../src/facts/blocks.ts";
import type { Box } from "../src/types.ts";

/** A line of dark letters on white, as the reader finds it. */
export const readLineAt = (text: string, box: Box): ReadLine => ({
  box,
  text,
  confidence: 1,
  colour: [20, 20, 20],
  background: [250, 250, 250],
  ratio: 17,
  lc: 100,
  roughness: 0,
});
