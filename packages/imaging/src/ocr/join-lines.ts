import type { Pixels } from "@adjudge/scoring";
import { boundsOf, type TextRegion } from "./text-region.ts";

export interface ReadRegion {
  region: TextRegion;
  text: string;
  /** As read, before the word list. */
  rawText: string;
  confidence: number;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words of one line stand at most this many line heights apart; columns and buttons stand further. */
const widestGap = 0.75;

const height = (box: Bounds): number => box.bottom - box.top;

const onOneRow = (a: Bounds, b: Bounds): boolean => {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const ratio = height(a) / height(b);
  return shared > 0.6 * Math.min(height(a), height(b)) && ratio > 0.62 && ratio < 1.6;
};

/** Colour difference between neighbouring columns that an edge must show in most rows (of 765). */
const edgeStep = 60;

/** True where an upright edge crosses the row between two words, as the side of a button or a panel does. */
const edgeBetween = (pixels: Pixels, a: Bounds, b: Bounds): boolean => {
  const from = Math.max(1, Math.round(a.right - height(a) * 0.2));
  const to = Math.min(pixels.width - 1, Math.round(b.left + height(b) * 0.2));
  const top = Math.max(0, Math.round(Math.min(a.top, b.top)));
  const bottom = Math.min(pixels.height, Math.round(Math.max(a.bottom, b.bottom)));
  for (let x = from; x <= to; x += 1) {
    let steps = 0;
    for (let y = top; y < bottom; y += 1) {
      const at = (y * pixels.width + x) * 3;
      const step = [0, 1, 2].reduce(
        (sum, c) => sum + Math.abs((pixels.data[at + c] ?? 0) - (pixels.data[at - 3 + c] ?? 0)),
        0,
      );
      if (step > edgeStep) steps += 1;
    }
    if (steps > (bottom - top) * 0.8) return true;
  }
  return false;
};

const around = (a: TextRegion, b: TextRegion): TextRegion => {
  const one = boundsOf(a);
  const two = boundsOf(b);
  const left = Math.min(one.left, two.left);
  const right = Math.max(one.right, two.right);
  const top = Math.min(one.top, two.top);
  const bottom = Math.max(one.bottom, two.bottom);
  return {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
    angle: 0,
    score: Math.min(a.score, b.score),
  };
};

const joined = (a: ReadRegion, b: ReadRegion): ReadRegion => ({
  region: around(a.region, b.region),
  text: `${a.text} ${b.text}`,
  rawText: `${a.rawText} ${b.rawText}`,
  confidence:
    (a.confidence * a.text.length + b.confidence * b.text.length) / Math.max(1, a.text.length + b.text.length),
});

/** Joins words that the detector split within one line; keeps apart what a wide gap or an edge separates. */
export const joinLines = (pixels: Pixels, regions: ReadRegion[]): ReadRegion[] => {
  const order = regions.toSorted((a, b) => boundsOf(a.region).left - boundsOf(b.region).left);
  const lines: ReadRegion[] = [];
  for (const next of order) {
    const box = boundsOf(next.region);
    const at = lines.findIndex((line) => {
      if (line.region.angle !== 0 || next.region.angle !== 0) return false;
      const bounds = boundsOf(line.region);
      const gap = box.left - bounds.right;
      const tall = Math.min(height(bounds), height(box));
      return gap < widestGap * tall && gap > -0.5 * tall && onOneRow(bounds, box) && !edgeBetween(pixels, bounds, box);
    });
    const line = lines[at];
    if (line === undefined) lines.push(next);
    else lines[at] = joined(line, next);
  }
  return lines.toSorted((a, b) => a.region.cy - b.region.cy || a.region.cx - b.region.cx);
};
