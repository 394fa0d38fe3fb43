/**
 * Scores spoilt copies again from their measures, without reading a picture: rescore.ts SPOILT.jsonl [ROWS.jsonl], with
 * lines of {ad, kind, measures} as tools/train/scores/spoilt-measures.ts writes them. Which way up a picture lies is no
 * measure: copies withheld for that alone are scored here.
 */
import { createReadStream, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { WithheldReason } from "@adjudge/scoring";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { withheldFor } from "@adjudge/scoring/facts/withheld";
import { flagsOf } from "@adjudge/scoring/faults/flags";
import { findingsOf, probabilitiesOf } from "@adjudge/scoring/faults/judge";
import { cappedOverall, scoreMeasures } from "@adjudge/scoring/scores/overall";
import { textSense } from "@adjudge/scoring/words/text-sense";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { rowOf, type Judged, type SpoiltRow } from "./measure.ts";
import { summaryOf } from "./summary.ts";

const [measured, out] = process.argv.slice(2);
if (measured === undefined) throw new Error("usage: rescore.ts SPOILT.jsonl [ROWS.jsonl]");

function reasonFor(m: Measures): WithheldReason | null {
  const { kind } = textSense(m.blocks.map((block) => block.text));
  if (kind === "gibberish") return "gibberish";
  return kind === "lorem" || kind === "placeholder" ? "placeholder" : null;
}

function judged(m: Measures): Judged {
  const scored = scoreMeasures(m);
  const flags = flagsOf(m);
  const reason = reasonFor(m);
  return {
    overall: reason ? null : cappedOverall(scored.overall, flags.length),
    scores: scored.details,
    withheld: reason && withheldFor(reason),
    faults: findingsOf(scored.judged, m),
    flags,
    facts: { faults: probabilitiesOf(scored.judged) },
  };
}

const copies: { ad: string; kind: string; said: Judged }[] = [];
for await (const line of createInterface({ input: createReadStream(measured) })) {
  // The form of the lines is described above.
  const { ad, kind, measures } = JSON.parse(line) as { ad: string; kind: string; measures: Measures };
  copies.push({ ad, kind, said: judged(measures) });
}
const originals = new Map(copies.filter((c) => c.kind === "original").map((c) => [c.ad, c.said]));
const rows = copies.flatMap(({ ad, kind, said }): SpoiltRow[] => {
  const before = originals.get(ad);
  const spoiling = [...SPOILINGS, RESET].find((one) => one.name === kind);
  return before && spoiling ? [rowOf(ad, spoiling, before, said)] : [];
});
if (out !== undefined) writeFileSync(out, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
process.stdout.write(summaryOf(rows));
