import { type Lab, type Rgb, labDistance, labOfRgb } from "../measures/colour/srgb-oklab.ts";
import type { Box, Pixels } from "../types.ts";
import { BUTTON } from "../constants.ts";
import { boxRound, wordsAt } from "./around-words.ts";
import { type ButtonShape, middle, pixelAt } from "./button-shape.ts";

/** Colours of a gradient change by less than an edge from one pixel to the next: by so much each pixel moves what it is held against. */
const pace = 0.15;
/** An arrow or a pointer beside the words, or the line of an outlined button, is at most as wide as the words are high. */
const markWidth = 0.9;
const outlineWidth = 0.6;
const rays = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92];
/** Of the rays to one side so many must meet the same edge. */
const mostRays = 5;
/** Letters end softly: the colour of the button is looked for within so many pixels of them. */
const soft = 4;

interface Met {
  /** Pixels from the words to where the colour changes for good; null where it does not. */
  edge: number | null;
  beyond: Rgb;
  /** Pixels to narrow lines of another colour. */
  lines: number[];
}

type Step = readonly [number, number];

const nearer = (at: Lab, one: Lab, other: Lab): boolean => labDistance(at, one) < labDistance(at, other);

/** Walks away from the words and notes what lies on the way. */
function walk(
  pixels: Pixels,
  [x0, y0]: Step,
  [dx, dy]: Step,
  limit: number,
  { fill, ink, height }: { fill: Lab; ink: Lab; height: number },
): Met {
  const at = (i: number): Rgb | null => {
    const [x, y] = [x0 + dx * i, y0 + dy * i];
    return x < 0 || y < 0 || x >= pixels.width || y >= pixels.height ? null : pixelAt(pixels, x, y);
  };
  const none: Met = { edge: null, beyond: [0, 0, 0], lines: [] };
  let i = 1 + Math.round(height * BUTTON.fringe);
  const last = i + soft;
  while (i < last && nearer(labOfRgb(at(i) ?? [0, 0, 0]), ink, fill)) i += 1;
  const start = at(i);
  if (start === null) return none;
  let here = labOfRgb(start);
  const lines: number[] = [];
  for (; i <= limit; i += 1) {
    const rgb = at(i);
    if (rgb === null) return { ...none, lines };
    const lab = labOfRgb(rgb);
    if (labDistance(lab, here) < BUTTON.edgeDistance) {
      here = [0, 1, 2].map((k) => (here[k] ?? 0) + pace * ((lab[k] ?? 0) - (here[k] ?? 0))) as unknown as Lab;
      continue;
    }
    const back = returnsAfter(at, i, Math.max(3, Math.round(height * markWidth)), here);
    if (back === null)
      return { edge: i, beyond: at(i + Math.max(3, Math.round(height * BUTTON.outline))) ?? rgb, lines };
    if (back - i <= Math.max(3, height * outlineWidth)) lines.push(i);
    i = back;
  }
  return { ...none, lines };
}

/** The first pixel from which on the colour is the old one again for two pixels; null where it is not so soon. */
function returnsAfter(at: (i: number) => Rgb | null, from: number, width: number, here: Lab): number | null {
  const isBack = (i: number): boolean => {
    const rgb = at(i);
    return rgb !== null && labDistance(labOfRgb(rgb), here) < BUTTON.edgeDistance;
  };
  for (let i = from + 1; i <= from + width; i += 1) if (isBack(i) && isBack(i + 1)) return i;
  return null;
}

/** The distance that most rays agree on, or null. */
function agreed(distances: readonly number[], height: number, least: number): number | null {
  const near = Math.max(2, height * BUTTON.straight);
  const best = distances
    .map((d) => distances.filter((other) => Math.abs(other - d) <= near))
    .toSorted((p, q) => q.length - p.length || middle(q) - middle(p))[0];
  return best === undefined || best.length < least ? null : middle(best);
}

/** The line is where words stand; its colours were measured there. */
interface Words {
  box: Box;
  fill: Rgb;
  ink: Rgb;
}

/**
 * A button round words that are known to ask: its fill may be a gradient, its outline thick, and an arrow or a pointer may lie on it.
 * Too generous for any other text, which may stand in a panel or between two lines.
 */
export function buttonRound(pixels: Pixels, { box: line, fill, ink }: Words): ButtonShape | null {
  const at = wordsAt(pixels, line);
  if (at === null) return null;
  const { x0, x1, y0, y1, height, upDown, sideways } = at;
  const colours = { fill: labOfRgb(fill), ink: labOfRgb(ink), height };
  const across = rays.map((t) => Math.round(x0 + t * (x1 - x0)));
  const along = rays.map((t) => Math.round(y0 + (0.25 + t / 2) * (y1 - y0)));
  const sides = [
    across.map((x) => walk(pixels, [x, y0], [0, -1], upDown, colours)),
    across.map((x) => walk(pixels, [x, y1], [0, 1], upDown, colours)),
    along.map((y) => walk(pixels, [x0, y], [-1, 0], sideways, colours)),
    along.map((y) => walk(pixels, [x1, y], [1, 0], sideways, colours)),
  ];
  const edges = sides.map((met) =>
    agreed(
      met.flatMap(({ edge }) => edge ?? []),
      height,
      mostRays,
    ),
  );
  const outline = sides.map((met) =>
    agreed(
      met.flatMap(({ lines }) => lines),
      height,
      mostRays,
    ),
  );
  const isFilled = edges.every((edge) => edge !== null);
  const far = isFilled ? edges : outline;
  if (far.includes(null)) return null;
  const box = boxRound(
    pixels,
    at,
    far.map((distance) => distance ?? 0),
  );
  if (box === null) return null;
  const outside = sides.flat().flatMap((met) => (met.edge === null ? [] : [met.beyond]));
  const mean = (channel: 0 | 1 | 2) => middle(outside.map((c) => c[channel]));
  return {
    box,
    kind: isFilled ? "filled" : "outlined",
    fill,
    surround: isFilled ? [mean(0), mean(1), mean(2)] : fill,
  };
}
