import { cropHeight, type Crop } from "./crop-region.ts";

/** Middle rows only: the unclipped margin above and below may touch a button's edge or another line. */
const firstRow = Math.round(cropHeight * 0.2);
const lastRow = Math.round(cropHeight * 0.8);

const levels = 256;

/** The commonest brightness is the paper: glyph strokes cover less than half of a line box. */
const paperLevel = (histogram: Uint32Array): number => {
  let paper = 0;
  let most = -1;
  let sum = 0;
  for (let level = -6; level < levels; level += 1) {
    sum += (histogram[level + 6] ?? 0) - (histogram[level - 7] ?? 0);
    if (level >= 0 && sum > most) {
      most = sum;
      paper = level;
    }
  }
  return paper;
};

/** How far each pixel's brightness lies from the paper's, 0..1 of the strongest ink in the crop. */
export const inkOf = (crop: Crop): Float32Array => {
  const { width, data } = crop;
  const size = width * cropHeight;
  const grey = new Uint8Array(size);
  const histogram = new Uint32Array(levels);
  for (let i = 0; i < size; i += 1) {
    const value = (77 * (data[i * 3] ?? 0) + 150 * (data[i * 3 + 1] ?? 0) + 29 * (data[i * 3 + 2] ?? 0) + 128) >> 8;
    grey[i] = value;
    histogram[value] = (histogram[value] ?? 0) + 1;
  }
  const paper = paperLevel(histogram);
  const far = new Uint32Array(levels);
  histogram.forEach((count, level) => {
    far[Math.abs(level - paper)] = (far[Math.abs(level - paper)] ?? 0) + count;
  });
  let strongest = levels;
  for (let beyond = 0; strongest > 0 && beyond <= size * 0.03;) beyond += far[(strongest -= 1)] ?? 0;
  const ink = new Float32Array(size);
  if (strongest >= 8)
    for (let i = 0; i < size; i += 1) ink[i] = Math.min(1, Math.abs((grey[i] ?? 0) - paper) / strongest);
  return ink;
};

/** Strongest ink of each column over the middle rows. */
export const inkColumns = (ink: Float32Array, width: number): Float32Array => {
  const columns = new Float32Array(width);
  for (let row = firstRow; row < lastRow; row += 1)
    for (let x = 0; x < width; x += 1) columns[x] = Math.max(columns[x] ?? 0, ink[row * width + x] ?? 0);
  return columns;
};

export interface Gap {
  from: number;
  to: number;
}

/** Runs of columns without ink between the first and the last inked column. */
export const blankRuns = (columns: Float32Array): Gap[] => {
  const runs: Gap[] = [];
  let from = -1;
  let inked = false;
  columns.forEach((value, x) => {
    if (value > 0.35) {
      if (inked && from >= 0) runs.push({ from, to: x });
      from = -1;
      inked = true;
    } else if (from < 0) from = x;
  });
  return runs;
};
