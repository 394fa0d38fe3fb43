/** Measures of spoilt copies and their originals: spoilt-measures.ts INDEX.jsonl > SPOILT.jsonl, lines of {ad, kind, orientation, measures}. */
import { readFileSync } from "node:fs";
import { decodeWorkingPicture, withCloseUps } from "@adjudge/imaging";
import type { Signals } from "@adjudge/scoring";
import { measure } from "@adjudge/scoring/facts/see";

const [index] = process.argv.slice(2);
if (index === undefined) throw new Error("usage: spoilt-measures.ts INDEX.jsonl");

interface Copy {
  ad: string;
  kind: string;
  picture: string;
  /** File with the signals of the picture, less its pixels. */
  signals: string;
}

for (const line of readFileSync(index, "utf8").trim().split("\n")) {
  const { ad, kind, picture, signals } = JSON.parse(line) as Copy;
  const stored = JSON.parse(readFileSync(signals, "utf8")) as Omit<Signals, "pixels">;
  const { pixels, whole } = await decodeWorkingPicture(readFileSync(picture));
  const { measures } = measure({ ...stored, lines: withCloseUps(stored.lines, whole), pixels });
  process.stdout.write(`${JSON.stringify({ ad, kind, orientation: stored.orientation, measures })}\n`);
}
process.exit(0);
