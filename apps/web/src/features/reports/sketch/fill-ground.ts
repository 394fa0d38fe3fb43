import type { Island } from "./island.ts";
import { indexAt, type Raster } from "./raster.ts";

/** Pixels of a rim to both sides that are averaged: its noise must not run through the hole as stripes. */
const blur = 4;

/** How far the rim lies off its straight run, along one side of the hole; three for each pixel. */
function offAlong(
  raster: Raster,
  { ground }: Island,
  count: number,
  pixelAt: (at: number) => readonly [number, number],
): Float32Array {
  const off = new Float32Array(3 * count);
  for (let at = 0; at < count; at++)
    for (let part = 0; part < 3; part++) {
      let [sum, seen] = [0, 0];
      for (let near = Math.max(0, at - blur); near <= Math.min(count - 1, at + blur); near++) {
        const [x, y] = pixelAt(near);
        if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) continue;
        sum += (raster.data[indexAt(raster, x, y) + part] ?? 0) - ground(x, y, part);
        seen += 1;
      }
      off[3 * at + part] = seen === 0 ? 0 : sum / seen;
    }
  return off;
}

/** Closes the hole of an island: its plain ground, bent to meet the rim on all four sides, so that no edge shows. */
export function fillGround(raster: Raster, island: Island): void {
  const { left, top, right, bottom } = island.spot;
  const [wide, high] = [right - left, bottom - top];
  const above = offAlong(raster, island, wide, (at) => [left + at, top - 1]);
  const below = offAlong(raster, island, wide, (at) => [left + at, bottom]);
  const before = offAlong(raster, island, high, (at) => [left - 1, top + at]);
  const behind = offAlong(raster, island, high, (at) => [right, top + at]);
  const { data } = raster;
  for (let y = 0; y < high; y++) {
    const [up, down] = [1 / (y + 1), 1 / (high - y)];
    for (let x = 0; x < wide; x++) {
      const [near, far] = [1 / (x + 1), 1 / (wide - x)];
      const whole = up + down + near + far;
      const index = indexAt(raster, left + x, top + y);
      for (let part = 0; part < 3; part++) {
        const off =
          up * (above[3 * x + part] ?? 0) +
          down * (below[3 * x + part] ?? 0) +
          near * (before[3 * y + part] ?? 0) +
          far * (behind[3 * y + part] ?? 0);
        data[index + part] = island.ground(left + x, top + y, part) + off / whole;
      }
      data[index + 3] = 255;
    }
  }
}
