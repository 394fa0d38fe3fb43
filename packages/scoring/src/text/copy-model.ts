import { bytesOf } from "./base64.ts";
import { copyStatus, type CopyStatus } from "./copy-language.ts";
import { placeOf } from "./lexicon.ts";
import { modelWords } from "./model-words.ts";
import { normalShare } from "./normal-curve.ts";
import { STYLE_NAMES, styleFeatures } from "./style-features.ts";
import { plainAverage, weightedAverage } from "./word-average.ts";

/** A fitted linear model as its data module holds it. */
export interface CopyWeights {
  /** One signed byte a word of the lexicon, base64. */
  mean: string;
  meanStep: number;
  weighted: string;
  weightedStep: number;
  /** One weight for each of STYLE_NAMES, and its mean over the texts fitted on. */
  style: readonly number[];
  styleCentre: readonly number[];
  /** Mean of the words' part over the texts fitted on. */
  wordCentre: number;
  /** Standard deviation of the total over the texts fitted on. */
  spread: number;
}

export interface CopyModel {
  weights: CopyWeights;
  /** Marks of style that one named part takes together; the rest go to `other`. */
  groups: Record<string, readonly string[]>;
  wordsPart: string;
  other: string;
}

export interface CopyPart {
  name: string;
  /** Points above or below 50; the points of all parts sum to score − 50. */
  points: number;
}

export interface CopyReading {
  /** Not "ok": the score is a neutral 50 and says nothing about the text. */
  status: CopyStatus;
  score: number;
  /** Standard deviations above the average text fitted on. */
  z: number;
  parts: CopyPart[];
}

const signed = (base64: string): Int8Array => Int8Array.from(bytesOf(base64), (byte) => (byte << 24) >> 24);
const tables = new WeakMap<CopyWeights, { mean: Int8Array; weighted: Int8Array }>();

function tablesOf(weights: CopyWeights): { mean: Int8Array; weighted: Int8Array } {
  const held = tables.get(weights);
  if (held !== undefined) return held;
  const made = { mean: signed(weights.mean), weighted: signed(weights.weighted) };
  tables.set(weights, made);
  return made;
}

/** Effects of the words and of each mark of style against the average text, in units of the fitted target. */
function effectsOf(text: string, weights: CopyWeights): { words: number; style: number[] } {
  const places = modelWords(text).map(placeOf);
  const table = tablesOf(weights);
  const words =
    plainAverage(places, table.mean, weights.meanStep) +
    weightedAverage(places, table.weighted, weights.weightedStep) -
    weights.wordCentre;
  const style = styleFeatures(text).map(
    (value, i) => (value - (weights.styleCentre[i] ?? 0)) * (weights.style[i] ?? 0),
  );
  return { words, style };
}

/** Points at the middle of the curve where a slope cannot be taken as a quotient. */
const MIDDLE_SLOPE = 100 / Math.sqrt(2 * Math.PI);

/** Score 0..100 (the share of the texts fitted on that lie below, as a normal curve) and the parts that make it. */
export function readCopy(text: string, model: CopyModel): CopyReading {
  const status = copyStatus(text);
  if (status !== "ok") return { status, score: 50, z: 0, parts: [] };
  const { words, style } = effectsOf(text, model.weights);
  const sums = new Map<string, number>([[model.wordsPart, words]]);
  const groupOf = new Map(Object.entries(model.groups).flatMap(([group, names]) => names.map((name) => [name, group])));
  style.forEach((effect, i) => {
    const group = groupOf.get(STYLE_NAMES[i] ?? "") ?? model.other;
    sums.set(group, (sums.get(group) ?? 0) + effect);
  });
  const z = [...sums.values()].reduce((a, b) => a + b, 0) / model.weights.spread;
  const score = 100 * normalShare(z);
  const slope = Math.abs(z) < 1e-6 ? MIDDLE_SLOPE : (score - 50) / z;
  const parts = [...sums].map(([name, effect]) => ({ name, points: (effect / model.weights.spread) * slope }));
  return { status, score, z, parts };
}
