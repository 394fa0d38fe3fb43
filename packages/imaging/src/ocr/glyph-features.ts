import { cropHeight } from "./crop-region.ts";

/** Window around a character: all 48 rows (marks sit above and below the letter) and 32 columns. */
const windowWidth = 32;
const cell = 4;
const orientations = 8;
const cellsX = windowWidth / cell;
const cellsY = cropHeight / cell;

export const glyphFeatureCount = cellsX * cellsY * (orientations + 1);

/**
 * Histograms of oriented gradients (Dalal & Triggs 2005) and mean ink of 4 x 4 cells, of the window centred on a
 * character. Ink is 0 for paper and 1 for the strongest stroke, so light on dark and dark on light look alike.
 */
export const glyphFeatures = (ink: Float32Array, width: number, centre: number): Float32Array => {
  const features = new Float32Array(glyphFeatureCount);
  const left = Math.round(centre) - windowWidth / 2;
  const at = (x: number, y: number): number =>
    x < 0 || x >= width || y < 0 || y >= cropHeight ? 0 : (ink[y * width + x] ?? 0);
  for (let y = 0; y < cropHeight; y += 1)
    for (let i = 0; i < windowWidth; i += 1) {
      const x = left + i;
      const dx = at(x + 1, y) - at(x - 1, y);
      const dy = at(x, y + 1) - at(x, y - 1);
      const base = (Math.floor(y / cell) * cellsX + Math.floor(i / cell)) * (orientations + 1);
      features[base + orientations] = (features[base + orientations] ?? 0) + at(x, y) / (cell * cell);
      const size = Math.hypot(dx, dy);
      if (size < 0.02) continue;
      const turn = (Math.atan2(dy, dx) / Math.PI + 1) * orientations;
      const low = Math.floor(turn);
      const share = turn - low;
      const first = base + (low % orientations);
      const second = base + ((low + 1) % orientations);
      features[first] = (features[first] ?? 0) + (size * (1 - share)) / (cell * 2);
      features[second] = (features[second] ?? 0) + (size * share) / (cell * 2);
    }
  return features;
};
