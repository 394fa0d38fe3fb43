/**
 * Writes, for each picture of a list, what the shipped models and measures find in it, without reading its words.
 * Use: tsx extract.ts LIST.txt OUT.jsonl
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { decodeWorkingPicture } from "@adjudge/imaging";
import { loadModels } from "../../../packages/imaging/src/models/load-models.ts";

const [list, out] = process.argv.slice(2);
if (list === undefined || out === undefined) throw new Error("usage: extract.ts LIST.txt OUT.jsonl");
const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
const done = new Set(existsSync(out) ? linesOf(out).map((line) => (JSON.parse(line) as { file: string }).file) : []);
const models = await loadModels({ threads: 1, onGone: () => process.exit(1) });
for (const file of linesOf(list)) {
  if (done.has(file)) continue;
  const { pixels, source } = await decodeWorkingPicture(readFileSync(file));
  const start = performance.now();
  const { embedding, ...things } = await models.detectThings(pixels, models.takeLooks(pixels));
  const row = {
    file,
    source,
    ms: Math.round(performance.now() - start),
    ...things,
    embedding: embedding.map((v) => Math.round(v * 1e4) / 1e4),
  };
  appendFileSync(out, `${JSON.stringify(row)}\n`);
}
process.exit(0);
