/**
 * Features of every line of the labelled ads, as JSON lines for fit.py: `features.ts <data folder> <labels> <file to write>`.
 * Pictures, words and labels stay outside the repository.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seenLines } from "@adjudge/scoring/facts/seen-lines";
import { cachedSignals } from "../../eval/cached-signals.ts";

const [dataDir, labels, out] = process.argv.slice(2);
if (dataDir === undefined || labels === undefined || out === undefined)
  throw new Error("Usage: features.ts <data folder> <labels.jsonl[,generated.jsonl]> <file to write>");

writeFileSync(out, "");
for (const row of labels.split(",").flatMap((path) => readFileSync(path, "utf8").trim().split("\n"))) {
  const { file } = JSON.parse(row) as { file: string };
  const signals = await cachedSignals(join(dataDir, file));
  const { lines, features, groups } = seenLines(signals);
  const texts = lines.map((l) => ({ text: l.text, raw: l.rawText, box: l.box }));
  appendFileSync(out, `${JSON.stringify({ file, lines: texts, features, groups })}\n`);
}
process.exit(0);
