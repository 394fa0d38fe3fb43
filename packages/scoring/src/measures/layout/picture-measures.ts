import { blurPlane, edgesOf, type LabPlanes, type Plane } from "../pixels/plane.ts";
import { PICTURE } from "../../constants.ts";
import type { Box } from "../../picture.ts";
import { bareWhite } from "./colour-measures.ts";

export interface PictureMeasures {
  /** Share of the ad covered by picture or drawing: detail that is neither bare white nor text. */
  pictureShare: number;
  /** Lightness between the darkest and the lightest fiftieth of the picture, null where there is too little of it. */
  tonalRange: number | null;
  /** How far detail off the text is strewn over the ad: 0 in one place, 1 even; null where there is hardly any. */
  detailSpread: number | null;
  /** Share of the ad off its text that is detail: of a flat one nothing can be said to lie together or apart. */
  detailShare: number;
}

/** Share of what lies off the text whose edges are as clear as in a picture. */
function detailShareOf({ data }: Plane, free: Uint8Array): number {
  let [all, clear] = [0, 0];
  for (let i = 0; i < free.length; i += 1) {
    if (free[i] === 0) continue;
    all += 1;
    if ((data[i] ?? 0) > PICTURE.edge[1]) clear += 1;
  }
  return all === 0 ? 0 : clear / all;
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

/** The variance of an even spread over a side of length 1 is one twelfth. */
const evenSpread = 12;

/** Detail of one row, which it adds by column as well: once, and squared. */
function addDetail(data: Float32Array, free: Uint8Array, from: number, width: number, across: Float64Array): number {
  let row = 0;
  let [first = 0, second = 0] = across;
  for (let x = 0; x < width; x += 1) {
    const v = (data[from + x] ?? 0) * (free[from + x] ?? 0);
    const at = (x + 0.5) / width;
    row += v;
    first += v * at;
    second += v * at * at;
  }
  across[0] = first;
  across[1] = second;
  return row;
}

/**
 * Standard deviation of the detail across the ad times that down it, against the same of even detail (rule A25, after the compactness of
 * edges of Ke, Tang, Jing 2006: photographs of professionals gather their detail in the subject).
 */
function spreadOf({ width, height, data }: Plane, free: Uint8Array): number | null {
  let sum = 0;
  const across = new Float64Array(2);
  const down = new Float64Array(2);
  for (let y = 0; y < height; y += 1) {
    const row = addDetail(data, free, y * width, width, across);
    const at = (y + 0.5) / height;
    sum += row;
    down[0] = (down[0] ?? 0) + row * at;
    down[1] = (down[1] ?? 0) + row * at * at;
  }
  if (sum < width * height * PICTURE.leastDetail) return null;
  const deviation = ([first = 0, second = 0]: Float64Array) =>
    Math.sqrt(Math.max(0, second / sum - (first / sum) ** 2));
  return evenSpread * deviation(across) * deviation(down);
}

/** Adds one row: what the picture covers, and of that off the text the lightness. */
function addCovered(
  planes: LabPlanes,
  near: Float32Array,
  free: Uint8Array,
  from: number,
  bins: Float64Array,
  sums: Float64Array,
): void {
  for (let i = from; i < from + planes.width; i += 1) {
    const l = planes.l[i] ?? 0;
    const a = planes.a[i] ?? 0;
    const b = planes.b[i] ?? 0;
    const w = ramp(near[i] ?? 0, PICTURE.edge[0], PICTURE.edge[1]) * (1 - bareWhite(l, Math.sqrt(a * a + b * b)));
    sums[0] = (sums[0] ?? 0) + w;
    if (free[i] === 0 || w === 0) continue;
    const bin = Math.min(255, Math.max(0, Math.floor(l * 256)));
    bins[bin] = (bins[bin] ?? 0) + w;
    sums[1] = (sums[1] ?? 0) + w;
  }
}

/**
 * Picture in the ad (rule A22, after Ke, Tang, Jing 2006: tonal contrast helps to tell professional photographs
 * from snapshots). Boxes are shares of the planes given. Weights are soft, so that noise moves little.
 */
export function pictureMeasures(planes: LabPlanes, text: readonly Box[]): PictureMeasures {
  const { width, height } = planes;
  const side = Math.sqrt(width * height);
  const gradient = edgesOf(planes);
  const near = blurPlane(gradient, side * PICTURE.reach).data;
  const free = offText(width, height, text);
  const bins = new Float64Array(256);
  const sums = new Float64Array(2);
  for (let from = 0; from < free.length; from += width) addCovered(planes, near, free, from, bins, sums);
  const [covered = 0, total = 0] = sums;
  const pictureShare = covered / Math.max(1, free.length);
  const detail = { detailSpread: spreadOf(gradient, free), detailShare: detailShareOf(gradient, free) };
  if (total < free.length * PICTURE.least) return { pictureShare, tonalRange: null, ...detail };
  return {
    pictureShare,
    ...detail,
    tonalRange: quantile(bins, total, 0.98) - quantile(bins, total, 0.02),
  };
}
