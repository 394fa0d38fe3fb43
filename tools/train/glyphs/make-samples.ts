/**
 * Draws lines of words with accents and prices in many fonts, finds them with the engine's own detector, and writes one
 * row of features for each labelled character. usage: tsx make-samples.ts FONT_FOLDER PAGES OUT.bin [SEED] [FONT_FILTER]
 * FONT_FOLDER holds unpacked @fontsource packages (OFL); nothing of it is kept. Row: label, font number, features (f32).
 */
import { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import type { Pixels } from "@adjudge/scoring";
import { startModelThread } from "../../../packages/imaging/src/models/model-thread.ts";
import { ownModelFile } from "../../../packages/imaging/src/models/model-files.ts";
import { cropRegion } from "../../../packages/imaging/src/ocr/crop-region.ts";
import { detectText } from "../../../packages/imaging/src/ocr/detect-text.ts";
import { glyphFeatures, strokesOf } from "../../../packages/imaging/src/ocr/glyph-features.ts";
import { inkOf } from "../../../packages/imaging/src/ocr/ink-columns.ts";
import { markOf, marks, withMark } from "../../../packages/imaging/src/ocr/marks.ts";
import { boundsOf } from "../../../packages/imaging/src/ocr/text-region.ts";

const [fontFolder = "", pages = "10", out = "samples.bin", seedText = "1"] = process.argv.slice(2);

let state = Number(seedText) >>> 0;
const random = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
};
const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
};

const words =
  "coffee morning table fresh baked lattes creme brulee cafe elan patisserie souffle eclair jalapeno resume facade naive curacao senor sao paulo zurich muller garcon fiance decor menu hotel summer offer lesson speak order plants soup lamp water cold clear nothing else phone weekend repair quiet rooms ocean winter bottle source glass money bill saving account screen perche citta anos manana corazon espana noel tres bien gateau fete maitre cloture uber grosse schone ruckgabe angebot kostenlos naturlich fur".split(
    " ",
  );

const accented = (word: string, chance: number): string =>
  word
    .split("")
    .map((letter) => {
      if (random() > chance) return letter;
      return withMark(letter, pick(marks.slice(1, 9))) ?? letter;
    })
    .join("");

const cased = (text: string): string => {
  const roll = random();
  return roll < 0.25 ? text.toUpperCase() : roll < 0.55 ? text[0]?.toUpperCase() + text.slice(1) : text;
};

const price = (): string => {
  const amount = pick([
    "5",
    "9",
    "12",
    "19",
    "24",
    "40",
    "49",
    "95",
    "89",
    "129",
    "649",
    "220",
    "3.50",
    "9.99",
    "19.90",
    "12.49",
    "1,299",
  ]);
  const sign = pick(["£", "€", "€", "£", "$", "¥", ""]);
  return random() < 0.12 && sign !== "" ? `${amount} ${sign}` : sign + amount;
};

const sentence = (): string => {
  const roll = random();
  if (roll < 0.4)
    return `${cased(pick(["from", "only", "now", "save", "box for", "2 for", "get", "up to", "lattes from", "rooms from", "free", ""]))} ${price()}`.trim();
  const count = 1 + Math.floor(random() * 4);
  return cased(Array.from({ length: count }, () => accented(pick(words), 0.3)).join(" "));
};

const families = existsSync(fontFolder) ? readdirSync(fontFolder) : [];
const systemFonts = [
  "Liberation Sans",
  "Liberation Serif",
  "Liberation Sans Narrow",
  "DejaVu Sans",
  "DejaVu Serif",
  "Noto Sans",
  "Noto Serif",
];
const fonts = [...families, ...systemFonts];

const faces = families
  .flatMap((family) =>
    [400, 700].flatMap((weight) =>
      ["latin-ext", "latin"].flatMap((subset) => {
        const file = join(fontFolder, family, "package/files", `${family}-${subset}-${weight}-normal.woff2`);
        if (!existsSync(file)) return [];
        const range = subset === "latin" ? "U+0000-00FF,U+20AC,U+0131" : "U+0100-02AF";
        return [
          `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file).toString("base64")});unicode-range:${range}}`,
        ];
      }),
    ),
  )
  .join("");

const colour = (light: boolean): string =>
  `hsl(${Math.floor(random() * 360)} ${Math.floor(random() * 90)}% ${light ? 74 + Math.floor(random() * 26) : 4 + Math.floor(random() * 30)}%)`;

interface Line {
  text: string;
  font: number;
  html: string;
}

