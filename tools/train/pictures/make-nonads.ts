/**
 * Draws pictures that are no ads, with the lines of text they hold: charts, sheets, documents, code, screens of programs, and
 * memes made from photographs. Use: tsx make-nonads.ts OUT_FOLDER PHOTO_FOLDER [COUNT]
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { fontFaces } from "../../adgen/font-faces.ts";
import { drawChart, drawDashboard } from "./draw-charts.ts";
import { drawArticle, drawCode, drawInvoice, drawLetter, drawSheet, type Drawn, type Theme } from "./draw-pages.ts";
import { drawPlainAd } from "./draw-plain-ads.ts";
import { drawPage, drawShares, drawTalk } from "./draw-plain.ts";
import { drawChat, drawInbox, drawResults, drawSettings } from "./draw-screens.ts";
import { diceOf, type Dice } from "./random.ts";
import { phrase } from "./vocabulary.ts";

const [outFolder, photoFolder, count = "40"] = process.argv.slice(2);
if (outFolder === undefined || photoFolder === undefined)
  throw new Error("usage: make-nonads.ts OUT_FOLDER PHOTO_FOLDER [COUNT]");
mkdirSync(outFolder, { recursive: true });

const photos = readdirSync(photoFolder).filter((name) => name.endsWith(".jpg"));

/** A photograph with large outlined capitals above and below, or black words on a white strip above it. */
const drawMeme: Drawn = (d, w, h) => {
  const photo = readFileSync(join(photoFolder, d.pick(photos))).toString("base64");
  const words = (n: number): string => phrase(d, n).toUpperCase();
  const image = `background:url(data:image/jpeg;base64,${photo}) center/cover`;
  if (d.chance(0.3)) {
    const size = h * d.pick([0.045, 0.06]);
    return `<div style="background:#fff;color:#000;height:${h * 0.22}px;padding:12px;font:400 ${size}px Arimo">${phrase(d, d.int(6, 14))}</div><div style="${image};height:${h * 0.78}px"></div>`;
  }
  const size = h * d.pick([0.08, 0.1, 0.13]);
  const look = `position:absolute;left:2%;right:2%;text-align:center;color:#fff;font:700 ${size}px/1.05 ${d.pick(["'Archivo Narrow'", "Arimo", "'DejaVu Sans'"])};-webkit-text-stroke:${size * 0.06}px #000;paint-order:stroke fill`;
  const top = d.chance(0.85) ? `<div style="${look};top:2%">${words(d.int(2, 6))}</div>` : "";
  return `<div style="position:relative;width:${w}px;height:${h}px;${image}">${top}<div style="${look};bottom:2%">${words(d.int(2, 6))}</div></div>`;
};

const kinds: Record<string, readonly Drawn[]> = {
  chart: [drawChart, drawChart, drawDashboard],
  document: [drawArticle, drawLetter, drawInvoice],
  sheet: [drawSheet],
  code: [drawCode],
  screenshot: [drawInbox, drawChat, drawSettings, drawResults],
  meme: [drawMeme],
  shares: [drawShares],
  talk: [drawTalk],
  page: [drawPage],
  ad: [drawPlainAd((d) => readFileSync(join(photoFolder, d.pick(photos))).toString("base64"))],
};
const sizes = [
  [1080, 1080],
  [1200, 800],
  [1280, 720],
  [800, 1080],
  [640, 480],
  [500, 500],
  [900, 1200],
] as const;
/** Plain ads, which are among them to be told apart, come in the sizes of ads. */
const adSizes = [
  [300, 250],
  [728, 90],
  [970, 250],
  [160, 600],
  [600, 600],
  [1080, 1080],
  [1200, 628],
  [1080, 1350],
] as const;
const fonts = ["Arimo", "'Noto Sans'", "'DejaVu Sans'", "Tinos", "'Noto Serif'", "'DejaVu Serif'", "'Archivo Narrow'"];
const lightGrounds = ["#ffffff", "#ffffff", "#fafafa", "#fdf6e3", "#f1f5f9", "#eef2e6"];
const darkGrounds = ["#1e1e1e", "#0d1117", "#002b36", "#282c34", "#101820", "#000000"];

const themeOf = (d: Dice, darkShare: number): Theme => {
  const dark = d.chance(darkShare);
  return {
    ground: d.pick(dark ? darkGrounds : lightGrounds),
    ink: dark ? d.pick(["#e6e6e6", "#d4d4d4", "#93a1a1"]) : d.pick(["#000000", "#222222", "#333a44"]),
    rule: dark ? "#444444" : d.pick(["#cccccc", "#e2e2e2", "#999999"]),
    accent: `hsl(${d.int(0, 359)} ${d.int(30, 80)}% ${d.int(30, 50)}%)`,
    font: d.pick(fonts),
    grid: d.chance(0.7),
  };
};
const darkShare: Record<string, number> = {
  code: 0.65,
  screenshot: 0.3,
  chart: 0.2,
  sheet: 0.08,
  document: 0.05,
  meme: 0,
};

// Runs in the page: the words of every text, grouped into the lines the browser broke them into.
const linesInPage = `(() => {
  const W = innerWidth, H = innerHeight, out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement.closest("style")) continue;
    for (const m of node.textContent.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, m.index); range.setEnd(node, m.index + m[0].length);
      const r = range.getBoundingClientRect();
      if (r.width < 2 || r.left < 0 || r.right > W || r.top < 0 || r.bottom > H) continue;
      const last = out[out.length - 1];
      const near = last && Math.abs(last.top - r.top) < r.height * 0.5 && r.left >= last.right - 2 && r.left - last.right < r.height * 0.9;
      if (near) { last.right = r.right; last.bottom = Math.max(last.bottom, r.bottom); last.text += " " + m[0]; }
      else out.push({ left: r.left, top: r.top, right: r.right, bottom: r.bottom, text: m[0] });
    }
  }
  return out.map((l) => ({ text: l.text, box: { x: l.left / W, y: l.top / H, width: (l.right - l.left) / W, height: (l.bottom - l.top) / H } }));
})()`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ deviceScaleFactor: 1 });
await page.setContent(`<html><head><style>${fontFaces("a")}</style></head><body></body></html>`);
await page.evaluate("Promise.all(Array.from(document.fonts, (face) => face.load())).then(() => undefined)");
const index: string[] = [];
for (const [kind, drawers] of Object.entries(kinds))
  for (let i = 0; i < Number(count); i += 1) {
    const d = diceOf(i * 31 + Object.keys(kinds).indexOf(kind) * 7919);
    const [width, height] = d.pick<readonly [number, number]>(kind === "ad" ? adSizes : sizes);
    const theme = themeOf(d, darkShare[kind] ?? 0);
    await page.setViewportSize({ width, height });
    const style = `margin:0;background:${theme.ground};color:${theme.ink};font-family:${theme.font};overflow:hidden;height:${height}px`;
    const body = d.pick(drawers)(d, width, height, theme);
    await page.evaluate(
      `document.body.style.cssText = ${JSON.stringify(style)}; document.body.innerHTML = ${JSON.stringify(body)}; new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(() => r())))`,
    );
    const lines = await page.evaluate(linesInPage);
    const file = join(outFolder, `${kind}-${i}.${d.chance(0.5) ? "jpg" : "png"}`);
    await page.screenshot({ path: file, type: file.endsWith("jpg") ? "jpeg" : "png" });
    index.push(JSON.stringify({ file, kind, lines }));
  }
writeFileSync(join(outFolder, "index.jsonl"), `${index.join("\n")}\n`);
await browser.close();
