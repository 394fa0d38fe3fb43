/**
 * What fit_nonads.py learns from: everything that was found in real ads and in pictures that are none. LIST.tsv holds lines of group ("ad",
 * or one of LIKENESSES), owner and file; no owner is in two folds. Use: tsx nonad-rows.ts LIST.tsv [PART OF] > rows.jsonl
 */
import { readFileSync } from "node:fs";
import { piecesIn } from "@adjudge/imaging";
import { surfaceOf } from "@adjudge/scoring";
import { foundSigns } from "@adjudge/scoring/facts/non-ads";
import { cachedSignals } from "../../eval/cached-signals.ts";

const [list, part = "0", of = "1"] = process.argv.slice(2);
if (list === undefined) throw new Error("usage: nonad-rows.ts LIST.tsv [PART OF] > rows.jsonl");
const mine = readFileSync(list, "utf8")
  .split("\n")
  .filter((line, i) => line !== "" && i % Number(of) === Number(part));
for (const line of mine) {
  const [group = "", owner = "", file = ""] = line.split("\t");
  const signals = await cachedSignals(file);
  const signs = foundSigns(signals, surfaceOf(signals.pixels, signals.source));
  if (signs === null) continue;
  const texts = signals.lines.length + (signals.unreadText ?? []).length;
  const row = { file, group, owner, texts, signs, embedding: signals.embedding, pieces: await piecesIn(signals) };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
process.exit(0);
