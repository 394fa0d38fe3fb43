import { blurPlane, edgesOf, halvePlane, type LabPlanes, type Plane } from "../pixels/plane.ts";
import { CLUTTER } from "../../constants.ts";

export interface ClutterMeasures {
  /** Share of the area near edges (after the edge density of Mack & Oliva 2004): how much of the picture is busy. */
  busyArea: number;
  /** Mean local mixture of edge directions, 0..1 (the orientation part of Rosenholtz, Li, Nakano 2007). */
  tangle: number;
  /** Entropy of the picture's colours in coarse OKLab cells, bits (after Purchase, Freeman, Hamer 2012). */
  colourVariety: number;
}

/** Smooth share above a threshold, so that a pixel does not flip the measure (stability). */
function softShare(data: Float32Array, threshold: number): number {
  let sum = 0;
  for (const v of data) sum += Math.min(1, Math.max(0, (v - threshold * 0.5) / threshold));
  return sum / Math.max(1, data.length);
}

/**
 * Where edges of one direction meet, the structure tensor has one large eigenvalue; where directions mix, two. The mean of
 * twice the smaller over the sum: 0 for flat fields and stripes, 1 for texture and crowds of small things.
 */
function tangleOf(light: Plane): number {
  const { width, height, data } = light;
  const xx = new Float32Array(data.length);
  const yy = new Float32Array(data.length);
  const xy = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) productsOfRow(light, y, xx, yy, xy);
  const sigma = Math.sqrt(width * height) * CLUTTER.tangleSigma;
  const [p, q, r] = [xx, yy, xy].map((channel) => blurPlane({ width, height, data: channel }, sigma).data);
  if (!p || !q || !r) return 0;
  let sum = 0;
  for (let from = 0; from < p.length; from += width) sum = addTangle(p, q, r, from, from + width, sum);
  return sum / Math.max(1, p.length);
}

/** Products of the steps across and down, of one row. */
function productsOfRow(
  { width, height, data }: Plane,
  y: number,
  xx: Float32Array,
  yy: Float32Array,
  xy: Float32Array,
): void {
  const up = Math.max(0, y - 1) * width;
  const down = Math.min(height - 1, y + 1) * width;
  for (let x = 0; x < width; x += 1) {
    const i = y * width + x;
    const dx = ((data[x < width - 1 ? i + 1 : i] ?? 0) - (data[x > 0 ? i - 1 : i] ?? 0)) / 2;
    const dy = ((data[down + x] ?? 0) - (data[up + x] ?? 0)) / 2;
    xx[i] = dx * dx;
    yy[i] = dy * dy;
    xy[i] = dx * dy;
  }
}

function addTangle(p: Float32Array, q: Float32Array, r: Float32Array, from: number, to: number, before: number) {
  let sum = before;
  for (let i = from; i < to; i += 1) {
    const trace = (p[i] ?? 0) + (q[i] ?? 0);
    const apart = Math.sqrt(((p[i] ?? 0) - (q[i] ?? 0)) ** 2 + 4 * (r[i] ?? 0) ** 2);
    sum += Math.max(0, trace - apart) / (trace + CLUTTER.tangleFloor);
  }
  return sum;
}

function countCells(
  [light, a, b]: readonly [Float32Array, Float32Array, Float32Array],
  from: number,
  to: number,
  offset: number,
  counts: Uint32Array,
): void {
  const cell = CLUTTER.colourCell;
  for (let i = from; i < to; i += 1) {
    const key =
      placeIn((light[i] ?? 0) / cell + offset, 15) * 1024 +
      placeIn(((a[i] ?? 0) + 0.4) / (cell / 2) + offset, 31) * 32 +
      placeIn(((b[i] ?? 0) + 0.4) / (cell / 2) + offset, 31);
    counts[key] = (counts[key] ?? 0) + 1;
  }
}

const placeIn = (cell: number, most: number): number => Math.min(most, Math.max(0, Math.floor(cell)));

/** Shannon entropy of the colours in cells of a grid that starts at `offset` of a cell. */
function cellEntropy(planes: readonly [Plane, Plane, Plane], offset: number): number {
  const [light, a, b] = planes;
  const n = light.data.length;
  const counts = new Uint32Array(16 * 32 * 32);
  for (let from = 0; from < n; from += light.width)
    countCells([light.data, a.data, b.data], from, from + light.width, offset, counts);
  let bits = 0;
  for (const count of counts) if (count > 0) bits -= (count / n) * Math.log2(count / n);
  return bits;
}

/** The lesser of two grids half a cell apart: a flat ground on the border of two cells must not count as two colours. */
const colourVariety = (planes: readonly [Plane, Plane, Plane]): number =>
  Math.min(cellEntropy(planes, 0), cellEntropy(planes, 0.5));

/** Clutter measures on the working planes (rules A2, A3, A4). */
export function clutterMeasures(planes: LabPlanes): ClutterMeasures {
  const plane = (data: Float32Array): Plane => ({ width: planes.width, height: planes.height, data });
  const light = plane(planes.l);
  const half = halvePlane(light);
  const gradient = halvePlane(edgesOf(planes));
  const near = blurPlane(gradient, Math.sqrt(gradient.width * gradient.height) * CLUTTER.busySigma);
  return {
    busyArea: softShare(near.data, CLUTTER.busyThreshold),
    tangle: tangleOf(half),
    colourVariety: colourVariety([half, halvePlane(plane(planes.a)), halvePlane(plane(planes.b))]),
  };
}
