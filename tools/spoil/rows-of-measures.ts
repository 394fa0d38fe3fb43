import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { WithheldReason } from "@adjudge/scoring";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { withheldFor } from "@adjudge/scoring/facts/withheld";
import { flagsOf } from "@adjudge/scoring/faults/flags";
import { findingsOf, probabilitiesOf } from "@adjudge/scoring/faults/judge";
import { cappedOverall, scoreMeasures } from "@adjudge/scoring/scores/overall";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { rowOf, type Judged, type SpoiltRow } from "./measure.ts";

/** One picture as it was measured, with why it was withheld then: that takes more than measures. */
interface Copy {
  ad: string;
  kind: string;
  withheld?: WithheldReason | null;
  measures: Measures;
}

function judged({ measures: m, withheld: reason = null }: Copy): Judged {
  const scored = scoreMeasures(m);
  const flags = flagsOf(m);
  return {
    overall: reason ? null : cappedOverall(scored.overall, flags),
    scores: scored.details,
    withheld: reason && withheldFor(reason),
    faults: findingsOf(scored.judged, m),
    flags,
    facts: { faults: probabilitiesOf(scored.judged) },
  };
}

/** Ad and copies scored by today's engine from what was measured of them. */
export async function rowsOfMeasures(path: string): Promise<SpoiltRow[]> {
  const copies: { ad: string; kind: string; said: Judged }[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    // Written by tools/train/scores/spoilt-measures.ts.
    const copy = JSON.parse(line) as Copy;
    copies.push({ ad: copy.ad, kind: copy.kind, said: judged(copy) });
  }
  const originals = new Map(copies.filter((c) => c.kind === "original").map((c) => [c.ad, c.said]));
  return copies.flatMap(({ ad, kind, said }): SpoiltRow[] => {
    const before = originals.get(ad);
    const spoiling = [...SPOILINGS, RESET].find((one) => one.name === kind);
    return before && spoiling ? [rowOf(ad, spoiling, before, said)] : [];
  });
}
