/**
 * Joins what fit.py needs to tell ads from other pictures: signs of the writing and the surface, and the picture features. Ads are
 * read by the reader that ships; pictures of make-nonads.ts carry their true lines, of which some are left out as a reader would;
 * photographs have none. REAL.tsv names files and kinds of real pictures that are no ads, which are read like the ads: on drawn ones alone
 * the heads found one meme in nine and two documents in three. Use: tsx pages.ts ADS.txt NONADS.jsonl INDEX.jsonl PHOTOS.jsonl [REAL.tsv] > pages.jsonl
 */
import { readFileSync } from "node:fs";
import { surfaceOf, type Box } from "@adjudge/scoring";
import { pageSigns } from "@adjudge/scoring/facts/page-signs";
import { cachedSignals } from "../../eval/cached-signals.ts";
import { diceOf } from "./random.ts";

interface Embedded {
  file: string;
  facts: ReturnType<typeof surfaceOf>["facts"];
  embedding: number[];
}
interface Drawn {
  file: string;
  kind: string;
  lines: { text: string; box: Box }[];
}

const [ads, nonAds, index, photos, real] = process.argv.slice(2);
if (ads === undefined || nonAds === undefined || index === undefined || photos === undefined)
  throw new Error("usage: pages.ts ADS.txt NONADS.jsonl INDEX.jsonl PHOTOS.jsonl");
const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
const rowsOf = <T>(path: string): T[] => linesOf(path).map((line) => JSON.parse(line) as T);
const write = (row: object): void => {
  process.stdout.write(`${JSON.stringify(row)}\n`);
};

const readPictures = [
  ...linesOf(ads).map((file) => ({ file, kind: "ad" })),
  ...(real === undefined ? [] : linesOf(real)).map((line) => {
    const [file = "", kind = ""] = line.split("\t");
    return { file, kind };
  }),
];
for (const { file, kind } of readPictures) {
  const signals = await cachedSignals(file);
  const { pixels, embedding } = signals;
  const { facts } = surfaceOf(pixels, signals.source);
  write({
    file,
    kind,
    real: true,
    embedding,
    signs: pageSigns({ ...signals, facts, aspect: pixels.width / pixels.height }),
  });
}

const reasons: Record<string, string> = { sheet: "document", code: "screenshot" };
/** Lines lower than this share of the picture are too small to be read; a browser's line is higher than its letters. */
const leastHeight = 0.012;
const ofLetters = 0.84;
const drawn = new Map(rowsOf<Drawn>(index).map((row) => [row.file, row]));
const dice = diceOf(1);
for (const { file, facts, embedding } of rowsOf<Embedded>(nonAds)) {
  const picture = drawn.get(file);
  if (picture === undefined) continue;
  const kept = 0.7 + 0.3 * dice.next();
  const lines = picture.lines
    .filter(({ box }) => box.height > leastHeight && dice.chance(kept))
    .map(({ text, box }) => ({ text, box: { ...box, height: box.height * ofLetters } }));
  write({
    file,
    kind: reasons[picture.kind] ?? picture.kind,
    embedding,
    signs: pageSigns({ lines, facts, aspect: 1 }),
  });
}

for (const { file, facts, embedding } of rowsOf<Embedded>(photos))
  write({ file, kind: "photograph", embedding, signs: pageSigns({ lines: [], facts, aspect: 1 }) });
process.exit(0);
