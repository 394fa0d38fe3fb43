import { blurPlane, gradientPlane, type LabPlanes, type Plane } from "../pixels/plane.ts";
import { CLUTTER } from "../constants.ts";

export interface ClutterMeasures {
  /** Share of pixels with a strong lightness gradient (Mack & Oliva 2004). */
  edgeDensity: number;
  /** Mean log of local colour and contrast spread (after Rosenholtz, Li, Nakano 2007). */
  congestion: number;
  /** Entropy of a band-pass pyramid, bits a coefficient (after Rosenholtz et al. 2007). */
  subbandEntropy: number;
  /** Share of 4 % cells that hold an edge: how much of the area is busy. */
  busyArea: number;
}

const plane = (planes: LabPlanes, data: Float32Array): Plane => ({ width: planes.width, height: planes.height, data });

/** Smooth share above a threshold, so that a pixel does not flip the measure (stability). */
function softShare(data: Float32Array, threshold: number): number {
  let sum = 0;
  for (const v of data) sum += Math.min(1, Math.max(0, (v - threshold * 0.5) / threshold));
  return sum / Math.max(1, data.length);
}

function localSpread(p: Plane, sigma: number): Float32Array {
  const mean = blurPlane(p, sigma).data;
  const square = blurPlane({ ...p, data: p.data.map((v) => v * v) }, sigma).data;
  return square.map((v, i) => Math.sqrt(Math.max(0, v - (mean[i] ?? 0) ** 2)));
}

function congestionOf(planes: LabPlanes): number {
  const sigma = Math.sqrt(planes.width * planes.height) * CLUTTER.congestionSigma;
  const l = localSpread(plane(planes, planes.l), sigma);
  const a = localSpread(plane(planes, planes.a), sigma);
  const b = localSpread(plane(planes, planes.b), sigma);
  let sum = 0;
  for (let i = 0; i < l.length; i += 1) {
    sum += Math.cbrt((0.004 + (l[i] ?? 0)) * (0.004 + 2 * (a[i] ?? 0)) * (0.004 + 2 * (b[i] ?? 0)));
  }
  return sum / Math.max(1, l.length);
}

/** Shannon entropy of one band with a fixed bin width. */
function bandEntropy(data: Float32Array, bin: number): number {
  const counts = new Map<number, number>();
  for (const v of data) {
    const key = Math.round(v / bin);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let bits = 0;
  for (const n of counts.values()) bits -= (n / data.length) * Math.log2(n / data.length);
  return bits;
}

function entropyOf(p: Plane): number {
  let current = p;
  let sum = 0;
  for (let level = 0; level < 3; level += 1) {
    const low = blurPlane(current, 1.2 * 2 ** level);
    sum += bandEntropy(
      current.data.map((v, i) => v - (low.data[i] ?? 0)),
      CLUTTER.entropyBin,
    );
    current = low;
  }
  return sum / 3;
}

/** Three classic clutter measures on the working planes (rules A2, A3, A4). */
export function clutterMeasures(planes: LabPlanes): ClutterMeasures {
  const light = plane(planes, planes.l);
  const gradient = gradientPlane(light);
  const cells = blurPlane(gradient, Math.sqrt(planes.width * planes.height) * 0.02);
  return {
    edgeDensity: softShare(gradient.data, CLUTTER.edgeThreshold),
    congestion: congestionOf(planes),
    subbandEntropy:
      0.84 * entropyOf(light) + 0.08 * entropyOf(plane(planes, planes.a)) + 0.08 * entropyOf(plane(planes, planes.b)),
    busyArea: softShare(cells.data, CLUTTER.busyThreshold),
  };
}
