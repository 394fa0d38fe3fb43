/**
 * What fit_drawn.py learns from: signs of the writing and the surface and the picture features, of real ads, of plain ads and of pages
 * drawn by make-nonads.ts. Real ads are read by the reader that ships; what is drawn carries its true lines, of which some are left out
 * as a reader would. Use: tsx drawn-rows.ts ADS.txt INDEX.jsonl > rows.jsonl
 */
import { readFileSync } from "node:fs";
import { decodeWorkingPicture } from "@adjudge/imaging";
import { surfaceOf, type Box } from "@adjudge/scoring";
import { pageSigns } from "@adjudge/scoring/facts/page-signs";
import { loadModels } from "../../../packages/imaging/src/models/load-models.ts";
import { cachedSignals } from "../../eval/cached-signals.ts";
import { diceOf } from "./random.ts";

interface Drawn {
  file: string;
  kind: string;
  lines: { text: string; box: Box }[];
}

const [ads, index] = process.argv.slice(2);
if (ads === undefined || index === undefined) throw new Error("usage: drawn-rows.ts ADS.txt INDEX.jsonl");
const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
const write = (row: object): void => {
  process.stdout.write(`${JSON.stringify(row)}\n`);
};

for (const file of linesOf(ads)) {
  const signals = await cachedSignals(file);
  const { pixels, embedding } = signals;
  const { facts } = surfaceOf(pixels, signals.source);
  const signs = pageSigns({ ...signals, facts, aspect: pixels.width / pixels.height });
  write({ file, kind: "real ad", embedding, signs });
}

/** Lines lower than this share of the picture are too small to be read; a browser's line is higher than its letters. */
const leastHeight = 0.012;
const ofLetters = 0.84;
const models = await loadModels({ threads: 1, onGone: () => process.exit(1) });
const dice = diceOf(5);
for (const row of linesOf(index)) {
  // Written by make-nonads.ts and read nowhere else: its shape is known.
  const { file, kind, lines } = JSON.parse(row) as Drawn;
  const { pixels, source } = await decodeWorkingPicture(readFileSync(file));
  const { embedding } = await models.detectThings(pixels, models.takeLooks(pixels));
  const isAd = kind === "ad";
  const kept = isAd ? 0.9 : 0.7 + 0.3 * dice.next();
  const read = lines
    .filter(({ box }) => (isAd || box.height > leastHeight) && dice.chance(kept))
    .map(({ text, box }) => ({ text, box: { ...box, height: box.height * ofLetters } }));
  const { facts } = surfaceOf(pixels, source);
  const signs = pageSigns({ lines: read, facts, aspect: pixels.width / pixels.height });
  write({ file, kind: isAd ? "drawn ad" : kind, embedding, signs });
}
process.exit(0);
