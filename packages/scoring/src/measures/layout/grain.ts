import type { Pixels } from "../../picture.ts";

const block = 8;
const green = 1;

/** Mean strength of the finest detail in one block: what is left of a pixel when its eight neighbours explain all they can. */
function fineDetail(data: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  const row = width * 3;
  for (let y = top; y < top + block; y += 1)
    for (let x = left; x < left + block; x += 1) {
      const at = (y * width + x) * 3 + green;
      const sides = (data[at - 3] ?? 0) + (data[at + 3] ?? 0) + (data[at - row] ?? 0) + (data[at + row] ?? 0);
      const above = (data[at - row - 3] ?? 0) + (data[at - row + 3] ?? 0);
      const below = (data[at + row - 3] ?? 0) + (data[at + row + 3] ?? 0);
      sum += Math.abs(4 * (data[at] ?? 0) - 2 * sides + above + below);
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

/** Steps elsewhere that are this strong, as a share of those on the grid, belong to a pattern and not to the file. */
const likeTheGrid = 0.8;

/** Adds the steps along one row, by their place on the grid. */
function addAcross(data: Uint8Array, row: number, width: number, sums: Float64Array, counts: Float64Array): void {
  for (let i = 1; i < width; i += 1) {
    const at = row + i * 3 + green;
    const step = Math.abs((data[at] ?? 0) - (data[at - 3] ?? 0));
    if (step > edge) continue;
    const k = i % block;
    sums[k] = (sums[k] ?? 0) + step;
    counts[k] = (counts[k] ?? 0) + 1;
  }
}

/** Adds the steps from the row above to this one, all at place `k` of the grid. */
function addDown(data: Uint8Array, row: number, width: number, k: number, sums: Float64Array, counts: Float64Array) {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < width; i += 3) {
    const at = row + i * 3 + green;
    const step = Math.abs((data[at] ?? 0) - (data[at - width * 3] ?? 0));
    if (step > edge) continue;
    sum += step;
    count += 1;
  }
  sums[k] = (sums[k] ?? 0) + sum;
  counts[k] = (counts[k] ?? 0) + count;
}

/** Every third row, or every third column; columns too are gone through by rows, as they lie in memory. */
function stepsByColumn({ width, height, data }: Pixels, across: boolean): { on: number; off: number } {
  const sums = new Float64Array(block);
  const counts = new Float64Array(block);
  const stride = width * 3;
  if (across) for (let y = 0; y < height; y += 3) addAcross(data, y * stride, width, sums, counts);
  else for (let y = 1; y < height; y += 1) addDown(data, y * stride, width, y % block, sums, counts);
  const means = Array.from(sums, (sum, k) => sum / Math.max(1, counts[k] ?? 0));
  const on = means[0] ?? 0;
  const off = means.slice(1);
  // Dots drawn every two or four pixels have steps as strong beside the grid.
  return Math.max(...off) > likeTheGrid * on
    ? { on: 0, off: 0 }
    : { on, off: off.reduce((sum, m) => sum + m, 0) / off.length };
}

/** How much of the fine steps lies on the grid of eight pixels that JPEG works in: 0 evenly spread, 1 all of them. */
export function gridOf(pixels: Pixels): number {
  const both = [stepsByColumn(pixels, true), stepsByColumn(pixels, false)];
  return Math.min(...both.map(({ on, off }) => Math.max(0, (on - off) / (on + off + 0.5))));
}
