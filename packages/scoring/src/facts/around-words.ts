import type { Box, Pixels } from "../types.ts";
import { BUTTON } from "../constants.ts";

/** A line of text in pixels, and how far from it the edges of a button may lie. */
export interface WordsAt {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  height: number;
  upDown: number;
  sideways: number;
}

/** Null of a line too small or too narrow to look round. */
export function wordsAt(pixels: Pixels, line: Box): WordsAt | null {
  const x0 = Math.round(line.x * pixels.width);
  const x1 = Math.round((line.x + line.width) * pixels.width) - 1;
  const y0 = Math.round(line.y * pixels.height);
  const y1 = Math.round((line.y + line.height) * pixels.height) - 1;
  const height = y1 - y0 + 1;
  if (height < 5 || x1 - x0 < height) return null;
  const [upDown, sideways] = [Math.round(height * BUTTON.verticalLimit), Math.round(height * BUTTON.sideLimit)];
  return { x0, x1, y0, y1, height, upDown, sideways };
}

/** The shape whose edges lie so far above, below, left and right of the words; null where these do not stand in its middle. */
export function boxRound(pixels: Pixels, { x0, x1, y0, height }: WordsAt, far: readonly number[]): Box | null {
  const [up = 0, down = 0, left = 0, right = 0] = far;
  if (Math.max(up, down) > 3 * Math.min(up, down) + height * 0.4) return null;
  return {
    x: (x0 - left) / pixels.width,
    y: (y0 - up) / pixels.height,
    width: (x1 - x0 + 1 + left + right) / pixels.width,
    height: (height + up + down) / pixels.height,
  };
}