const line = (y: number, size: number): Line => {
  const font = Math.floor(random() * fonts.length);
  const light = random() < 0.5;
  const text = sentence();
  const style = `position:absolute;left:0;top:${y}px;width:960px;height:${Math.round(size * 1.9)}px;line-height:${Math.round(size * 1.9)}px;padding-left:${20 + Math.floor(random() * 60)}px;background:${colour(light)};color:${colour(!light)};white-space:nowrap;overflow:hidden;font:${random() < 0.5 ? 700 : 400} ${size}px/${Math.round(size * 1.9)}px '${fonts[font] ?? ""}';${random() < 0.12 ? "font-style:italic;" : ""}${random() < 0.15 ? "letter-spacing:.06em;" : ""}`;
  return { text, font, html: `<div class="line" style="${style}">${text}</div>` };
};

const measure = (): { x: number; y: number; width: number; height: number }[][] =>
  [...document.querySelectorAll(".line")].map((element) => {
    const node = element.firstChild;
    return [...(node?.textContent ?? "").split("").keys()].map((i) => {
      const range = document.createRange();
      if (node !== null) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
      }
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
  });

const detector = await startModelThread(() => undefined).open(ownModelFile("text-detector.onnx"));
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
});
const page = await browser.newPage({ viewport: { width: 960, height: 960 } });
await page.setContent(
  `<!doctype html><meta charset="utf-8"><style>${faces}*{margin:0;box-sizing:border-box}</style><body>`,
);
await page.evaluate("globalThis.__name ??= (f) => f");
const file = createWriteStream(out);
let rows = 0;
for (let n = 0; n < Number(pages); n += 1) {
  const lines: Line[] = [];
  for (let y = 0; y < 930;) {
    const size = Math.round(18 + random() ** 2 * 60);
    lines.push(line(y, size));
    y += Math.round(size * 1.9);
  }
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html;
      return document.fonts.ready.then(() => undefined);
    },
    lines.map((one) => one.html).join(""),
  );
  const drawn = await page.evaluate(measure);
  const shot = await page.screenshot({ type: "png" });
  // Ads are looked at in small copies too: every other page is half or two thirds of its size.
  const side = pick([960, 960, 960, 640, 480, 480]);
  const worn = await sharp(shot)
    .resize(side, side)
    .jpeg({ quality: 50 + Math.floor(random() * 48) })
    .toBuffer();
  const { data } = await sharp(worn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { width: side, height: side, data: new Uint8Array(data) };
  const shrunk = side / 960;
  const letters = drawn.map((boxes) =>
    boxes.map(({ x, y, width, height }) => ({
      x: x * shrunk,
      y: y * shrunk,
      width: width * shrunk,
      height: height * shrunk,
    })),
  );
  const regions = await detectText(detector, pixels, random() < 0.3 ? 960 : 736, () => undefined);
  for (const region of regions) {
    if (region.angle !== 0) continue;
    const bounds = boundsOf(region);
    const index = letters.findIndex((boxes) =>
      boxes.some((box) => box.y < region.cy && box.y + box.height > region.cy),
    );
    const owner = lines[index];
    const boxes = letters[index];
    if (owner === undefined || boxes === undefined) continue;
    const crop = cropRegion(pixels, region);
    const ink = inkOf(crop);
    owner.text.split("").forEach((character, i) => {
      const box = boxes[i];
      if (box === undefined || box.x < bounds.left - 4 * shrunk || box.x + box.width > bounds.right + 4 * shrunk)
        return;
      const label = marks.indexOf(markOf(character));
      const beforeDigit = character === " " && /\d/.test(owner.text[i + 1] ?? "");
      if (label === 0 && !beforeDigit && random() > 0.5) return;
      const copies = label === 0 ? 1 : 4;
      for (let copy = 0; copy < copies; copy += 1) {
        const centre = ((box.x + box.width / 2 - bounds.left) / (bounds.right - bounds.left)) * crop.width;
        const features = glyphFeatures(strokesOf(ink, crop.width), centre + (random() + random() - 1) * 8);
        const row = new Float32Array(2 + features.length);
        row.set([label, owner.font]);
        row.set(features, 2);
        file.write(Buffer.from(row.buffer));
        rows += 1;
      }
    });
  }
  if (n % 20 === 0) process.stdout.write(`${n} pages, ${rows} rows\n`);
}
await browser.close();
await new Promise<void>((resolve) => file.end(() => resolve()));
process.stdout.write(
  `${rows} rows of ${glyphFeaturesLength()} in ${out}; fonts: ${fonts.map((name, i) => `${i} ${name}`).join(", ")}\n`,
);

function glyphFeaturesLength(): number {
  return glyphFeatures(strokesOf(new Float32Array(48 * 48), 48), 24).length;
}
