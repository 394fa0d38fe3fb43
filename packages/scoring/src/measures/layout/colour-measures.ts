import { type Lab, labOfRgb } from "../colour/srgb-oklab.ts";
import type { LabColour } from "../colour/palette.ts";
import type { LabPlanes } from "../pixels/plane.ts";
import type { Pixels } from "../../picture.ts";

/** Hasler & Süsstrunk (2003) colourfulness M: 0 grey, 15 slight, 33 moderate, 59 high, 109 extreme (rule A5). */
export function colourfulness(pixels: Pixels): number {
  const n = pixels.width * pixels.height;
  const sums = new Float64Array(4);
  for (let from = 0; from < n; from += pixels.width) addOpponents(pixels.data, from, from + pixels.width, sums);
  const [rg = 0, yb = 0, rg2 = 0, yb2 = 0] = sums;
  const mp = rg / n;
  const mq = yb / n;
  const sd = Math.sqrt(Math.max(0, rg2 / n - mp * mp) + Math.max(0, yb2 / n - mq * mq));
  return sd + 0.3 * Math.hypot(mp, mq);
}

/** Adds red minus green, yellow minus blue and the squares of both. */
function addOpponents(data: Uint8Array, from: number, to: number, sums: Float64Array): void {
  for (let i = from; i < to; i += 1) {
    const r = data[i * 3] ?? 0;
    const g = data[i * 3 + 1] ?? 0;
    const b = data[i * 3 + 2] ?? 0;
    const p = r - g;
    const q = 0.5 * (r + g) - b;
    sums[0] = (sums[0] ?? 0) + p;
    sums[1] = (sums[1] ?? 0) + q;
    sums[2] = (sums[2] ?? 0) + p * p;
    sums[3] = (sums[3] ?? 0) + q * q;
  }
}

const hueOf = ([, a, b]: Lab): number => (Math.atan2(b, a) * 180) / Math.PI;
const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);

// Hue templates of Matsuda as used by Cohen-Or et al. (2006), widths in degrees: sector centres and half widths.
const TEMPLATES: readonly (readonly [number, number])[][] = [
  [[0, 9]],
  [[0, 47]],
  [
    [0, 9],
    [180, 9],
  ],
  [
    [0, 47],
    [180, 9],
  ],
  [
    [0, 9],
    [90, 40],
  ],
  [
    [0, 47],
    [180, 47],
  ],
];

/** How well the palette's hues fit one of the classic templates: 1 = all inside, 0 = 60 degrees off on average (rule A6). */
export function hueHarmony(colours: LabColour[]): number {
  const strong = colours.map((c) => ({
    hue: hueOf(c.lab),
    weight: c.share ** 0.5 * Math.min(1, chromaOf(c.lab) / 0.12),
  }));
  const total = strong.reduce((sum, c) => sum + c.weight, 0);
  if (total < 0.05) return 1;
  let best = 180;
  for (const sectors of TEMPLATES) {
    for (let turn = 0; turn < 360; turn += 6) {
      let off = 0;
      for (const c of strong) {
        let least = 180;
        for (const [centre, half] of sectors) {
          const gap = Math.abs(((((c.hue - turn - centre) % 360) + 540) % 360) - 180);
          least = Math.min(least, Math.max(0, gap - half));
        }
        off += c.weight * least;
      }
      best = Math.min(best, off / total);
    }
  }
  return Math.max(0, 1 - best / 60);
}

export interface LightMeasures {
  /** Share of near-white pixels. */
  whiteShare: number;
  meanLightness: number;
  lightnessSpread: number;
  /** Mean OKLab chroma. */
  meanChroma: number;
}

const WHITE_LIGHTNESS = labOfRgb([228, 228, 228])[0];

/** How far a colour is bare white, 0..1: light and without chroma, with soft ends. */
export const bareWhite = (lightness: number, chroma: number): number =>
  Math.min(1, Math.max(0, (lightness - WHITE_LIGHTNESS) / 0.05)) * Math.min(1, Math.max(0, (0.06 - chroma) / 0.04));

