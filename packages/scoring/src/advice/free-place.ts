import type { Box } from "../types.ts";

export const covers = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const edge = 0.04;
const smaller = [1, 0.85, 0.7];
const lowest = 0.86;
const rowStep = 0.01;

/** A place for a new button that covers none of the boxes, low and in the middle first; null where there is none. */
export function freePlace(size: { width: number; height: number }, taken: readonly Box[]): Box | null {
  for (const times of smaller) {
    const [width, height] = [size.width * times, size.height * times];
    const columns = [0.5 - width / 2, edge, 1 - edge - width];
    for (let y = Math.min(lowest, 1 - edge - height); y >= edge; y -= rowStep)
      for (const x of columns) {
        const air = { x: x - 0.1 * height, y: y - 0.15 * height, width: width + 0.2 * height, height: 1.3 * height };
        if (!taken.some((box) => covers(air, box))) return { x, y, width, height };
      }
  }
  return null;
}

/** A box around words, cut back on the sides where it would reach over other things; the words themselves stay inside. */
export function clearOf(around: Box, words: Box, taken: readonly Box[]): Box {
  let { x: left, y: top } = around;
  let [right, bottom] = [around.x + around.width, around.y + around.height];
  for (const box of taken) {
    const now = { x: left, y: top, width: right - left, height: bottom - top };
    if (!covers(now, box) || covers(words, box)) continue;
    if (box.y + box.height <= words.y) top = box.y + box.height;
    else if (box.y >= words.y + words.height) bottom = box.y;
    else if (box.x + box.width <= words.x) left = box.x + box.width;
    else right = box.x;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
