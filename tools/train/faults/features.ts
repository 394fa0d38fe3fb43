/** Writes what the faults look at in each labelled picture, with the labels: features.ts MEASURES.jsonl LABELS.jsonl > FEATURES.jsonl */
import { readFileSync } from "node:fs";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { FAULTS } from "@adjudge/scoring/faults/all-faults";
import { featuresOf } from "@adjudge/scoring/faults/features";

const [measured, labelled] = process.argv.slice(2);
if (measured === undefined || labelled === undefined) throw new Error("usage: features.ts MEASURES.jsonl LABELS.jsonl");

interface Label {
  file: string;
  quality: number;
  faults: Record<string, 0 | 1 | "?">;
}

const rowsOf = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

const labels = new Map((rowsOf(labelled) as Label[]).map((label) => [label.file, label]));
const faults = FAULTS.map(({ code, looksAt }) => ({ code, looksAt }));
process.stdout.write(`${JSON.stringify({ faults })}\n`);
for (const { file, measures } of rowsOf(measured) as { file: string; measures: Measures }[]) {
  const label = labels.get(file);
  if (!label) continue;
  const possible = Object.fromEntries(FAULTS.map((f) => [f.code, f.possible?.(measures) ?? true]));
  const hinted = Object.fromEntries(FAULTS.map((f) => [f.code, f.hinted?.(measures) ?? false]));
  const beyond = Object.fromEntries(FAULTS.map((f) => [f.code, f.beyondUs?.(measures) ?? false]));
  const row = {
    file,
    quality: label.quality,
    labels: label.faults,
    possible,
    hinted,
    beyond,
    features: featuresOf(measures),
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
