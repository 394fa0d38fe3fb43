import { blurPlane, gradientPlane, type LabPlanes } from "../pixels/plane.ts";
import type { Box } from "../types.ts";
import { COMPOSITION } from "../constants.ts";

/** Share of the picture that holds nothing: no edge within 2 % of the side (rule A10). */
export function emptyShare(planes: LabPlanes): number {
  const gradient = gradientPlane({ width: planes.width, height: planes.height, data: planes.l });
  const local = blurPlane(gradient, Math.sqrt(planes.width * planes.height) * 0.015);
  let sum = 0;
  for (const v of local.data) sum += Math.min(1, Math.max(0, 1.5 - v / COMPOSITION.emptyGradient));
  return sum / Math.max(1, local.data.length);
}

/**
 * Balance of visual weight (rule A11, after Ngo, Teo, Byrne 2003): 1 when the centre of the weight is the centre of the
 * picture on both axes, 0 when it lies on an edge. Weight is colour distance from the picture's mean.
 */
export function balanceOf(planes: LabPlanes): number {
  const n = planes.width * planes.height;
  let l = 0;
  let a = 0;
  let b = 0;
  for (let i = 0; i < n; i += 1) {
    l += planes.l[i] ?? 0;
    a += planes.a[i] ?? 0;
    b += planes.b[i] ?? 0;
  }
  let total = 1e-9;
  let mx = 0;
  let my = 0;
  for (let y = 0; y < planes.height; y += 1) {
    for (let x = 0; x < planes.width; x += 1) {
      const i = y * planes.width + x;
      const dl = (planes.l[i] ?? 0) - l / n;
      const da = (planes.a[i] ?? 0) - a / n;
      const db = (planes.b[i] ?? 0) - b / n;
      const w = Math.sqrt(dl * dl + da * da + db * db);
      total += w;
      mx += w * ((x + 0.5) / planes.width - 0.5);
      my += w * ((y + 0.5) / planes.height - 0.5);
    }
  }
  return Math.max(0, 1 - 2 * Math.hypot(mx / total, my / total));
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
