import type { Pixels } from "../../picture.ts";
import { resizePlane, type LabPlanes, type Plane } from "../pixels/plane.ts";
import { grainOf, gridOf } from "./grain.ts";
import { mosaicOf } from "./mosaic.ts";

export interface Damage {
  /** Strongest steps from pixel to pixel against those over four pixels, at the size of the working planes: 1 crisp, under 0.4 blurred. */
  crispness: number | null;
  /** How far all steps from pixel to pixel stand at even distances, across and down, the smaller of both: near 1 for a mosaic of squares. */
  mosaic: number;
  /** How unlike its own neighbour a third (or a half) further on the picture is: 0 where it repeats itself, about 1 elsewhere. */
  repetition: number;
  /** Share of the seams of a grid of equal tiles along which the picture breaks off. */
  seams: number;
  /** Likeness of neighbouring pixels, -1..1: near 0 in pure noise. */
  smoothness: number;
  /** Grain of the quietest fifth, in grey levels; null where hardly anything is neither black nor white. */
  grain: number | null;
  /** Share of the fine steps on the grid that JPEG works in. */
  grid: number;
}

const bins = 1024;

/** Counts the larger of the steps to the right and downwards over `reach` pixels, in bins of a thousandth of the lightness. */
function countSteps({ width, data }: Plane, row: number, reach: number, counts: Uint32Array): void {
  for (let at = row; at < row + width - reach; at += 1) {
    const v = data[at] ?? 0;
    const step = Math.max(Math.abs(v - (data[at + reach] ?? 0)), Math.abs(v - (data[at + reach * width] ?? 0)));
    const bin = Math.min(bins - 1, Math.floor(step * bins));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
}

/** Mean of the strongest `share` of the steps. */
function strongest(plane: Plane, reach: number, share: number): number {
  const counts = new Uint32Array(bins);
  for (let y = 0; y + reach < plane.height; y += 1) countSteps(plane, y * plane.width, reach, counts);
  const want = Math.max(1, (plane.width - reach) * (plane.height - reach) * share);
  let left = want;
  let sum = 0;
  for (let i = bins - 1; i >= 0 && left > 0; i -= 1) {
    const take = Math.min(left, counts[i] ?? 0);
    sum += take * ((i + 0.5) / bins);
    left -= take;
  }
  return sum / want;
}

/** Lightness steps under this are no edges. */
const leastEdge = 0.04;

function crispnessOf(lightness: Plane): number | null {
  if (lightness.width < 16 || lightness.height < 16) return null;
  const wide = strongest(lightness, 4, 0.02);
  return wide < leastEdge ? null : Math.min(1, strongest(lightness, 1, 0.01) / wide);
}

function meanStep({ width, height, data }: Plane, dx: number, dy: number): number {
  let sum = 0;
  let n = 0;
  for (let y = 0; y + dy < height; y += 1)
    for (let x = 0; x + dx < width; x += 1) {
      sum += Math.abs((data[y * width + x] ?? 0) - (data[(y + dy) * width + x + dx] ?? 0));
      n += 1;
    }
  return sum / Math.max(1, n);
}

const smallSide = 90;

function repetitionOf(lightness: Plane): number {
  const small = resizePlane(lightness, smallSide, smallSide);
  const usual = (meanStep(small, 19, 0) + meanStep(small, 0, 19) + meanStep(small, 23, 0) + meanStep(small, 0, 23)) / 4;
  if (usual < 0.01) return 1;
  const at = (shift: number): number => Math.max(meanStep(small, shift, 0), meanStep(small, 0, shift)) / usual;
  return Math.min(at(smallSide / 3), at(smallSide / 2));
}

/** Share of a line between `before` and the pixel after it along which the step is far larger than those beside it. */
function breakAlong(plane: Plane, before: number, across: boolean): number {
  const { width, height, data } = plane;
  const length = across ? height : width;
  const value = (k: number, i: number): number => data[across ? i * width + k : k * width + i] ?? 0;
  let broken = 0;
  for (let i = 0; i < length; i += 1) {
    const step = Math.abs(value(before, i) - value(before + 1, i));
    const beside = Math.max(
      Math.abs(value(before - 2, i) - value(before - 1, i)),
      Math.abs(value(before + 2, i) - value(before + 3, i)),
    );
    if (step > 0.02 && step > beside * 2) broken += 1;
  }
  return broken / length;
}

/** The seam of tile `i` of `n`: the best of three places, since sides seldom divide evenly. */
function seamAt(plane: Plane, i: number, n: number, across: boolean): number {
  const side = across ? plane.width : plane.height;
  const at = Math.round((side * i) / n) - 1;
  return Math.max(...[-1, 0, 1].map((off) => breakAlong(plane, Math.min(side - 5, Math.max(2, at + off)), across)));
}

function seamsOf(lightness: Plane): number {
  if (lightness.width < 32 || lightness.height < 32) return 0;
  const ofGrid = (n: number): number => {
    const seams = Array.from({ length: n - 1 }, (_, i) => i + 1);
    const all = seams.flatMap((i) => [seamAt(lightness, i, n, true), seamAt(lightness, i, n, false)]);
    return Math.min(...all);
  };
  return Math.max(ofGrid(2), ofGrid(3), ofGrid(4));
}

function smoothnessOf({ width, height, data }: Plane): number {
  let mean = 0;
  for (const v of data) mean += v / data.length;
  let product = 0;
  let square = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x + 1 < width; x += 1) {
      const v = (data[y * width + x] ?? 0) - mean;
      product += v * ((data[y * width + x + 1] ?? 0) - mean);
      square += v * v;
    }
  return square < 1e-6 * data.length ? 1 : product / square;
}

/** What a spoilt copy shows that the ad itself does not. */
export function damageOf(pixels: Pixels, planes: LabPlanes): Damage {
  const lightness: Plane = { width: planes.width, height: planes.height, data: planes.l };
  return {
    crispness: crispnessOf(lightness),
    mosaic: mosaicOf(pixels),
    repetition: repetitionOf(lightness),
    seams: seamsOf(lightness),
    smoothness: smoothnessOf(lightness),
    grain: grainOf(pixels),
    grid: gridOf(pixels),
  };
}
