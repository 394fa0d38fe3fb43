import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Font } from "./ad-spec.ts";

const require = createRequire(import.meta.url);

/** The ads are set in fonts that are installed with the tools: with those of the machine each machine drew other ads. */
const sheets: Record<Font | "Noto Sans Arabic", string[]> = {
  Arimo: ["@fontsource-variable/arimo/index.css"],
  "Archivo Narrow": ["@fontsource-variable/archivo-narrow/index.css"],
  "DejaVu Sans": [400, 700].map((weight) => `@fontsource/dejavu-sans/${weight}.css`),
  "DejaVu Serif": [400, 700].map((weight) => `@fontsource/dejavu-serif/${weight}.css`),
  "Noto Sans": ["@fontsource-variable/noto-sans/index.css"],
  "Noto Serif": ["@fontsource-variable/noto-serif/index.css"],
  Tinos: [400, 700].map((weight) => `@fontsource/tinos/${weight}.css`),
  "Noto Sans Arabic": ["@fontsource-variable/noto-sans-arabic/index.css"],
};

/** The parts a font comes in, and the letters that call for them. */
const scripts = [
  { part: "latin", letters: /./ },
  { part: "greek", letters: /\p{Script=Greek}/u },
  { part: "cyrillic", letters: /\p{Script=Cyrillic}/u },
  { part: "devanagari", letters: /\p{Script=Devanagari}/u },
  { part: "arabic", letters: /\p{Script=Arabic}/u },
];

/** What writes the letters that most of the fonts do not have. */
export const fallbacks = ["Noto Sans", "Noto Sans Arabic"] as const;

const inlined = (sheet: string, family: string, parts: readonly string[]): string[] => {
  const path = require.resolve(sheet);
  const faces = readFileSync(path, "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.flatMap((face) => {
    const file = /url\(\.\/(files\/[^)]*\.woff2)\)/.exec(face)?.[1];
    if (file === undefined || !parts.some((part) => file.includes(`-${part}-`))) return [];
    const data = readFileSync(join(dirname(path), file)).toString("base64");
    return face
      .replace(/font-family:[^;]*;/, `font-family: "${family}";`)
      .replace(/src:[^;]*;/, `src: url(data:font/woff2;base64,${data});`);
  });
};

const everyFont = Object.keys(sheets) as (keyof typeof sheets)[];
const made = new Map<string, string>();

/** The faces of all fonts for the scripts of a text, whole, as a style sheet. */
export const fontFaces = (text: string): string => {
  const parts = scripts.filter(({ letters }) => letters.test(text)).map(({ part }) => part);
  const key = parts.join();
  const known = made.get(key);
  if (known !== undefined) return known;
  const all = everyFont
    .flatMap((family) => sheets[family].flatMap((sheet) => inlined(sheet, family, parts)))
    .join("\n");
  made.set(key, all);
  return all;
};
