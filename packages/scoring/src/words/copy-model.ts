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
  /** One weight for each of STYLE_NAMES, and over the texts fitted on: its mean and the range it is held to. */
  style: readonly number[];
  styleCentre: readonly number[];
  styleLow: readonly number[];
  styleHigh: readonly number[];
  /** Mean of the words' part over the texts fitted on. */
  wordCentre: number;
  /** Standard deviation of the total over the texts fitted on. */
  spread: number;
}

export interface CopyModel {
  weights: CopyWeights;
  wordsPart: string;
  /** Named part of each of STYLE_NAMES, in that order. */
  partOfStyle: readonly string[];
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

/** Marks of style that one named part takes together; the rest go to `other`. */
export function partsOfStyle(groups: Record<string, readonly string[]>, other: string): string[] {
  const part = new Map(Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group] as const)));
  return STYLE_NAMES.map((name) => part.get(name) ?? other);
}

const signed = (base64: string): Int8Array => new Int8Array(bytesOf(base64).buffer);
const tables = new WeakMap<CopyWeights, { mean: Int8Array; weighted: Int8Array }>();

function tablesOf(weights: CopyWeights): { mean: Int8Array; weighted: Int8Array } {
  const held = tables.get(weights);
  if (held !== undefined) return held;
  const made = { mean: signed(weights.mean), weighted: signed(weights.weighted) };
  tables.set(weights, made);
  return made;
}

/** Effects of the words and of each mark of style against the average text, in units of the fitted target. */
function effectsOf(text: string, spoken: readonly string[], weights: CopyWeights): { words: number; style: number[] } {
  const places = spoken.map(placeOf);
  const table = tablesOf(weights);
  const words =
    plainAverage(places, table.mean, weights.meanStep) +
    weightedAverage(places, table.weighted, weights.weightedStep) -
    weights.wordCentre;
  const style = styleFeatures(text, spoken).map((value, i) => {
    const held = Math.min(weights.styleHigh[i] ?? 0, Math.max(weights.styleLow[i] ?? 0, value));
    return (held - (weights.styleCentre[i] ?? 0)) * (weights.style[i] ?? 0);
  });
  return { words, style };
}

/** Points at the middle of the curve where a slope cannot be taken as a quotient. */
const MIDDLE_SLOPE = 100 / Math.sqrt(2 * Math.PI);

/** Score 0..100 (the share of the texts fitted on that lie below, as a normal curve) and the parts that make it. */
export function readCopy(text: string, model: CopyModel): CopyReading {
  const spoken = modelWords(text);
  const status = copyStatus(text, spoken);
  if (status !== "ok") return { status, score: 50, z: 0, parts: [] };
  const { words, style } = effectsOf(text, spoken, model.weights);
  const sums = new Map<string, number>([[model.wordsPart, words]]);
  style.forEach((effect, i) => {
    const part = model.partOfStyle[i] ?? "";
    sums.set(part, (sums.get(part) ?? 0) + effect);
  });
  const z = [...sums.values()].reduce((a, b) => a + b, 0) / model.weights.spread;
  const score = 100 * normalShare(z);
  const slope = Math.abs(z) < 1e-6 ? MIDDLE_SLOPE : (score - 50) / z;
  const parts = [...sums].map(([name, effect]) => ({ name, points: (effect / model.weights.spread) * slope }));
  return { status, score, z, parts };
}
