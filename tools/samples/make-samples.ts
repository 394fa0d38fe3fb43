/**
 * Draws the sample ads that the site shows and scores them with the engine as it is: what visitors see is real output.
 * Run again (`npm run samples`) whenever the engine's version changes.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { heatColour } from "@adjudge/contracts";
import { type Analysis, compare } from "@adjudge/scoring";
import sharp from "sharp";
import { bestAdvice } from "./best-advice.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const adsFolder = `${root}tools/samples/ads/`;
const pictureFolder = `${root}apps/web/public/samples/`;
const dataFolder = `${root}apps/web/src/lib/samples/`;
const shownWidth = 640;
/** For thumbnails: twice the widest place they are shown in. */
const smallWidth = 320;

await mkdir(pictureFolder, { recursive: true });
await mkdir(dataFolder, { recursive: true });
const names = (await readdir(adsFolder))
  .filter((file) => file.endsWith(".svg"))
  .map((file) => file.slice(0, -4))
  .sort();
const drawings = await Promise.all(
  names.map(async (name) => {
    const svg = await readFile(`${adsFolder}${name}.svg`);
    return { name, png: await sharp(svg).flatten({ background: "#ffffff" }).png().toBuffer() };
  }),
);
// Only now: the engine forbids sharp to open anything but photographs, drawings included.
const { scoreUpload } = await import("@adjudge/imaging");
const scores: Record<string, object> = {};
const analyses = new Map<string, Analysis>();
for (const { name, png } of drawings) {
  const { analysis, width, height } = await scoreUpload(png);
  const shown = sharp(png).resize({ width: shownWidth });
  await writeFile(`${pictureFolder}${name}.webp`, await shown.clone().webp({ quality: 84 }).toBuffer());
  const heat = await drawHeat(analysis.attention, shownWidth, Math.round((shownWidth * height) / width));
  const seen = await shown.clone().png().toBuffer();
  const small = await sharp(seen).resize({ width: smallWidth }).webp({ quality: 80 }).toBuffer();
  await writeFile(`${pictureFolder}${name}-small.webp`, small);
  const mapped = await sharp(seen)
    .composite([{ input: heat }])
    .webp({ quality: 80 })
    .toBuffer();
  await writeFile(`${pictureFolder}${name}-attention.webp`, mapped);
  await writeFile(`${pictureFolder}${name}.json`, `${JSON.stringify({ name, width, height, analysis })}\n`);
  analyses.set(name, analysis);
  const { contrast, recall, copy_engagement } = analysis.scores;
  scores[name] = {
    width,
    height,
    overall: analysis.overall,
    contrast: contrast.score,
    recall: recall.score,
    copy_engagement: copy_engagement.score,
    advice: bestAdvice(analysis),
  };
  process.stdout.write(`${name}: ${analysis.overall} (${contrast.score}, ${recall.score}, ${copy_engagement.score})\n`);
}
const [plain, crowded] = [analyses.get("night-train"), analyses.get("night-train-crowded")];
if (!plain || !crowded) throw new Error("the two night trains of the sample comparison are missing");
await writeFile(`${pictureFolder}night-train-verdict.json`, `${JSON.stringify(compare(plain, crowded))}\n`);
await writeFile(`${dataFolder}scores.json`, `${JSON.stringify(scores, null, 2)}\n`);

/** The same colours and opacities as the map in the app. */
async function drawHeat(
  grid: { width: number; height: number; data: number[] },
  width: number,
  height: number,
): Promise<Buffer> {
  const { data } = await sharp(Buffer.from(grid.data), { raw: { width: grid.width, height: grid.height, channels: 1 } })
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [red, green, blue, alpha] = heatColour((data[index] ?? 0) / 255);
    pixels.set([red, green, blue, Math.round(alpha * 255)], index * 4);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
