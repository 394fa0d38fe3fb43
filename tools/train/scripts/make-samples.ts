/**
 * Draws lines of every script in many fonts and writes, for each, what the reader of lines makes of its shapes.
 * usage: tsx make-samples.ts FONT_FOLDER PAGES OUT.jsonl [SEED]; FONT_FOLDER holds unpacked @fontsource packages (OFL) by
 * their names; nothing of them is kept. Row: {script, font, held, features}.
 */
import { appendFileSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { ownModelFile } from "../../../packages/imaging/src/models/model-files.ts";
import { startModelThread } from "../../../packages/imaging/src/models/model-thread.ts";
import { shapesOf } from "../../../packages/imaging/src/ocr/script-shapes.ts";
import { scriptFonts, scriptWords } from "./words.ts";

const [fontFolder = "", pages = "20", out = "samples.jsonl", seed = "1"] = process.argv.slice(2);
let state = Number(seed) >>> 0;
const random = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
};
const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
};
const colour = (dark: boolean): string =>
  `hsl(${Math.round(random() * 360)} ${Math.round(random() * 80)}% ${Math.round(dark ? random() * 32 : 72 + random() * 28)}%)`;

const stylesOf = (font: string): string =>
  ["400", "700"]
    .map((weight) => resolve(fontFolder, font, `${weight}.css`))
    .filter((path) => existsSync(path))
    .map((path) => `<link rel="stylesheet" href="${pathToFileURL(path).href}">`)
    .join("");

const familyOf = (font: string): string =>
  font
    .split("-")
    .map((part) => (/^(?:sc|jp|kr)$/.test(part) ? part.toUpperCase() : (part[0] ?? "").toUpperCase() + part.slice(1)))
    .join(" ")
    .replace("1c", "1c")
    .replace("M Plus", "M PLUS")
    .replace("Zcool Kuaile", "ZCOOL KuaiLe")
    .replace("Gfs", "GFS");

const lines = 14;
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: 1000, height: lines * 76 } });
const thread = startModelThread(() => undefined);
const reader = await thread.open(ownModelFile("line-shapes.onnx"));
const scripts = Object.keys(scriptWords);
for (let n = 0; n < Number(pages) * scripts.length; n += 1) {
  const script = scripts[n % scripts.length] ?? "latin";
  const fonts = scriptFonts[script] ?? [];
  const font = fonts[Math.floor(n / scripts.length) % fonts.length] ?? "";
  const words = scriptWords[script] ?? [];
  const dark = random() < 0.5;
  const rows = Array.from({ length: lines }, () => {
    const at = Math.floor(random() * words.length);
    const said = words.slice(at, at + 1 + Math.floor(random() * 5)).join(" ");
    const text = random() < 0.2 ? said.toUpperCase() : said;
    const size = Math.round(12 + random() ** 2 * 40);
    return `<div style="height:76px"><span style="font-size:${size}px;font-weight:${pick([400, 700])};letter-spacing:${pick([0, 0, 0, 1])}px">${text}</span></div>`;
  });
  await page.setContent("");
  await page.goto(pathToFileURL(join(fontFolder, "..")).href);
  await page.setContent(
    `${stylesOf(font)}<body style="margin:0;white-space:nowrap;background:${colour(dark)};color:${colour(!dark)};font-family:'${familyOf(font)}',sans-serif;line-height:1.35">${rows.join("")}`,
  );
  await page.evaluate("document.fonts.ready");
  const boxes = await page
    .locator("span")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
    );
  const shrink = pick([1, 1, 0.75, 0.5]);
  const shot = sharp(await page.screenshot())
    .removeAlpha()
    .resize({ width: Math.round(1000 * shrink) });
  const spoilt = await shot.jpeg({ quality: pick([50, 75, 92]) }).toBuffer();
  const { data, info } = await sharp(spoilt).raw().toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data: new Uint8Array(data) };
  for (const box of boxes) {
    const loose = 0.85 + random() * 0.3;
    const region = {
      cx: (box.x + box.width / 2) * shrink,
      cy: (box.y + box.height / 2 + (random() - 0.5) * 3) * shrink,
      width: box.width * shrink,
      height: box.height * shrink * loose,
      angle: 0,
      score: 0.9,
    };
    if (region.width < region.height || region.width > info.width) continue;
    const features = await shapesOf(reader, pixels, region);
    appendFileSync(
      out,
      `${JSON.stringify({ script, font, held: font === fonts.at(-1), features: Array.from(features, (v) => Number(v.toFixed(4))) })}\n`,
    );
  }
}
await browser.close();
await thread.close();
process.exit(0);
