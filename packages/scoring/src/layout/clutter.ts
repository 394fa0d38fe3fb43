import { blurPlane, gradientPlane, halvePlane, type LabPlanes, type Plane } from "../pixels/plane.ts";
import { CLUTTER } from "../constants.ts";

export interface ClutterMeasures {
  /** Share of pixels with a strong lightness gradient (Mack & Oliva 2004). */
  edgeDensity: number;
  /** Mean local colour and contrast spread (after Rosenholtz, Li, Nakano 2007). */
  congestion: number;
  /** Entropy of a band-pass pyramid, bits a coefficient (after Rosenholtz et al. 2007). */
  subbandEntropy: number;
  /** Share of the area within 2 % of a side of an edge: how much of the picture is busy. */
  busyArea: number;
  /** Share of pixels with a gradient of any visible strength. */
  fineDensity: number;
}

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

function congestionOf(light: Plane, a: Plane, b: Plane): number {
  const sigma = Math.sqrt(light.width * light.height) * CLUTTER.congestionSigma;
  const sl = localSpread(light, sigma);
  const sa = localSpread(a, sigma);
  const sb = localSpread(b, sigma);
  let sum = 0;
  for (let i = 0; i < sl.length; i += 1) {
    sum += Math.cbrt((0.004 + (sl[i] ?? 0)) * (0.004 + 2 * (sa[i] ?? 0)) * (0.004 + 2 * (sb[i] ?? 0)));
  }
  return sum / Math.max(1, sl.length);
}

/** Shannon entropy of one band with a fixed bin width. */
function bandEntropy(band: Float32Array, low: Float32Array, bin: number): number {
  const counts = new Uint32Array(513);
  for (let i = 0; i < band.length; i += 1) {
    const key = Math.min(512, Math.max(0, Math.round(((band[i] ?? 0) - (low[i] ?? 0)) / bin) + 256));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  let bits = 0;
  for (const n of counts) if (n > 0) bits -= (n / band.length) * Math.log2(n / band.length);
  return bits;
}

function entropyOf(p: Plane): number {
  let current = p;
  let sum = 0;
  for (let level = 0; level < 3; level += 1) {
    const low = blurPlane(current, 1.2);
    sum += bandEntropy(current.data, low.data, CLUTTER.entropyBin);
    current = halvePlane(low);
  }
  return sum / 3;
}

/** Classic clutter measures on the working planes (rules A2, A3, A4). */
export function clutterMeasures(planes: LabPlanes): ClutterMeasures {
  const plane = (data: Float32Array): Plane => ({ width: planes.width, height: planes.height, data });
  const light = plane(planes.l);
  const gradient = gradientPlane(light);
  const half = [light, plane(planes.a), plane(planes.b)].map(halvePlane);
  const [l = light, a = light, b = light] = half;
  const cells = blurPlane(halvePlane(gradient), Math.sqrt(l.width * l.height) * 0.02);
  return {
    edgeDensity: softShare(gradient.data, CLUTTER.edgeThreshold),
    fineDensity: softShare(gradient.data, CLUTTER.fineThreshold),
    congestion: congestionOf(l, a, b),
    subbandEntropy: 0.84 * entropyOf(light) + 0.08 * entropyOf(a) + 0.08 * entropyOf(b),
    busyArea: softShare(cells.data, CLUTTER.busyThreshold),
  };
}
