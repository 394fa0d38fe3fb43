import { blurPlane, gradientPlane, type LabPlanes } from "../pixels/plane.ts";
import { PICTURE } from "../constants.ts";
import type { Box } from "../types.ts";
import { bareWhite } from "./colour-measures.ts";

export interface PictureMeasures {
  /** Share of the ad covered by picture or drawing: detail that is neither bare white nor text. */
  pictureShare: number;
  /** Lightness between the darkest and the lightest fiftieth of the picture, null where there is too little of it. */
  tonalRange: number | null;
}

const ramp = (v: number, from: number, to: number): number => Math.min(1, Math.max(0, (v - from) / (to - from)));

/** Value that `share` of the counts stay under, straight inside a bin. */
function quantile(bins: Float64Array, total: number, share: number): number {
  let left = total * share;
  for (let i = 0; i < bins.length; i += 1) {
    const n = bins[i] ?? 0;
    if (left <= n && n > 0) return (i + left / n) / bins.length;
    left -= n;
  }
  return 1;
}

/** 0 where a text line stands, 1 elsewhere. */
function offText(width: number, height: number, text: readonly Box[]): Uint8Array {
  const free = new Uint8Array(width * height).fill(1);
  for (const box of text) {
    const x0 = Math.max(0, Math.floor(box.x * width) - 1);
    const x1 = Math.min(width, Math.ceil((box.x + box.width) * width) + 1);
    const y0 = Math.max(0, Math.floor(box.y * height) - 1);
    const y1 = Math.min(height, Math.ceil((box.y + box.height) * height) + 1);
    for (let y = y0; y < y1; y += 1) free.fill(0, y * width + x0, Math.max(y * width + x0, y * width + x1));
  }
  return free;
}

/**
 * Picture in the ad (rule A22, after Ke, Tang, Jing 2006: tonal contrast helps to tell professional photographs
 * from snapshots). Boxes are shares of the planes given. Weights are soft, so that noise moves little.
 */
export function pictureMeasures(planes: LabPlanes, text: readonly Box[]): PictureMeasures {
  const { width, height } = planes;
  const side = Math.sqrt(width * height);
  const lightness = { width, height, data: planes.l };
  const near = blurPlane(gradientPlane(lightness), side * PICTURE.reach).data;
  const free = offText(width, height, text);
  const bins = new Float64Array(256);
  let covered = 0;
  let total = 0;
  for (let i = 0; i < free.length; i += 1) {
    const l = planes.l[i] ?? 0;
    const a = planes.a[i] ?? 0;
    const b = planes.b[i] ?? 0;
    const w = ramp(near[i] ?? 0, PICTURE.edge[0], PICTURE.edge[1]) * (1 - bareWhite(l, Math.sqrt(a * a + b * b)));
    covered += w;
    if (free[i] === 0 || w === 0) continue;
    const bin = Math.min(255, Math.max(0, Math.floor(l * 256)));
    bins[bin] = (bins[bin] ?? 0) + w;
    total += w;
  }
  const pictureShare = covered / Math.max(1, free.length);
  if (total < free.length * PICTURE.least) return { pictureShare, tonalRange: null };
  return {
    pictureShare,
    tonalRange: quantile(bins, total, 0.98) - quantile(bins, total, 0.02),
  };
}
