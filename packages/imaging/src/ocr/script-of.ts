import { readFile } from "node:fs/promises";
import type { Pixels } from "@adjudge/scoring";
import { ownModelFile } from "../models/model-files.ts";
import type { FloatModel } from "../models/model-thread.ts";
import { shapesOf } from "./script-shapes.ts";
import type { TextRegion } from "./text-region.ts";

/** In the order of the weights (tools/train/scripts/fit.py). */
const scripts = [
  "latin",
  "cyrillic",
  "greek",
  "chinese",
  "japanese",
  "korean",
  "arabic",
  "hebrew",
  "devanagari",
  "thai",
] as const;

export type Script = (typeof scripts)[number];

/** Chance of each script for what the reader sees in a line. */
export type ScriptClassifier = (shapes: Float32Array) => { script: Script; chance: number }[];

export const openScriptClassifier = async (): Promise<ScriptClassifier> => {
  const raw = await readFile(ownModelFile("line-scripts.bin"));
  const all = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  const inputs = all.length / scripts.length - 1;
  return (shapes) => {
    const sums = scripts.map((_, k) => {
      let sum = all[inputs * scripts.length + k] ?? 0;
      for (let i = 0; i < inputs; i += 1) sum += (all[k * inputs + i] ?? 0) * (shapes[i] ?? 0);
      return sum;
    });
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((a, b) => a + b, 0);
    return scripts.map((script, k) => ({ script, chance: (powers[k] ?? 0) / total }));
  };
};

/** Lines looked at, the largest first, how many there must be, and what they must be to tell anything. */
const mostLines = 10;
const fewestLines = 2;
const leastHeight = 10;
const leastScore = 0.6;
/** Share of the writing that must be of another script, and of that one script among the others. */
const foreignShare = 0.7;
const leadingShare = 0.45;

/** The script that most of the large writing is in; null where it cannot be told. */
export const scriptOf = async (
  { shapes: model, scripts: classify }: { shapes: FloatModel; scripts: ScriptClassifier },
  pixels: Pixels,
  regions: readonly TextRegion[],
): Promise<Script | null> => {
  const tried = regions
    .filter(({ width, height, score }) => score >= leastScore && height >= leastHeight && width > height * 1.5)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, mostLines);
  if (tried.length < fewestLines) return null;
  const votes = new Map<Script, number>(scripts.map((script) => [script, 0]));
  const seen = await Promise.all(tried.map((region) => shapesOf(model, pixels, region)));
  for (const shapes of seen)
    for (const { script, chance } of classify(shapes))
      votes.set(script, (votes.get(script) ?? 0) + chance / tried.length);
  if ((votes.get("latin") ?? 0) > 1 - foreignShare) return "latin";
  const [best] = [...votes].filter(([script]) => script !== "latin").toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= leadingShare ? best[0] : null;
};
