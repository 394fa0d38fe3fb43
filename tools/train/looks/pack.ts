/** The labelled pictures as the net of looks sees them: pack.ts DATA_FOLDER LABELS.jsonl[,…] FOLDER. Writes FOLDER/pictures.bin and pictures.json. */
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeWorkingPicture, lookInput } from "@adjudge/imaging";

const [data, labels, folder] = process.argv.slice(2);
if (data === undefined || labels === undefined || folder === undefined)
  throw new Error("usage: pack.ts DATA_FOLDER LABELS.jsonl[,…] FOLDER");

const rows = [];
const out = createWriteStream(join(folder, "pictures.bin"));
let from = 0;
for (const line of labels.split(",").flatMap((path) => readFileSync(path, "utf8").trim().split("\n"))) {
  const { file } = JSON.parse(line) as { file: string };
  const { pixels } = await decodeWorkingPicture(readFileSync(join(data, file)));
  const { shape, about, picture } = lookInput(pixels);
  const bytes = await picture.jpeg({ quality: 86, chromaSubsampling: "4:4:4" }).toBuffer();
  out.write(bytes);
  const to = from + bytes.length;
  rows.push({ file, shape, about, from, to });
  from = to;
}
await new Promise((resolve) => out.end(resolve));
writeFileSync(join(folder, "pictures.json"), JSON.stringify(rows));
process.exit(0);
