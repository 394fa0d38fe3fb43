/**
 * Writes, for each rated ad, what the clutter model is asked with, measured by the very code that ships.
 * Use: tsx features.ts DATA_FOLDER > features.jsonl
 */
import { join } from "node:path";
import { measure } from "@adjudge/scoring/facts/see";
import { cachedSignals } from "../../eval/cached-signals.ts";
import { numberIn, readTable } from "../../eval/read-table.ts";

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("usage: features.ts DATA_FOLDER");
const folder = join(dataDir, "clutter-train");
for (const row of readTable(join(folder, "complexity.csv"))) {
  const { clutter } = measure(await cachedSignals(join(folder, row.file ?? "")));
  process.stdout.write(`${JSON.stringify({ ...clutter, complexity: numberIn(row, "complexity") })}\n`);
}
process.exit(0);
