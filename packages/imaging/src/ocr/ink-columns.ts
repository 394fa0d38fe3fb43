import { cropHeight, type Crop } from "./crop-region.ts";

/** Middle rows only: the unclipped margin above and below may touch a button's edge or another line. */
const firstRow = Math.round(cropHeight * 0.2);
const lastRow = Math.round(cropHeight * 0.8);

/** How far each pixel's brightness lies from the paper's, 0..1 of the strongest ink in the crop. */
export const inkOf = (crop: Crop): Float32Array => {
  const { width, data } = crop;
  const grey = new Float32Array(width * cropHeight);
  for (let i = 0; i < grey.length; i += 1)
    grey[i] = 0.299 * (data[i * 3] ?? 0) + 0.587 * (data[i * 3 + 1] ?? 0) + 0.114 * (data[i * 3 + 2] ?? 0);
  const histogram = new Uint32Array(256);
  for (const value of grey) histogram[Math.round(value)] = (histogram[Math.round(value)] ?? 0) + 1;
  // Paper is the commonest brightness: glyph strokes cover less than half of a line box.
  let paper = 0;
  let most = -1;
  for (let level = 0; level < 256; level += 1) {
    let sum = 0;
    for (let near = Math.max(0, level - 6); near <= Math.min(255, level + 6); near += 1) sum += histogram[near] ?? 0;
    if (sum > most) {
      most = sum;
      paper = level;
    }
  }
  const far = Float32Array.from(grey, (value) => Math.abs(value - paper));
  const strongest = far.toSorted()[Math.floor(far.length * 0.97)] ?? 0;
  return strongest < 8
    ? new Float32Array(far.length)
    : Float32Array.from(far, (value) => Math.min(1, value / strongest));
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
