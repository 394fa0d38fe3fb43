import { readFile } from "node:fs/promises";
import { ownModelFile } from "../models/model-files.ts";
import { glyphFeatureCount } from "./glyph-features.ts";
import { marks, type Mark } from "./marks.ts";

export interface MarkClassifier {
  /** Chance of each mark, in the order of `marks`. */
  chances: (features: Float32Array) => Float32Array;
}

/** Adds four weighted rows at once: the sums are fetched and stored a quarter as often. `rows` are their beginnings. */
function addFour(sums: Float64Array, weights: Float32Array, rows: Int32Array, values: Float64Array): void {
  const [a = 0, b = 0, c = 0, d = 0] = [rows[0], rows[1], rows[2], rows[3]];
  const [p = 0, q = 0, r = 0, s = 0] = [values[0], values[1], values[2], values[3]];
  for (let k = 0; k < sums.length; k += 1)
    sums[k] =
      (sums[k] ?? 0) +
      p * (weights[a + k] ?? 0) +
      q * (weights[b + k] ?? 0) +
      r * (weights[c + k] ?? 0) +
      s * (weights[d + k] ?? 0);
}

/** Adds the rows of `weights` that have a value, each times its value. */
function addRows(sums: Float64Array, weights: Float32Array, values: Float32Array): void {
  const rows = new Int32Array(4);
  const held = new Float64Array(4);
  let n = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (value === 0) continue;
    rows[n] = i * sums.length;
    held[n] = value;
    n += 1;
    if (n < 4) continue;
    addFour(sums, weights, rows, held);
    n = 0;
  }
  for (let i = 0; i < n; i += 1) addScaled(sums, weights, rows[i] ?? 0, held[i] ?? 0);
}

function addScaled(sums: Float64Array, weights: Float32Array, from: number, scale: number): void {
  for (let k = 0; k < sums.length; k += 1) sums[k] = (sums[k] ?? 0) + scale * (weights[from + k] ?? 0);
}

/** The two-layer classifier fitted by tools/train/glyphs: weights 864 x hidden, bias, weights hidden x 13, bias. */
export const openMarkClassifier = async (): Promise<MarkClassifier> => {
  const raw = await readFile(ownModelFile("glyph-marks.bin"));
  const all = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  const classes = marks.length;
  const hidden = (all.length - classes) / (glyphFeatureCount + 1 + classes);
  if (!Number.isInteger(hidden)) throw new Error("glyph-marks.bin does not fit the list of marks");
  const w1 = all.subarray(0, glyphFeatureCount * hidden);
  const b1 = all.subarray(w1.length, w1.length + hidden);
  const w2 = all.subarray(w1.length + hidden, w1.length + hidden + hidden * classes);
  const b2 = all.subarray(w1.length + hidden + hidden * classes);
  return {
    chances: (features) => {
      const inner = Float64Array.from(b1);
      addRows(inner, w1, features);
      const scores = Float64Array.from(b2);
      for (let k = 0; k < hidden; k += 1) {
        const value = inner[k] ?? 0;
        if (value > 0) addScaled(scores, w2, k * classes, value);
      }
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const sum = powers.reduce((a, b) => a + b, 0);
      return Float32Array.from(powers, (power) => power / sum);
    },
  };
};

/** The likeliest of the allowed marks against "none" of these chances. */
export const likeliest = (chances: Float32Array, allowed: (mark: Mark) => boolean): { mark: Mark; chance: number } => {
  let best: { mark: Mark; chance: number } = { mark: "none", chance: 0 };
  marks.forEach((mark, i) => {
    const chance = chances[i] ?? 0;
    if (allowed(mark) && chance > best.chance) best = { mark, chance };
  });
  return best;
};
