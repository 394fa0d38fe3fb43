import type { Box } from "@adjudge/contracts";
import { fillRounded } from "./ground.ts";
import { roomAround } from "./change-block.ts";
import { distance, eachPixel, indexAt, pixelAt, type Raster, type Rgb, spotOf } from "./raster.ts";
import type { Scene } from "./scene.ts";

/** Within this share of the way from letters to panel a pixel is letter, beyond the second it is none; between them lies its soft edge. */
const letterTo = 0.28;
const groundFrom = 0.6;
/** Share of the ground beside the text that may look like letters: more, and they cannot be told from it. */
const mostAlike = 0.01;
/** Share of a block that is letters. */
const letterShare = [0.06, 0.5] as const;

const coverage = (pixel: Rgb, letters: Rgb, span: number): number => {
  const away = distance(pixel, letters) / span;
  return Math.min(1, Math.max(0, (groundFrom - away) / (groundFrom - letterTo)));
};

/** A plain panel under letters that can be told from the busy ground by their colour; false where they cannot. */
export function drawPanel(raster: Raster, box: Box, scene: Scene, letters: Rgb, fill: Rgb, colour: Rgb): boolean {
  const air = 0.3 * box.height;
  const around = roomAround(box, scene, air / scene.aspect, air);
  const span = distance(letters, fill);
  if (!around || span < 90) return false;
  const [inner, outer] = [spotOf(box, raster, 1), spotOf(around, raster)];
  const shares = new Float32Array((inner.right - inner.left) * (inner.bottom - inner.top));
  let [drawn, alike, beside, at] = [0, 0, 0, 0];
  eachPixel(inner, (x, y) => {
    const share = coverage(pixelAt(raster, x, y), letters, span);
    shares[at++] = share;
    drawn += share;
  });
  eachPixel(outer, (x, y) => {
    if (x >= inner.left && x < inner.right && y >= inner.top && y < inner.bottom) return;
    beside += 1;
    if (coverage(pixelAt(raster, x, y), letters, span) > 0.2) alike += 1;
  });
  const part = drawn / Math.max(1, shares.length);
  if (alike > mostAlike * beside || part < letterShare[0] || part > letterShare[1]) return false;
  fillRounded(raster, outer, fill);
  at = 0;
  eachPixel(inner, (x, y) => {
    const share = shares[at++] ?? 0;
    const index = indexAt(raster, x, y);
    for (let p = 0; p < 3; p++)
      raster.data[index + p] = (fill[p as 0 | 1 | 2] ?? 0) * (1 - share) + colour[p as 0 | 1 | 2] * share;
  });
  return true;
}
