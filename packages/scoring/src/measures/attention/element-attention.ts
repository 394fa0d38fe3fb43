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

/**
 * The same for several boxes that may lie over one another: what two of them hold counts for the smaller, once, so that the shares
 * add up to one at most. In the order of the boxes.
 */
export function sharesApart(map: Plane, boxes: readonly Box[]): number[] {
  const left = new Float32Array(map.data.length).fill(1);
  const shares = boxes.map(() => 0);
  const smallestFirst = boxes
    .map(({ width, height }, i) => ({ i, area: width * height }))
    .toSorted((p, q) => p.area - q.area || p.i - q.i);
  for (const { i } of smallestFirst) {
    const { x, y, width, height } = boxes[i] as Box;
    const [x0, x1, y0, y1] = [x * map.width, (x + width) * map.width, y * map.height, (y + height) * map.height];
    for (let row = Math.max(0, Math.floor(y0)); row < Math.min(map.height, y1); row += 1) {
      for (let column = Math.max(0, Math.floor(x0)); column < Math.min(map.width, x1); column += 1) {
        const cell = row * map.width + column;
        const taken = Math.min(left[cell] ?? 0, overlap(y0, y1, row) * overlap(x0, x1, column));
        left[cell] = (left[cell] ?? 0) - taken;
        shares[i] = (shares[i] ?? 0) + taken * (map.data[cell] ?? 0);
      }
    }
  }
  return shares;
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
