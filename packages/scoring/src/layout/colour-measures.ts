import { type Lab, labOfRgb } from "../colour/srgb-oklab.ts";
import type { LabColour } from "../colour/palette.ts";
import type { LabPlanes } from "../pixels/plane.ts";
import type { Pixels } from "../types.ts";

/** Hasler & Süsstrunk (2003) colourfulness M: 0 grey, 15 slight, 33 moderate, 59 high, 109 extreme (rule A5). */
export function colourfulness(pixels: Pixels): number {
  const n = pixels.width * pixels.height;
  let rg = 0;
  let yb = 0;
  let rg2 = 0;
  let yb2 = 0;
  for (let i = 0; i < n; i += 1) {
    const r = pixels.data[i * 3] ?? 0;
    const g = pixels.data[i * 3 + 1] ?? 0;
    const b = pixels.data[i * 3 + 2] ?? 0;
    const p = r - g;
    const q = 0.5 * (r + g) - b;
    rg += p;
    yb += q;
    rg2 += p * p;
    yb2 += q * q;
  }
  const mp = rg / n;
  const mq = yb / n;
  const sd = Math.sqrt(Math.max(0, rg2 / n - mp * mp) + Math.max(0, yb2 / n - mq * mq));
  return sd + 0.3 * Math.hypot(mp, mq);
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

export function lightMeasures(planes: LabPlanes): LightMeasures {
  const n = planes.width * planes.height;
  let white = 0;
  let sum = 0;
  let square = 0;
  let chroma = 0;
  for (let i = 0; i < n; i += 1) {
    const l = planes.l[i] ?? 0;
    const a = planes.a[i] ?? 0;
    const b = planes.b[i] ?? 0;
    const c = Math.sqrt(a * a + b * b);
    white += Math.min(1, Math.max(0, (l - WHITE_LIGHTNESS) / 0.05)) * Math.min(1, Math.max(0, (0.06 - c) / 0.04));
    sum += l;
    square += l * l;
    chroma += c;
  }
  const mean = sum / n;
  return {
    whiteShare: white / n,
    meanLightness: mean,
    lightnessSpread: Math.sqrt(Math.max(0, square / n - mean * mean)),
    meanChroma: chroma / n,
  };
}

/** Share of the picture within 0.06 OKLab of its most common colour, with a soft edge (rule A20). */
export function groundShare(planes: LabPlanes): number {
  const n = planes.width * planes.height;
  const bins = new Uint32Array(16 * 32 * 32);
  const keyOf = (i: number) =>
    Math.min(15, Math.floor((planes.l[i] ?? 0) * 16)) * 1024 +
    Math.min(31, Math.max(0, Math.floor(((planes.a[i] ?? 0) + 0.4) * 40))) * 32 +
    Math.min(31, Math.max(0, Math.floor(((planes.b[i] ?? 0) + 0.4) * 40)));
  for (let i = 0; i < n; i += 1) bins[keyOf(i)] = (bins[keyOf(i)] ?? 0) + 1;
  let best = 0;
  for (let k = 1; k < bins.length; k += 1) if ((bins[k] ?? 0) > (bins[best] ?? 0)) best = k;
  let [l, a, b, count] = [0, 0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    if (keyOf(i) !== best) continue;
    l += planes.l[i] ?? 0;
    a += planes.a[i] ?? 0;
    b += planes.b[i] ?? 0;
    count += 1;
  }
  let share = 0;
  for (let i = 0; i < n; i += 1) {
    const dl = (planes.l[i] ?? 0) - l / count;
    const da = (planes.a[i] ?? 0) - a / count;
    const db = (planes.b[i] ?? 0) - b / count;
    share += Math.min(1, Math.max(0, 2 - Math.sqrt(dl * dl + da * da + db * db) / 0.05));
  }
  return share / Math.max(1, n);
}
