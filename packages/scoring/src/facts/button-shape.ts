import { type Rgb, labDistance, labOfRgb } from "../measures/colour/srgb-oklab.ts";
import type { Box, Pixels } from "../types.ts";
import { BUTTON } from "../constants.ts";
import { boxRound, wordsAt } from "./around-words.ts";

export interface ButtonShape {
  box: Box;
  kind: "filled" | "outlined";
  fill: Rgb;
  surround: Rgb;
}

interface Hit {
  distance: number;
  beyond: Rgb;
  returns: boolean;
}

export const pixelAt = (pixels: Pixels, x: number, y: number): Rgb => {
  const at = (y * pixels.width + x) * 3;
  return [pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0];
};

/** Walks from (x, y) until the colour leaves the fill for good; null when it never does within the limit. */
function castRay(
  pixels: Pixels,
  from: [number, number],
  step: [number, number],
  limit: number,
  fill: Rgb,
  line: number,
): Hit | null {
  const lab = labOfRgb(fill);
  // The box ends where the last letter does: its blended edge is not the edge of a button.
  for (let i = 1 + Math.max(1, Math.round(line * BUTTON.fringe)); i <= limit; i += 1) {
    const x = from[0] + step[0] * i;
    const y = from[1] + step[1] * i;
    if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) return null;
    if (labDistance(labOfRgb(pixelAt(pixels, x, y)), lab) < BUTTON.edgeDistance) continue;
    const past = Math.max(3, Math.round(line * BUTTON.outline));
    const bx = Math.min(pixels.width - 1, Math.max(0, x + step[0] * past));
    const by = Math.min(pixels.height - 1, Math.max(0, y + step[1] * past));
    const beyond = pixelAt(pixels, bx, by);
    return { distance: i, beyond, returns: labDistance(labOfRgb(beyond), lab) < BUTTON.edgeDistance };
  }
  return null;
}

export const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A filled or outlined shape closed round a line of text (rule T6): edges found on all four sides, near and straight. */
export function buttonShape(pixels: Pixels, line: Box, fill: Rgb): ButtonShape | null {
  const at = wordsAt(pixels, line);
  if (at === null) return null;
  const { x0, x1, y0, y1, height, upDown, sideways } = at;
  const across = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => Math.round(x0 + t * (x1 - x0)));
  const along = [0.3, 0.4, 0.5, 0.6, 0.7].map((t) => Math.round(y0 + t * (y1 - y0)));
  const sides = [
    across.map((x) => castRay(pixels, [x, y0], [0, -1], upDown, fill, height)),
    across.map((x) => castRay(pixels, [x, y1], [0, 1], upDown, fill, height)),
    along.map((y) => castRay(pixels, [x0, y], [-1, 0], sideways, fill, height)),
    along.map((y) => castRay(pixels, [x1, y], [1, 0], sideways, fill, height)),
  ].map((hits) => hits.filter((h) => h !== null));
  const far: number[] = [];
  for (const hits of sides) {
    if (hits.length < 4) return null;
    const mid = middle(hits.map((h) => h.distance));
    const straight = hits.filter((h) => Math.abs(h.distance - mid) <= Math.max(2, height * BUTTON.straight)).length;
    if (straight < 4) return null;
    far.push(mid);
  }
  const box = boxRound(pixels, at, far);
  if (box === null) return null;
  const hits = sides.flat();
  const outlined = hits.filter((h) => h.returns).length > hits.length / 2;
  const outside = hits.filter((h) => h.returns === outlined).map((h) => h.beyond);
  const mean = (channel: 0 | 1 | 2) => middle(outside.map((c) => c[channel]));
  return {
    box,
    kind: outlined ? "outlined" : "filled",
    fill,
    surround: [mean(0), mean(1), mean(2)],
  };
}
