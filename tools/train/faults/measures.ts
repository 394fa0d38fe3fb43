/**
 * Writes the measures of pictures, one JSON line each: what everything else is computed from, so that faults and scores can be fitted
 * again without looking at pictures. Use: tsx measures.ts DATA_FOLDER LABELS.jsonl [PART OF] > measures.jsonl (part 0 of 2, 1 of 2 to share the work)
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measure } from "@adjudge/scoring/facts/see";
import { cachedSignals } from "../../eval/cached-signals.ts";

const [dataDir, list, part = "0", of = "1"] = process.argv.slice(2);
if (dataDir === undefined || list === undefined) throw new Error("usage: measures.ts DATA_FOLDER LABELS.jsonl");
const mine = readFileSync(list, "utf8")
  .trim()
  .split("\n")
  .filter((_, i) => i % Number(of) === Number(part));
for (const line of mine) {
  const { file } = JSON.parse(line) as { file: string };
  const { measures } = measure(await cachedSignals(join(dataDir, file)));
  process.stdout.write(`${JSON.stringify({ file, measures })}\n`);
}
process.exit(0);
