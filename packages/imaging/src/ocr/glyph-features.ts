import { cropHeight } from "./crop-region.ts";

/** Window around a character: all 48 rows (marks sit above and below the letter) and 32 columns. */
const windowWidth = 32;
const cell = 4;
const orientations = 8;
const cellsX = windowWidth / cell;
const cellsY = cropHeight / cell;

export const glyphFeatureCount = cellsX * cellsY * (orientations + 1);

/** The strokes of a line of writing: its ink and how it changes, with a blank column on either side. */
export interface Strokes {
  width: number;
  ink: Float32Array;
  /** How fast the ink changes; 0 where it hardly does. */
  size: Float64Array;
  /** Which way, in sixteenths of a turn. */
  turn: Float64Array;
}

/** Paper is never quite even. */
const leastChange = 0.02;

/** One row of changes. A function of its own, so that it is compiled as a whole. */
function changesOfRow({ width, ink, size, turn }: Strokes, from: number): void {
  for (let at = from; at < from + width; at += 1) {
    const left = at > from ? (ink[at - 1] ?? 0) : 0;
    const right = at < from + width - 1 ? (ink[at + 1] ?? 0) : 0;
    const dx = right - left;
    const dy = (ink[at + width] ?? 0) - (ink[at - width] ?? 0);
    if (dx === 0 && dy === 0) continue;
    const change = Math.sqrt(dx * dx + dy * dy);
    if (change < leastChange) continue;
    size[at] = change;
    turn[at] = (Math.atan2(dy, dx) / Math.PI + 1) * orientations;
  }
}

/** Worked out once a line: the windows of neighbouring characters overlap. `ink` has cropHeight rows. */
export const strokesOf = (ink: Float32Array, width: number): Strokes => {
  const wide = width + 2;
  // A blank row above and below too: the rows of the crop start at `wide`.
  const padded = new Float32Array(wide * (cropHeight + 2));
  for (let y = 0; y < cropHeight; y += 1) padded.set(ink.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1);
  const strokes = {
    width: wide,
    ink: padded,
    size: new Float64Array(padded.length),
    turn: new Float64Array(padded.length),
  };
  for (let y = 1; y <= cropHeight; y += 1) changesOfRow(strokes, y * wide);
  return strokes;
};

/** Adds `count` pixels from `at` on, the first of them in column `column` of the window, to the cells from `base` on. */
function addRow(
  { ink, size, turn }: Strokes,
  features: Float32Array,
  at: number,
  column: number,
  count: number,
  base: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const cellAt = base + ((column + i) >> 2) * (orientations + 1);
    const paint = ink[at + i] ?? 0;
    if (paint !== 0) features[cellAt + orientations] = (features[cellAt + orientations] ?? 0) + paint / (cell * cell);
    const change = size[at + i] ?? 0;
    if (change === 0) continue;
    const way = turn[at + i] ?? 0;
    const low = Math.floor(way);
    const share = way - low;
    const first = cellAt + (low % orientations);
    const second = cellAt + ((low + 1) % orientations);
    features[first] = (features[first] ?? 0) + (change * (1 - share)) / (cell * 2);
    features[second] = (features[second] ?? 0) + (change * share) / (cell * 2);
  }
}

/**
 * Histograms of oriented gradients (Dalal & Triggs 2005) and mean ink of 4 x 4 cells, of the window centred on a
 * character. Ink is 0 for paper and 1 for the strongest stroke, so light on dark and dark on light look alike.
 */
export const glyphFeatures = (strokes: Strokes, centre: number): Float32Array => {
  const features = new Float32Array(glyphFeatureCount);
  // Column 0 of the padded strokes is column -1 of the line; what lies further out is blank.
  const left = Math.round(centre) - windowWidth / 2 + 1;
  const from = Math.max(0, left);
  const count = Math.min(strokes.width, left + windowWidth) - from;
  for (let y = 0; y < cropHeight; y += 1)
    addRow(
      strokes,
      features,
      (y + 1) * strokes.width + from,
      from - left,
      count,
      Math.floor(y / cell) * cellsX * (orientations + 1),
    );
  return features;
};
