import { COMPOSITION } from "../../constants.ts";
import { blurPlane, edgesOf, type LabPlanes } from "../pixels/plane.ts";

/** Cells a side: fine enough for a margin, coarse enough that a speck does not split a bare half. */
const CELLS = 32;

/** Marks of the cells without an edge. */
function bareCells(planes: LabPlanes): Uint8Array {
  const { width, height } = planes;
  const near = blurPlane(edgesOf(planes), Math.sqrt(width * height) * 0.01).data;
  const most = new Float32Array(CELLS * CELLS);
  for (let y = 0; y < height; y += 1)
    raiseCells(near, y * width, width, Math.floor((y * CELLS) / height) * CELLS, most);
  return Uint8Array.from(most, (v) => (v < COMPOSITION.emptyGradient ? 1 : 0));
}

/** The strongest edge of each cell so far, and of one row of pixels. */
function raiseCells(near: Float32Array, from: number, width: number, row: number, most: Float32Array): void {
  for (let x = 0; x < width; x += 1) {
    const cell = row + Math.floor((x * CELLS) / width);
    most[cell] = Math.max(most[cell] ?? 0, near[from + x] ?? 0);
  }
}

/** Largest rectangle under a skyline. */
function largestUnder(heights: Uint8Array): number {
  let best = 0;
  for (let from = 0; from < heights.length; from += 1) {
    let least = CELLS;
    for (let to = from; to < heights.length; to += 1) {
      least = Math.min(least, heights[to] ?? 0);
      if (least === 0) break;
      best = Math.max(best, least * (to - from + 1));
    }
  }
  return best;
}

/** Share of the largest upright rectangle that holds nothing (rule A26). */
export function largestBlank(planes: LabPlanes): number {
  const bare = bareCells(planes);
  const heights = new Uint8Array(CELLS);
  let best = 0;
  for (let row = 0; row < CELLS; row += 1) {
    for (let x = 0; x < CELLS; x += 1) heights[x] = bare[row * CELLS + x] === 1 ? (heights[x] ?? 0) + 1 : 0;
    best = Math.max(best, largestUnder(heights));
  }
  return best / (CELLS * CELLS);
}
