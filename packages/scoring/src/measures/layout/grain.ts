import type { Pixels } from "../../picture.ts";

const block = 8;
const green = 1;

/** Mean strength of the finest detail in one block: what is left of a pixel when its eight neighbours explain all they can. */
function fineDetail(data: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + block; y += 1)
    for (let x = left; x < left + block; x += 1) {
      const at = (y * width + x) * 3 + green;
      const row = width * 3;
      const v = (i: number): number => data[i] ?? 0;
      const sides = v(at - 3) + v(at + 3) + v(at - row) + v(at + row);
      const corners = v(at - row - 3) + v(at - row + 3) + v(at + row - 3) + v(at + row + 3);
      sum += Math.abs(4 * v(at) - 2 * sides + corners);
    }
  // The mask's weights have a norm of 6; the mean size of a normal deviate is 0.8 of its spread (Immerkaer 1996).
  return sum / (block * block * 6 * 0.7979);
}

/** Blocks whose pixels are at an end of the scale hide noise: it is cut off there. */
function isCutOff(data: Uint8Array, width: number, left: number, top: number): boolean {
  let sum = 0;
  for (let y = top; y < top + block; y += 2)
    for (let x = left; x < left + block; x += 2) sum += data[(y * width + x) * 3 + green] ?? 0;
  const mean = sum / ((block / 2) * (block / 2));
  return mean < 12 || mean > 243;
}

const quietest = 0.2;
const leastBlocks = 20;

/**
 * Grain of the quietest fifth of the picture, in grey levels: 0 in drawn ads, 1 to 4 in photographs, far more where noise lies
 * over everything. Null where hardly a block is neither black nor white.
 */
export function grainOf({ width, height, data }: Pixels): number | null {
  const found: number[] = [];
  for (let top = 1; top + block < height; top += 2 * block)
    for (let left = 1; left + block < width; left += 2 * block)
      if (!isCutOff(data, width, left, top)) found.push(fineDetail(data, width, left, top));
  if (found.length < leastBlocks) return null;
  return found.toSorted((p, q) => p - q)[Math.floor(found.length * quietest)] ?? null;
}

/** Steps of more grey levels than this are edges of the picture itself. */
const edge = 24;

function stepsByColumn({ width, height, data }: Pixels, across: boolean): { on: number; off: number } {
  const sums = new Float64Array(block);
  const counts = new Float64Array(block);
  const length = across ? width : height;
  const lines = across ? height : width;
  for (let line = 0; line < lines; line += 3)
    for (let i = 1; i < length; i += 1) {
      const at = (across ? line * width + i : i * width + line) * 3 + green;
      const step = Math.abs((data[at] ?? 0) - (data[at - (across ? 3 : width * 3)] ?? 0));
      if (step > edge) continue;
      const k = i % block;
      sums[k] = (sums[k] ?? 0) + step;
      counts[k] = (counts[k] ?? 0) + 1;
    }
  const means = Array.from(sums, (sum, k) => sum / Math.max(1, counts[k] ?? 0));
  return { on: means[0] ?? 0, off: means.slice(1).reduce((sum, m) => sum + m, 0) / (block - 1) };
}

/** How much of the fine steps lies on the grid of eight pixels that JPEG works in: 0 evenly spread, 1 all of them. */
export function gridOf(pixels: Pixels): number {
  const both = [stepsByColumn(pixels, true), stepsByColumn(pixels, false)];
  return Math.min(...both.map(({ on, off }) => Math.max(0, (on - off) / (on + off + 0.5))));
}
