/** Writes the colour signs of the pictures of a list, as they are and as negatives. Use: tsx colours.ts LIST.txt OUT.jsonl */
import { appendFileSync, readFileSync } from "node:fs";
import { decodeWorkingPicture } from "@adjudge/imaging";
import { colourSigns } from "@adjudge/scoring/facts/colour-signs";

const [list, out] = process.argv.slice(2);
if (list === undefined || out === undefined) throw new Error("usage: colours.ts LIST.txt OUT.jsonl");
for (const file of readFileSync(list, "utf8")
  .split("\n")
  .filter((line) => line !== "")) {
  const { pixels } = await decodeWorkingPicture(readFileSync(file));
  const negative = { ...pixels, data: pixels.data.map((v) => 255 - v) };
  appendFileSync(out, `${JSON.stringify({ file, plain: colourSigns(pixels), negate: colourSigns(negative) })}\n`);
}
