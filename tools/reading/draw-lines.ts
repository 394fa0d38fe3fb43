import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { chromiumPath } from "../adgen/render-ads.ts";

const faceOf = (file: string): string => {
  const data = readFileSync(new URL(`fonts/${file}.woff2`, import.meta.url)).toString("base64");
  return `@font-face { font-family: "${file}"; src: url(data:font/woff2;base64,${data}) }`;
};

/** A plain ad of four lines in fonts of this folder. */
export const drawLines = async (lines: readonly string[], fonts: readonly string[]): Promise<Uint8Array> => {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
    const sizes = [72, 40, 32, 36];
    const rows = lines.map((line, i) => `<p style="margin:24px 0;font-size:${sizes[i] ?? 32}px">${line}</p>`);
    const family = fonts.map((font) => `'${font}'`).join(",");
    await page.setContent(
      `<style>${fonts.map(faceOf).join("")}</style><body style="margin:40px 60px;background:#f4e9d8;color:#20242c;font-family:${family}">${rows.join("")}`,
    );
    // Rejects, and so fails the test, where one of them is no font.
    await page.evaluate("Promise.all(Array.from(document.fonts, (face) => face.load())).then(() => undefined)");
    return await page.screenshot();
  } finally {
    await browser.close();
  }
};
