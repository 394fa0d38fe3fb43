/**
 * pieces.ts DATA_FOLDER LABELS OUT: the word pieces of labelled pictures as the net of the lines gets them, for fit.py. LABELS is a file of lines with
 * `file` and `category`, as in truth-facts; several are joined by commas.
 */
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { piecesIn } from "@adjudge/imaging";
import { cachedSignals } from "../../eval/cached-signals.ts";

const [dataFolder, labels, out] = process.argv.slice(2);
if (dataFolder === undefined || labels === undefined || out === undefined)
  throw new Error("usage: pieces.ts DATA_FOLDER LABELS OUT");

interface Labelled {
  file: string;
  category: string;
}

const written = createWriteStream(out);
for (const name of labels.split(","))
  for (const line of readFileSync(join(dataFolder, name), "utf8").trim().split("\n")) {
    const { file, category } = JSON.parse(line) as Labelled;
    const pieces = await piecesIn(await cachedSignals(join(dataFolder, file)));
    written.write(`${JSON.stringify({ file, category, pieces })}\n`);
  }
written.end();
