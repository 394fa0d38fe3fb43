/**
 * Features of every line of the labelled ads and of their copies without a request, as JSON lines for fit_lines.py, with a label for
 * each of them: `features.ts <data folder> <labels> <file to write> <labels to write>`. Pictures, words and labels stay outside the repository.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seenLines } from "@adjudge/scoring/facts/seen-lines";
import { cachedSignals } from "../../eval/cached-signals.ts";
import { type Label, taughtBy } from "./without-request.ts";

const [dataDir, labels, out, labelsOut] = process.argv.slice(2);
if (dataDir === undefined || labels === undefined || out === undefined || labelsOut === undefined)
  throw new Error(
    "Usage: features.ts <data folder> <labels.jsonl[,generated.jsonl]> <file to write> <labels.jsonl to write>",
  );

writeFileSync(out, "");
writeFileSync(labelsOut, "");
for (const row of labels.split(",").flatMap((path) => readFileSync(path, "utf8").trim().split("\n"))) {
  const taught = await taughtBy((file) => cachedSignals(join(dataDir, file)), JSON.parse(row) as Label);
  for (const { signals, label } of taught) {
    const { lines, features, groups } = seenLines(signals);
    const texts = lines.map((l) => ({ text: l.text, raw: l.rawText, box: l.box }));
    appendFileSync(out, `${JSON.stringify({ file: label.file, lines: texts, features, groups })}\n`);
    appendFileSync(labelsOut, `${JSON.stringify(label)}\n`);
  }
}
process.exit(0);
