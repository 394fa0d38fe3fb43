/**
 * Cuts the lines out of labelled pictures as the engine does, for labelled.py.
 * usage: node --import tsx tools/train/reader/cut-lines.ts DATA LABELS.jsonl OUT
 * Writes N.json (files, places) and N.bin (RGB, 48 rows a line) of picture N.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeWorkingPicture } from "../../../packages/imaging/src/decode.ts";
import { modelsFor } from "../../../packages/imaging/src/extract-signals.ts";
import { cropRegion } from "../../../packages/imaging/src/ocr/crop-region.ts";
import { detectText } from "../../../packages/imaging/src/ocr/detect-text.ts";
import { detectorScale } from "../../../packages/imaging/src/ocr/read-text.ts";
import { withinBudget } from "../../../packages/imaging/src/ocr/reading-budget.ts";
import { separateLines } from "../../../packages/imaging/src/ocr/separate-lines.ts";

const [data = "", labels = "", out = ""] = process.argv.slice(2);
const files = readFileSync(labels, "utf8")
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as { file: string }).file);
const { text } = await modelsFor(2);
mkdirSync(out, { recursive: true });
for (const [n, file] of files.entries()) {
  const { pixels } = await decodeWorkingPicture(readFileSync(join(data, file)));
  const found = await detectText(text.detector, pixels, detectorScale(pixels), () => undefined);
  const regions = separateLines(withinBudget(found).regions);
  const crops = regions.map((region) => cropRegion(pixels, region, region.height > region.width * 1.6 ? 1 : 0));
  writeFileSync(join(out, `${n}.json`), JSON.stringify({ file, meta: crops.map(({ width }) => ({ w: width })) }));
  writeFileSync(join(out, `${n}.bin`), Buffer.concat(crops.map((crop) => crop.data)));
}
process.exit(0);
