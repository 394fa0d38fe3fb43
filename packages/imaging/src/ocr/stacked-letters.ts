import type { Pixels } from "@adjudge/scoring";
import { cropHeight, cropRegion, type Crop, type PlannedCrop } from "./crop-region.ts";
import { inkColumns, inkOf } from "./ink-columns.ts";
import type { TextRegion } from "./text-region.ts";

/** Ink of a row or column from which it belongs to a letter. */
const inked = 0.35;
/** Letters of a column are about square: parts of one are put together up to this height, longer stretches cut up (of its width). */
const highest = 1.2;
const longest = 1.6;

interface Stretch {
  from: number;
  to: number;
}

const stretches = (ink: Float32Array): Stretch[] => {
  const found: Stretch[] = [];
  ink.forEach((value, at) => {
    const last = found.at(-1);
    if (value < inked) return;
    if (last?.to === at) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  });
  return found;
};

/** Letters of a column from its inked rows: 二 and 旦 are two and more stretches, letters that touch are one. */
export const lettersOf = (ink: Float32Array, width: number): Stretch[] => {
  const letters: Stretch[] = [];
  for (const next of stretches(ink)) {
    const last = letters.at(-1);
    if (last !== undefined && next.to - last.from <= width * highest) last.to = next.to;
    else letters.push({ ...next });
  }
  return letters.flatMap(({ from, to }) => {
    const parts = to - from > width * longest ? Math.max(1, Math.round((to - from) / width)) : 1;
    const step = (to - from) / parts;
    return Array.from({ length: parts }, (_, i) => ({ from: from + i * step, to: from + (i + 1) * step }));
  });
};

/** Letters of writing that runs downwards, cut out one by one and set side by side, as the reader knows them. */
const layOut = (pixels: Pixels, region: TextRegion): Crop => {
  // Turned to the left, its rows are columns of the crop; the last row comes first.
  const lying = cropRegion(pixels, region, 3);
  const ink = inkColumns(inkOf(lying), lying.width);
  const scale = region.width / cropHeight;
  const side = region.width;
  // What the detector adds round writing is not the writing's.
  const letters = lettersOf(ink, cropHeight * 0.8);
  const top = region.cy - region.height / 2;
  const cells = letters.map(({ from, to }) =>
    cropRegion(pixels, { ...region, cy: top + ((from + to) / 2) * scale, height: side, width: side }),
  );
  const width = Math.max(1, cells.length) * cropHeight;
  const data = new Uint8Array(width * cropHeight * 3);
  cells.forEach((cell, n) => {
    for (let row = 0; row < cropHeight; row += 1)
      data.set(
        cell.data.subarray(row * cell.width * 3, (row + 1) * cell.width * 3).subarray(0, cropHeight * 3),
        (row * width + n * cropHeight) * 3,
      );
  });
  return { width, data };
};

export const planColumn = (pixels: Pixels, region: TextRegion): PlannedCrop => {
  let made: Crop | undefined;
  const cut = (): Crop => (made ??= layOut(pixels, region));
  return { width: Math.round((region.height / region.width) * cropHeight), letters: region.width, cut };
};
