import type { Pixels } from "../picture.ts";

const hues = 12;
const levels = 6;
/** Points looked at across the longer side: enough for shares of colours. */
const points = 96;

const hueOf = (r: number, g: number, b: number, top: number, chroma: number): number => {
  if (top === r) return (((g - b) / chroma + 6) % 6) / 6;
  return top === g ? ((b - r) / chroma + 2) / 6 : ((r - g) / chroma + 4) / 6;
};

/** How much of each hue there is, dark and light apart, and how much of each level of lightness: skin, wood and daylight are warm, their negatives cold. */
export function colourSigns({ width, height, data }: Pixels): number[] {
  const signs = new Array<number>(hues * 2 + levels).fill(0);
  const step = Math.max(1, Math.floor(Math.max(width, height) / points));
  let n = 0;
  const add = (i: number, by: number): void => {
    signs[i] = (signs[i] ?? 0) + by;
  };
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) {
      const at = (y * width + x) * 3;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const top = Math.max(r, g, b);
      const low = Math.min(r, g, b);
      const chroma = top - low;
      const light = top + low;
      n += 1;
      add(hues * 2 + Math.min(levels - 1, Math.floor((light / 511) * levels)), 1);
      if (chroma < 12) continue;
      const bin = Math.min(hues - 1, Math.floor(hueOf(r, g, b, top, chroma) * hues));
      add(bin + (light > 255 ? hues : 0), chroma / 255);
    }
  return signs.map((v) => Math.sqrt(v / Math.max(1, n)));
}
