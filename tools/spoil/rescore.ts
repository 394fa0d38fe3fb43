/**
 * Scores spoilt copies again from their measures, without reading a picture: rescore.ts SPOILT.jsonl [ROWS.jsonl], with
 * lines of {ad, kind, withheld, measures} as tools/train/scores/spoilt-measures.ts writes them.
 */
import { writeFileSync } from "node:fs";
import { rowsOfMeasures } from "./rows-of-measures.ts";
import { summaryOf } from "./summary.ts";

const [measured, out] = process.argv.slice(2);
if (measured === undefined) throw new Error("usage: rescore.ts SPOILT.jsonl [ROWS.jsonl]");

const rows = await rowsOfMeasures(measured);
if (out !== undefined) writeFileSync(out, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
process.stdout.write(summaryOf(rows));
