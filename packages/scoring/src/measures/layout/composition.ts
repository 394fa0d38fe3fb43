import { blurPlane, edgesOf, type LabPlanes } from "../pixels/plane.ts";
import type { Box } from "../../picture.ts";
import { COMPOSITION } from "../../constants.ts";

/** Share of the picture that holds nothing: no edge within 2 % of the side (rule A10). */
export function emptyShare(planes: LabPlanes): number {
  const local = blurPlane(edgesOf(planes), Math.sqrt(planes.width * planes.height) * 0.015);
  let sum = 0;
  for (let from = 0; from < local.data.length; from += local.width)
    sum = addEmpty(local.data, from, from + local.width, sum);
  return sum / Math.max(1, local.data.length);
}

function addEmpty(data: Float32Array, from: number, to: number, before: number): number {
  let sum = before;
  for (let i = from; i < to; i += 1) sum += Math.min(1, Math.max(0, 1.5 - (data[i] ?? 0) / COMPOSITION.emptyGradient));
  return sum;
}

/**
 * Balance of visual weight (rule A11, after Ngo, Teo, Byrne 2003): 1 when the centre of the weight is the centre of the
 * picture on both axes, 0 when it lies on an edge. Weight is colour distance from the picture's mean.
 */
export function balanceOf(planes: LabPlanes): number {
  const n = planes.width * planes.height;
  const mean = new Float64Array(3);
  for (let from = 0; from < n; from += planes.width) addColours(planes, from, mean);
  for (let c = 0; c < 3; c += 1) mean[c] = (mean[c] ?? 0) / n;
  const weights = Float64Array.of(1e-9, 0, 0);
  for (let y = 0; y < planes.height; y += 1) addWeights(planes, y, mean, weights);
  const [total = 1, mx = 0, my = 0] = weights;
  return Math.max(0, 1 - 2 * Math.hypot(mx / total, my / total));
}

function addColours(planes: LabPlanes, from: number, sums: Float64Array): void {
  for (let i = from; i < from + planes.width; i += 1) {
    sums[0] = (sums[0] ?? 0) + (planes.l[i] ?? 0);
    sums[1] = (sums[1] ?? 0) + (planes.a[i] ?? 0);
    sums[2] = (sums[2] ?? 0) + (planes.b[i] ?? 0);
  }
}

/** Adds one row: weight, weight by column, weight by row. */
function addWeights(planes: LabPlanes, y: number, mean: Float64Array, weights: Float64Array): void {
  const [l = 0, a = 0, b = 0] = mean;
  for (let x = 0; x < planes.width; x += 1) {
    const i = y * planes.width + x;
    const dl = (planes.l[i] ?? 0) - l;
    const da = (planes.a[i] ?? 0) - a;
    const db = (planes.b[i] ?? 0) - b;
    const w = Math.sqrt(dl * dl + da * da + db * db);
    weights[0] = (weights[0] ?? 0) + w;
    weights[1] = (weights[1] ?? 0) + w * ((x + 0.5) / planes.width - 0.5);
    weights[2] = (weights[2] ?? 0) + w * ((y + 0.5) / planes.height - 0.5);
  }
}

/**
 * Alignment (rule A12): for each block the distance of its left edge, centre or right edge to the nearest one of another
 * block, as a share of the width; 1 when every block lines up, 0 when all are 4 % off. Null with fewer than two blocks.
 */
export function alignmentOf(boxes: Box[]): number | null {
  if (boxes.length < 2) return null;
  let sum = 0;
  for (const box of boxes) {
    let least = Infinity;
    for (const other of boxes) {
      if (other === box) continue;
      least = Math.min(
        least,
        Math.abs(box.x - other.x),
        Math.abs(box.x + box.width / 2 - other.x - other.width / 2),
        Math.abs(box.x + box.width - other.x - other.width),
      );
    }
    sum += 1 - Math.min(1, Math.max(0, least - COMPOSITION.aligned) / COMPOSITION.misaligned);
  }
  return sum / boxes.length;
}
