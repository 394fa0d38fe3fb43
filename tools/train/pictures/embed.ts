/**
 * Writes the picture features (and the measures of the surface) of pictures as they are or spoilt.
 * Use: tsx embed.ts LIST.txt OUT.jsonl OPERATION, the operation being none, negate or turn
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { surfaceOf } from "@adjudge/scoring";
import { decodeWorkingPicture } from "@adjudge/imaging";
import { signedPlanes } from "../../../packages/imaging/src/models/detect-objects.ts";
import { ownModelFile } from "../../../packages/imaging/src/models/model-files.ts";
import { startLane } from "../../../packages/imaging/src/models/model-lane.ts";

const [list, out, operation = "none"] = process.argv.slice(2);
if (list === undefined || out === undefined) throw new Error("usage: embed.ts LIST.txt OUT.jsonl OPERATION");
const spoilt: Record<string, (picture: Sharp) => Sharp> = {
  none: (picture) => picture,
  negate: (picture) => picture.negate(),
  turn: (picture) => picture.rotate(180),
};
const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
const done = new Set(existsSync(out) ? linesOf(out).map((line) => (JSON.parse(line) as { file: string }).file) : []);
const side = 300;
const lane = startLane(() => process.exit(1));
const model = await lane.open(ownModelFile("coco-ssd.onnx"), { keepsMemory: true });
for (const file of linesOf(list)) {
  if (done.has(file)) continue;
  const { pixels, source } = await decodeWorkingPicture(readFileSync(file));
  const raw = sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });
  const small = await (spoilt[operation] ?? ((p) => p))(raw.resize(side, side, { fit: "fill", kernel: "linear" }))
    .raw()
    .toBuffer();
  const { embedding } = await model.run({
    image: { dims: [1, 3, side, side], data: signedPlanes(small, side * side) },
  });
  const rounded = Array.from(embedding?.data ?? [], (v) => Math.round(v * 1e4) / 1e4);
  const facts = operation === "none" ? surfaceOf(pixels, source).facts : undefined;
  appendFileSync(out, `${JSON.stringify({ file, facts, embedding: rounded })}\n`);
}
process.exit(0);
