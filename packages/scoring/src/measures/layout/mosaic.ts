import type { Pixels } from "../../picture.ts";

/** Fewer squares than this along a side leave no picture to tell. */
const leastSquares = 12;
/** Pixels of the narrowest square that is looked for. */
const narrowest = 4;

/** Steps of the green channel to the right, summed for each column, and downwards, for each row. */
function stepsOf({ width, height, data }: Pixels): [across: Float64Array, down: Float64Array] {
  const across = new Float64Array(width);
  const down = new Float64Array(height);
  const stride = width * 3;
  for (let y = 0; y + 1 < height; y += 1)
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * stride + x * 3 + 1;
      const v = data[at] ?? 0;
      across[x] = (across[x] ?? 0) + Math.abs(v - (data[at + 3] ?? 0));
      down[y] = (down[y] ?? 0) + Math.abs(v - (data[at + stride] ?? 0));
    }
  return [across, down];
}

/** A square's edge may lie a pixel to either side once the picture has been resized. */
const blunted = (steps: Float64Array): Float64Array =>
  steps.map((v, i) => Math.max(steps[i - 1] ?? 0, v, steps[i + 1] ?? 0));

interface Comb {
  pitch: number;
  first: number;
}

/**
 * Share of the steps that lie on the teeth, beyond what even steps would put there; much less where teeth stay empty, as where the few
 * edges of a layout happen to lie at even distances.
 */
function heldBy({ pitch, first }: Comb, near: Float64Array, total: number): number {
  let [held, full, teeth] = [0, 0, 0];
  for (let at = first; Math.round(at) < near.length - 1; at += pitch) {
    const v = near[Math.round(at)] ?? 0;
    teeth += 1;
    held += v;
    if (v > total / near.length) full += 1;
  }
  const even = 1 / pitch;
  return Math.max(0, (held / total - even) / (1 - even)) * (full / Math.max(1, teeth)) ** 2;
}

/** How far all steps stand at even distances, at best. */
function combed(steps: Float64Array): number {
  const total = steps.reduce((sum, v) => sum + v, 0);
  if (total === 0) return 0;
  const near = blunted(steps);
  let best = 0;
  for (let squares = leastSquares; squares <= steps.length / narrowest; squares += 1) {
    const pitch = steps.length / squares;
    for (let first = 0; first < pitch; first += 1) best = Math.max(best, heldBy({ pitch, first }, near, total));
  }
  return Math.min(1, best);
}

/**
 * How far the picture is a mosaic of squares: its steps stand at even distances, across and down. That they stand in few columns and rows
 * is true of every flat layout with little on it: seven of ten such drawn ads were called made of squares by that.
 */
export function mosaicOf(pixels: Pixels): number {
  const [across, down] = stepsOf(pixels);
  return Math.min(combed(across), combed(down));
}
