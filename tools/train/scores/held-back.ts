/**
 * Judges each labelled picture by the fit that did not see it: held-back.ts WORK_FOLDER FOLDS LABELS.jsonl ADS.csv JUDGED.jsonl > FIGURES.json,
 * after cross-validate.sh has left the fits there. JUDGED.jsonl gets what was said of each picture. The definitions are those of truth-facts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { recommend } from "@adjudge/scoring/advice/recommend";
import { inOrder } from "@adjudge/scoring/advice/worth";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { flagsOf } from "@adjudge/scoring/faults/flags";
import { probabilitiesOf } from "@adjudge/scoring/faults/judge";
import { cappedOverall, SCORE_NAMES, scoreMeasures } from "@adjudge/scoring/scores/overall";
import type { Label } from "../../eval/fact-measures.ts";
import { numberIn, readTable } from "../../eval/read-table.ts";
import { figuresOf, type HeldBack } from "./held-back-figures.ts";
import { useFaultWeights, useScoreWeights } from "./other-fit.ts";

const [work, folds, labelled, rated, out] = process.argv.slice(2);
if (work === undefined || labelled === undefined || rated === undefined || out === undefined)
  throw new Error("usage: held-back.ts WORK_FOLDER FOLDS LABELS.jsonl ADS.csv JUDGED.jsonl");

const rowsOf = (path: string): unknown[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line));

const labels = new Map((rowsOf(labelled) as Label[]).map((label) => [label.file, label]));
const ratings = new Map(readTable(rated).map((row) => [`truth-ads/${row["file"] ?? ""}`, row]));

function judged(label: Label, m: Measures): HeldBack {
  const scored = scoreMeasures(m);
  const advice = recommend(m, scored);
  const row = ratings.get(label.file);
  const shown = inOrder(
    SCORE_NAMES.flatMap((name) => advice[name]).filter((one) => one.action !== "keep"),
    probabilitiesOf(scored.judged),
  );
  return {
    file: label.file,
    quality: label.quality,
    labels: label.faults,
    faults: probabilitiesOf(scored.judged),
    advice: shown.flatMap(({ fault }) => fault ?? []),
    gains: shown.map((one) => one.overall_gain),
    overall: cappedOverall(scored.overall, flagsOf(m)),
    contrast: scored.details.contrast.score,
    rating: row ? numberIn(row, "overall") : null,
    design: row ? numberIn(row, "good_design") - numberIn(row, "bad_design") : null,
  };
}

/** Change of the overall score from each ad to each of its spoilt copies. */
function changesOf(path: string): number[] {
  const copies = rowsOf(path) as { ad: string; kind: string; measures: Measures }[];
  const scoreOf = (m: Measures): number => cappedOverall(scoreMeasures(m).overall, flagsOf(m));
  const originals = new Map(copies.filter((c) => c.kind === "original").map((c) => [c.ad, scoreOf(c.measures)]));
  return copies.flatMap(({ ad, kind, measures }) => {
    const before = originals.get(ad);
    return kind === "original" || before === undefined ? [] : [scoreOf(measures) - before];
  });
}

const all: HeldBack[] = [];
const changes: number[] = [];
for (let fold = 0; fold < Number(folds); fold += 1) {
  useFaultWeights(`${work}/fold-${fold}/fault-weights.json`);
  useScoreWeights(`${work}/fold-${fold}/score-weights.json`);
  for (const { file, measures } of rowsOf(`${work}/fold-${fold}/held-back.jsonl`) as {
    file: string;
    measures: Measures;
  }[]) {
    const label = labels.get(file);
    if (label) all.push(judged(label, measures));
  }
  changes.push(...changesOf(`${work}/fold-${fold}/held-back-spoilt.jsonl`));
}
writeFileSync(out, all.map((row) => `${JSON.stringify(row)}\n`).join(""));
// Ads from elsewhere teach faults only, and were labelled by others: they have figures of their own.
const [further, own] = [true, false].map((is) => all.filter((row) => row.file.startsWith("further-ads") === is));
const figures = {
  ...figuresOf(own ?? [], changes),
  ...(further && further.length > 0 && { "further ads": figuresOf(further, []) }),
};
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