/** Share of the border of the ad, 3 % of its shorter side wide, that is bare white (rule A23). */
export function whiteBorder(planes: LabPlanes): number {
  const { width, height } = planes;
  const rim = Math.max(1, Math.round(0.03 * Math.min(width, height)));
  let white = 0;
  let n = 0;
  for (let y = 0; y < height; y += 1) {
    const whole = y < rim || y >= height - rim;
    for (let x = 0; x < width; x += 1) {
      if (!whole && x === rim) x = Math.max(x, width - rim);
      if (x >= width) break;
      const i = y * width + x;
      const a = planes.a[i] ?? 0;
      const b = planes.b[i] ?? 0;
      white += bareWhite(planes.l[i] ?? 0, Math.sqrt(a * a + b * b));
      n += 1;
    }
  }
  return white / Math.max(1, n);
}

/** Adds one row: whiteness, lightness, its square, chroma. */
function addLight(planes: LabPlanes, from: number, sums: Float64Array): void {
  for (let i = from; i < from + planes.width; i += 1) {
    const l = planes.l[i] ?? 0;
    const a = planes.a[i] ?? 0;
    const b = planes.b[i] ?? 0;
    const c = Math.sqrt(a * a + b * b);
    sums[0] = (sums[0] ?? 0) + bareWhite(l, c);
    sums[1] = (sums[1] ?? 0) + l;
    sums[2] = (sums[2] ?? 0) + l * l;
    sums[3] = (sums[3] ?? 0) + c;
  }
}

export function lightMeasures(planes: LabPlanes): LightMeasures {
  const n = planes.width * planes.height;
  const sums = new Float64Array(4);
  for (let from = 0; from < n; from += planes.width) addLight(planes, from, sums);
  const [white = 0, sum = 0, square = 0, chroma = 0] = sums;
  const mean = sum / n;
  return {
    whiteShare: white / n,
    meanLightness: mean,
    lightnessSpread: Math.sqrt(Math.max(0, square / n - mean * mean)),
    meanChroma: chroma / n,
  };
}

const clampBin = (value: number): number => Math.min(31, Math.max(0, Math.floor((value + 0.4) * 40)));

const keyOf = (planes: LabPlanes, i: number): number =>
  Math.min(15, Math.floor((planes.l[i] ?? 0) * 16)) * 1024 +
  clampBin(planes.a[i] ?? 0) * 32 +
  clampBin(planes.b[i] ?? 0);

function countRow(planes: LabPlanes, bins: Uint32Array, keys: Uint16Array, from: number): void {
  for (let i = from; i < from + planes.width; i += 1) {
    const key = keyOf(planes, i);
    keys[i] = key;
    bins[key] = (bins[key] ?? 0) + 1;
  }
}

/** Adds the colours of one row's pixels that lie in the bin `key`: l, a, b, count. */
function addBin(planes: LabPlanes, keys: Uint16Array, key: number, from: number, sums: Float64Array): void {
  for (let i = from; i < from + planes.width; i += 1) {
    if (keys[i] !== key) continue;
    sums[0] = (sums[0] ?? 0) + (planes.l[i] ?? 0);
    sums[1] = (sums[1] ?? 0) + (planes.a[i] ?? 0);
    sums[2] = (sums[2] ?? 0) + (planes.b[i] ?? 0);
    sums[3] = (sums[3] ?? 0) + 1;
  }
}

/** `share` and what one row adds to it: pixels near the colour count wholly, those at the edge in part. */
function addNear(planes: LabPlanes, l: number, a: number, b: number, from: number, share: number): number {
  let sum = share;
  for (let i = from; i < from + planes.width; i += 1) {
    const dl = (planes.l[i] ?? 0) - l;
    const da = (planes.a[i] ?? 0) - a;
    const db = (planes.b[i] ?? 0) - b;
    sum += Math.min(1, Math.max(0, 2 - Math.sqrt(dl * dl + da * da + db * db) / 0.05));
  }
  return sum;
}

/** Share of the picture within 0.06 OKLab of its most common colour, with a soft edge (rule A20). */
export function groundShare(planes: LabPlanes): number {
  const n = planes.width * planes.height;
  const bins = new Uint32Array(16 * 32 * 32);
  const keys = new Uint16Array(n);
  for (let from = 0; from < n; from += planes.width) countRow(planes, bins, keys, from);
  const best = bins.indexOf(bins.reduce((most, count) => Math.max(most, count), 0));
  const sums = new Float64Array(4);
  for (let from = 0; from < n; from += planes.width) addBin(planes, keys, best, from, sums);
  const [l = 0, a = 0, b = 0, count = 0] = sums;
  let share = 0;
  for (let from = 0; from < n; from += planes.width)
    share = addNear(planes, l / count, a / count, b / count, from, share);
  return share / Math.max(1, n);
}
