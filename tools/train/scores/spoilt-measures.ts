/** Measures of spoilt copies and their originals: spoilt-measures.ts INDEX.jsonl > SPOILT.jsonl, lines of {ad, kind, withheld, measures}. */
import { readFileSync } from "node:fs";
import { decodeWorkingPicture, withCloseUps } from "@adjudge/imaging";
import type { Signals } from "@adjudge/scoring";
import { factsOf } from "@adjudge/scoring/facts/facts-of";
import { measure } from "@adjudge/scoring/facts/see";
import { withheldOf } from "@adjudge/scoring/facts/withheld";

const [index] = process.argv.slice(2);
if (index === undefined) throw new Error("usage: spoilt-measures.ts INDEX.jsonl");

interface Copy {
  ad: string;
  kind: string;
  picture: string;
  /** File with the signals of the picture, without its pixels. */
  signals: string;
}

for (const line of readFileSync(index, "utf8").trim().split("\n")) {
  const { ad, kind, picture, signals: file } = JSON.parse(line) as Copy;
  const stored = JSON.parse(readFileSync(file, "utf8")) as Omit<Signals, "pixels">;
  const { pixels, whole } = await decodeWorkingPicture(readFileSync(picture));
  const signals = { ...stored, lines: withCloseUps(stored.lines, whole), pixels };
  const measured = measure(signals);
  const { measures, picture: seen } = measured;
  const withheld = withheldOf(measures, factsOf(signals, measures, measured, {}), seen)?.reason ?? null;
  process.stdout.write(`${JSON.stringify({ ad, kind, withheld, measures })}\n`);
}
process.exit(0);
