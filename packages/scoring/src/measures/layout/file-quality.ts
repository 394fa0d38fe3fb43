import type { Pixels, SourceFacts } from "../../picture.ts";

/** Luma in whole steps; 1.2 million pixels have to be quick. */
function greyOf({ width, height, data }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) greyRow(data, grey, y * width, (y + 1) * width);
  return grey;
}

function greyRow(data: Uint8Array, grey: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i += 1)
    grey[i] = (77 * (data[i * 3] ?? 0) + 150 * (data[i * 3 + 1] ?? 0) + 29 * (data[i * 3 + 2] ?? 0)) >> 8;
}

/** Counts the steps to the right and downwards of one row, over `reach` columns and `below` pixels further on. */
function countSteps(grey: Uint8Array, bins: Uint32Array, from: number, to: number, reach: number, below: number): void {
  for (let at = from; at < to; at += 1) {
    const v = grey[at] ?? 0;
    const step = Math.max(Math.abs(v - (grey[at + reach] ?? 0)), Math.abs(v - (grey[at + below] ?? 0)));
    bins[step] = (bins[step] ?? 0) + 1;
  }
}

/** Mean of the strongest `share` of horizontal and vertical steps, each step over `reach` pixels. */
function strongestSteps(grey: Uint8Array, width: number, height: number, reach: number, share: number): number {
  const bins = new Uint32Array(256);
  let n = 0;
  for (let y = 0; y + reach < height; y += 2) {
    const across = Math.max(0, width - reach);
    countSteps(grey, bins, y * width, y * width + across, reach, reach * width);
    n += across;
  }
  const want = Math.max(1, n * share);
  let left = want;
  let sum = 0;
  for (let i = 255; i >= 0 && left > 0; i -= 1) {
    const take = Math.min(left, bins[i] ?? 0);
    sum += take * i;
    left -= take;
  }
  return sum / want;
}

export interface FileQuality {
  sharpness: number | null;
  blockiness: number | null;
}

/**
 * Strongest steps over two pixels against the same over six (rule A8): near 1 for crisp edges, under 0.5 for edges blurred
 * over several pixels. Free of content; null when the picture has no edges.
 */
function sharpnessOf(grey: Uint8Array, width: number, height: number): number | null {
  if (width < 16 || height < 16) return null;
  const wide = strongestSteps(grey, width, height, 6, 0.02);
  return wide < 12 ? null : Math.min(1, strongestSteps(grey, width, height, 2, 0.02 * (2 / 6)) / wide);
}

/**
 * JPEG blocking (after Wang, Sheikh, Bovik 2002): mean step across the 8-pixel grid minus the mean step elsewhere, in
 * grey levels; steps over 12 levels are edges of the picture itself.
 * Only where the working pixels are the file's own; null after a resize (rule A9).
 */
function blockinessOf(grey: Uint8Array, width: number, height: number): number {
  const sums = new Float64Array(2);
  const counts = new Float64Array(2);
  for (let y = 0; y < height; y += 3) countSmallSteps(grey, y * width, width, sums, counts);
  const off = (sums[0] ?? 0) / Math.max(1, counts[0] ?? 0);
  const on = (sums[1] ?? 0) / Math.max(1, counts[1] ?? 0);
  return Math.max(0, on - off);
}

function countSmallSteps(grey: Uint8Array, row: number, width: number, sums: Float64Array, counts: Float64Array): void {
  for (let x = 1; x < width - 1; x += 1) {
    const at = row + x;
    const step = Math.abs((grey[at] ?? 0) - (grey[at - 1] ?? 0));
    if (step > 12) continue;
    const k = x % 8 === 0 ? 1 : 0;
    sums[k] = (sums[k] ?? 0) + step;
    counts[k] = (counts[k] ?? 0) + 1;
  }
}

export function fileQuality(pixels: Pixels, source: SourceFacts): FileQuality {
  const grey = greyOf(pixels);
  const own = source.width === pixels.width && source.height === pixels.height;
  return {
    sharpness: sharpnessOf(grey, pixels.width, pixels.height),
    blockiness: own ? blockinessOf(grey, pixels.width, pixels.height) : null,
  };
}
