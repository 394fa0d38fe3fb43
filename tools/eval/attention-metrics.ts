/** Agreement of a map with where people looked: CC and NSS on a 320 px grid, sigma 3 % of the longer side. */
import { pearson } from "./statistics.ts";

export interface Grid {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

export function gridSize(width: number, height: number, side = 320): [number, number] {
  const k = side / Math.max(width, height);
  return [Math.max(1, Math.round(width * k)), Math.max(1, Math.round(height * k))];
}

export function resizeGrid(grid: Grid, width: number, height: number): Float64Array {
  const out = new Float64Array(width * height);
  const clamp = (v: number, most: number) => Math.min(most, Math.max(0, v));
  for (let y = 0; y < height; y += 1) {
    const v = clamp(((y + 0.5) * grid.height) / height - 0.5, grid.height - 1);
    const y0 = Math.floor(v);
    const y1 = Math.min(grid.height - 1, y0 + 1);
    for (let x = 0; x < width; x += 1) {
      const u = clamp(((x + 0.5) * grid.width) / width - 0.5, grid.width - 1);
      const x0 = Math.floor(u);
      const x1 = Math.min(grid.width - 1, x0 + 1);
      const at = (row: number, column: number) => grid.data[row * grid.width + column] ?? 0;
      const top = at(y0, x0) * (1 - u + x0) + at(y0, x1) * (u - x0);
      const low = at(y1, x0) * (1 - u + x0) + at(y1, x1) * (u - x0);
      out[y * width + x] = top * (1 - v + y0) + low * (v - y0);
    }
  }
  return out;
}

/** Separable Gaussian, edges mirrored, four sigmas: what scipy's gaussian_filter does. */
export function gaussian(data: Float64Array, width: number, height: number, sigma: number): Float64Array {
  const radius = Math.round(4 * sigma);
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)));
  const total = kernel.reduce((a, b) => a + b, 0);
  const mirror = (i: number, n: number) => {
    let at = i;
    while (at < 0 || at >= n) at = at < 0 ? -1 - at : 2 * n - 1 - at;
    return at;
  };
  const pass = (from: Float64Array, across: boolean): Float64Array => {
    const to = new Float64Array(from.length);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let k = -radius; k <= radius; k += 1) {
          const i = across ? y * width + mirror(x + k, width) : mirror(y + k, height) * width + x;
          sum += (kernel[k + radius] ?? 0) * (from[i] ?? 0);
        }
        to[y * width + x] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(data, true), false);
}

export function fixationCounts(
  points: readonly { x: number; y: number }[],
  width: number,
  height: number,
): Float64Array {
  const out = new Float64Array(width * height);
  for (const p of points) {
    const at = Math.min(height - 1, Math.floor(p.y * height)) * width + Math.min(width - 1, Math.floor(p.x * width));
    out[at] = (out[at] ?? 0) + 1;
  }
  return out;
}

export const correlation = (a: Float64Array, b: Float64Array): number => pearson(Array.from(a), Array.from(b));

export const centreMap = (width: number, height: number): Float64Array =>
  Float64Array.from({ length: width * height }, (_, i) => {
    const x = ((i % width) + 0.5 - width / 2) / (width / 3.5);
    const y = (Math.floor(i / width) + 0.5 - height / 2) / (height / 3.5);
    return Math.exp(-(x * x + y * y) / 2);
  });
