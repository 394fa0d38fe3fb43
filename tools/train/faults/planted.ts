/** What the faults look at in spoilt copies, with the faults these were given: planted.ts SPOILT.jsonl > PLANTED.jsonl */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { FAULTS } from "@adjudge/scoring/faults/all-faults";
import { featuresOf } from "@adjudge/scoring/faults/features";
import { SPOILINGS } from "../../spoil/kinds/index.ts";

const [spoilt] = process.argv.slice(2);
if (spoilt === undefined) throw new Error("usage: planted.ts SPOILT.jsonl");

const plantsOf = new Map(SPOILINGS.map(({ name, plants = [] }) => [name, plants]));

for await (const line of createInterface({ input: createReadStream(spoilt) })) {
  // Written by tools/train/scores/spoilt-measures.ts.
  const copy = JSON.parse(line) as { ad: string; kind: string; withheld: string | null; measures: Measures };
  const plants = plantsOf.get(copy.kind) ?? [];
  if (copy.withheld !== null || plants.length === 0) continue;
  const possible = Object.fromEntries(FAULTS.map((f) => [f.code, f.possible?.(copy.measures) ?? true]));
  const row = { ad: copy.ad, kind: copy.kind, plants, possible, features: featuresOf(copy.measures) };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
