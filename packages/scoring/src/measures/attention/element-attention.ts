import type { Plane } from "../pixels/plane.ts";
import type { AttentionGrid, Box } from "../../picture.ts";

const overlap = (from: number, to: number, cell: number): number =>
  Math.max(0, Math.min(cell + 1, to) - Math.max(cell, from));

/** Share of all attention that falls inside a box (rule A15), cells counted by the part covered. */
export function attentionShare(map: Plane, box: Box): number {
  const x0 = box.x * map.width;
  const x1 = (box.x + box.width) * map.width;
  const y0 = box.y * map.height;
  const y1 = (box.y + box.height) * map.height;
  let sum = 0;
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(map.height, y1); y += 1) {
    const v = overlap(y0, y1, y);
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(map.width, x1); x += 1) {
      sum += v * overlap(x0, x1, x) * (map.data[y * map.width + x] ?? 0);
    }
  }
  return Math.min(1, sum);
}

/** Pull of a box on the first look: attention a root of area, so that neither the big nor the bright wins alone. */
export function firstLookPull(map: Plane, box: Box): number {
  return attentionShare(map, box) / Math.sqrt(Math.max(1e-4, box.width * box.height));
}

/** 0 = spread evenly, 1 = all in one cell: one minus the entropy of the map over its maximum (rule A16). */
export function attentionFocus(map: Plane): number {
  let bits = 0;
  for (const v of map.data) if (v > 0) bits -= v * Math.log2(v);
  const most = Math.log2(Math.max(2, map.data.length));
  return 1 - bits / most;
}

export function attentionGrid(map: Plane): AttentionGrid {
  let most = 0;
  for (const v of map.data) most = Math.max(most, v);
  return {
    width: map.width,
    height: map.height,
    data: Array.from(map.data, (v) => (most > 0 ? Math.round((255 * v) / most) : 0)),
  };
}
