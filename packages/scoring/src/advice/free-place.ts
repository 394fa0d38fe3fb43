import type { Box } from "../types.ts";

export const covers = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Within a frame, where that is not the edge of the picture itself. */
export const isWithin = ({ x, y, width, height }: Box, frame: Box): boolean =>
  Math.max(0, x) >= frame.x - 1e-6 &&
  Math.max(0, y) >= frame.y - 1e-6 &&
  Math.min(1, x + width) <= frame.x + frame.width + 1e-6 &&
  Math.min(1, y + height) <= frame.y + frame.height + 1e-6;

/** With air around it; `across` and `down` in shares of the picture. */
export const widened = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

const edge = 0.04;
const rowStep = 0.01;
/** Sizes, and the air around them in heights of the button, in the order in which they are tried. */
const tries: readonly (readonly [times: number, air: number])[] = [
  [1, 0.6],
  [0.85, 0.6],
  [1, 0.3],
  [0.85, 0.3],
  [0.7, 0.3],
  [0.55, 0.3],
];

export interface Surroundings {
  /** What must stay clear. */
  taken: readonly Box[];
  /** Width of the picture by its height. */
  aspect: number;
  /** Whether a place is one plain ground. */
  isPlain?: (box: Box) => boolean;
  /** Left edges and middles that the ad has already: what stands on one of them looks meant. */
  lefts?: readonly number[];
  middles?: readonly number[];
  /** Least share of the wanted size. */
  least?: number;
  /** Where the first words begin: what asks to act follows them where it can. */
  after?: number;
}

/** A place for a new button on a plain ground, clear of all that is taken, low and in the middle first; null where there is none. */
export function freePlace(size: { width: number; height: number }, around: Surroundings): Box | null {
  const { after = 0 } = around;
  return (after > 0 ? placeBelow(after, size, around) : null) ?? placeBelow(0, size, around);
}

function placeBelow(after: number, size: { width: number; height: number }, around: Surroundings): Box | null {
  const { taken, aspect, isPlain = () => true, lefts = [], middles = [], least = 0.7 } = around;
  for (const [times, air] of tries) {
    if (times < least) continue;
    const [width, height] = [size.width * times, size.height * times];
    const gap = Math.min(edge, (0.5 * height) / Math.max(1, aspect));
    const columns = [0.5, ...middles].map((middle) => middle - width / 2).concat(lefts, gap, 1 - gap - width);
    const inside = columns.filter((x) => x >= gap - 1e-9 && x + width <= 1 - gap + 1e-9);
    const rim = Math.min(edge, 0.5 * height);
    for (let y = 1 - rim - height; y >= Math.max(after, rim - 1e-9); y -= rowStep)
      for (const x of inside) {
        const box = { x, y, width, height };
        const aired = widened(box, (air * height) / aspect, air * height);
        if (taken.some((other) => covers(aired, other))) continue;
        if (isPlain(widened(box, (0.3 * height) / aspect, 0.3 * height))) return box;
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
