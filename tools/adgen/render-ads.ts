import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type CDPSession, type Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import type { AdSpec, RenderedAd, Truth } from "./ad-spec.ts";
import { adBody, fontPage } from "./page.ts";
import { measureTruth } from "./measure-truth.ts";

const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache/adgen/", import.meta.url));

/** Raised whenever the page, the drawings or the measuring change what comes out for the same spec. */
const rendererVersion = 3;

const keyOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([rendererVersion, value]))
    .digest("hex")
    .slice(0, 32);

export const chromiumPath = (): string => {
  const found = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error("The test ads are drawn by Chromium: install it or set CHROMIUM_PATH.");
  return found;
};

/** Written beside and renamed, so that two test processes never see half a file. */
const writeWhole = async (path: string, data: Buffer | string): Promise<void> => {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, data);
  await rename(part, path);
};

/** A page to draw on, and the way to its picture that packs it quickly: a quarter of the time, the same pixels. */
interface Easel {
  page: Page;
  session: CDPSession;
  /** The fonts it has now: unpacking them takes longer than drawing. */
  fonts: string;
}

// Runs in the page, where neither our modules nor our types are.
const fillPage = `({ style, content }) => {
  document.body.style.cssText = style;
  document.body.innerHTML = content;
  return Promise.all(Array.from(document.images, (image) => image.decode())).then(() => undefined);
}`;

const drawOnce = async (easel: Easel, spec: AdSpec, png: string, json: string): Promise<void> => {
  const { page, session } = easel;
  await page.setViewportSize({ width: spec.width, height: spec.height });
  const fonts = fontPage(spec);
  if (fonts !== easel.fonts) {
    await page.setContent(fonts, { waitUntil: "load" });
    await page.evaluate("Promise.all(Array.from(document.fonts, (face) => face.load())).then(() => undefined)");
    // tsx wraps functions in a __name helper that does not exist in the page.
    await page.evaluate("globalThis.__name ??= (f) => f");
    easel.fonts = fonts;
  }
  await page.evaluate(`(${fillPage})(${JSON.stringify(adBody(spec))})`);
  const truth = await page.evaluate(measureTruth);
  await writeWhole(json, JSON.stringify(truth));
  const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  await writeWhole(png, Buffer.from(data, "base64"));
};

/** Packed quickly: what is seen in a picture does not depend on how well it is packed. */
const packed = (picture: Sharp): Promise<Buffer> => picture.png({ compressionLevel: 1 }).toBuffer();

const applyEffects = async (spec: AdSpec, png: Buffer): Promise<Buffer> => {
  const { blur, lowResolution, scale, shift, jpegQuality, rotate } = spec.effects;
  let bytes = png;
  if (blur !== undefined) bytes = await packed(sharp(bytes).blur(blur));
  if (lowResolution !== undefined) {
    const small = await packed(
      sharp(bytes).resize(Math.round(spec.width * lowResolution), Math.round(spec.height * lowResolution)),
    );
    bytes = await packed(sharp(small).resize(spec.width, spec.height, { kernel: "cubic" }));
  }
  if (shift !== undefined) {
    const pad = {
      left: Math.max(0, shift.x),
      top: Math.max(0, shift.y),
      right: Math.max(0, -shift.x),
      bottom: Math.max(0, -shift.y),
    };
    const wide = await packed(sharp(bytes).extend({ ...pad, extendWith: "copy" }));
    const place = { left: pad.right, top: pad.bottom, width: spec.width, height: spec.height };
    bytes = await packed(sharp(wide).extract(place));
  }
  if (scale !== undefined)
    bytes = await packed(sharp(bytes).resize(Math.round(spec.width * scale), Math.round(spec.height * scale)));
  if (rotate !== undefined) bytes = await packed(sharp(bytes).rotate(rotate));
  return jpegQuality === undefined ? bytes : await sharp(bytes).jpeg({ quality: jpegQuality }).toBuffer();
};

/** Where an ad is kept once it is drawn: by what is drawn, not by what is done to the picture afterwards. */
const drawnFiles = ({ id: _id, effects: _effects, ...drawn }: AdSpec): { png: string; json: string } => {
  const base = join(cacheFolder, keyOf(drawn));
  return { png: `${base}.png`, json: `${base}.json` };
};

const isDrawn = (spec: AdSpec): boolean => Object.values(drawnFiles(spec)).every((file) => existsSync(file));

/**
 * Draws the ads in headless Chromium and measures where each line of text really came to stand. Results are kept in
 * node_modules/.cache/adgen by the hash of the spec, so only the first run needs the browser.
 */
export const drawAds = async (specs: readonly AdSpec[]): Promise<void> => {
  const missing = specs.filter((spec) => !isDrawn(spec));
  if (missing.length === 0) return;
  await mkdir(cacheFolder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
    ],
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor: 1 });
    const easel = { page, session: await page.context().newCDPSession(page), fonts: "" };
    for (const spec of missing) {
      const { png, json } = drawnFiles(spec);
      if (!isDrawn(spec)) await drawOnce(easel, spec, png, json);
    }
  } finally {
    await browser.close();
  }
};

/** The ads as files, with their effects. The truth boxes are those of the unshifted, upright page. */
export const renderAds = async (specs: readonly AdSpec[]): Promise<RenderedAd[]> => {
  await drawAds(specs);
  const rendered: RenderedAd[] = [];
  for (const spec of specs) {
    const { png, json } = drawnFiles(spec);
    const truth: Truth = JSON.parse(await readFile(json, "utf8"));
    const bytes = await applyEffects(spec, await readFile(png));
    const scale = spec.effects.scale ?? 1;
    rendered.push({
      spec,
      bytes,
      width: Math.round(spec.width * scale),
      height: Math.round(spec.height * scale),
      truth,
    });
  }
  return rendered;
};

/** One ad at a time, for long runs that should not hold every picture in memory. */
export const renderAd = async (spec: AdSpec): Promise<RenderedAd> => {
  const [ad] = await renderAds([spec]);
  if (ad === undefined) throw new Error(`nothing was drawn for ${spec.id}`);
  return ad;
};
