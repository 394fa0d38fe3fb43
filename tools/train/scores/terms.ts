/**
 * Writes the worth of every term of the scores: terms.ts MEASURES.jsonl [FAULT_WEIGHTS.json] > TERMS.jsonl, by the faults as they ship or
 * as another fit found them. Keys beside `measures` are kept.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { FAULTS } from "@adjudge/scoring/faults/all-faults";
import { judge } from "@adjudge/scoring/faults/judge";
import { STRENGTHS, termsOf } from "@adjudge/scoring/scores/terms";
import { useFaultWeights } from "./other-fit.ts";

const [measured, faultWeights] = process.argv.slice(2);
if (measured === undefined) throw new Error("usage: terms.ts MEASURES.jsonl [FAULT_WEIGHTS.json]");
if (faultWeights !== undefined) useFaultWeights(faultWeights);

const terms = [
  ...FAULTS.filter((f) => f.seen).map(({ code, score }) => ({ code, score, kind: "fault" })),
  ...STRENGTHS.map(({ code, score }) => ({ code, score, kind: "strength" })),
];
process.stdout.write(`${JSON.stringify({ terms })}\n`);
for await (const line of createInterface({ input: createReadStream(measured) })) {
  const { measures, ...rest } = JSON.parse(line) as { measures: Measures };
  const priors = Object.fromEntries(judge(measures).map((j) => [j.fault.code, j.prior]));
  const { meanLightness } = measures;
  process.stdout.write(`${JSON.stringify({ ...rest, terms: termsOf(measures), priors, meanLightness })}\n`);
}
