/**
 * Writes the measures of pictures, one JSON line each: what everything else is computed from, so that faults and scores can be fitted
 * again without looking at pictures. Use: tsx measures.ts DATA_FOLDER FILE_OF_LABELS > measures.jsonl
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { measure } from "@adjudge/scoring/facts/see";
import { cachedSignals } from "../../eval/cached-signals.ts";

const [dataDir, list] = process.argv.slice(2);
if (dataDir === undefined || list === undefined) throw new Error("usage: measures.ts DATA_FOLDER LABELS.jsonl");
for (const line of readFileSync(list, "utf8").trim().split("\n")) {
  const { file } = JSON.parse(line) as { file: string };
  const { measures } = measure(await cachedSignals(join(dataDir, file)));
  process.stdout.write(`${JSON.stringify({ file, measures })}\n`);
}
process.exit(0);
