import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Orientation, WithheldReason } from "@adjudge/scoring";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { withheldFor } from "@adjudge/scoring/facts/withheld";
import { flagsOf } from "@adjudge/scoring/faults/flags";
import { findingsOf, probabilitiesOf } from "@adjudge/scoring/faults/judge";
import { cappedOverall, scoreMeasures } from "@adjudge/scoring/scores/overall";
import { textSense } from "@adjudge/scoring/words/text-sense";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { rowOf, type Judged, type SpoiltRow } from "./measure.ts";

/** One picture as it was measured; which way up it lies is no measure, and is absent in older files. */
interface Copy {
  ad: string;
  kind: string;
  measures: Measures;
  orientation?: Orientation;
}

/** As the engine withholds, as far as measures tell. */
function reasonFor({ measures: m, orientation = "upright" }: Copy): WithheldReason | null {
  if (orientation !== "upright") return orientation;
  const { kind } = textSense(m.blocks.map((block) => block.text));
  if (kind === "gibberish") return "gibberish";
  return kind === "lorem" || kind === "placeholder" ? "placeholder" : null;
}

function judged(copy: Copy): Judged {
  const { measures: m } = copy;
  const scored = scoreMeasures(m);
  const flags = flagsOf(m);
  const reason = reasonFor(copy);
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
