import type { Pixels } from "@adjudge/scoring";
import { boundsOf, type TextRegion } from "./text-region.ts";
import { typeOf } from "./type-size.ts";

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

/** Boxes of neighbours are grown into each other; more of the narrower one, and it is the same words seen twice. */
const mostOverlap = 0.3;

const height = (box: Bounds): number => box.bottom - box.top;

const besideEachOther = (a: Bounds, b: Bounds): boolean => {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const ratio = height(a) / height(b);
  return shared > 0.6 * Math.min(height(a), height(b)) && ratio > 0.62 && ratio < 1.6;
};

/** How much the sizes of type in one line may differ as told from boxes, and where their letters stand, as a share of the size. */
const likeSize = 1.35;
const likeBase = 0.15;

/** In type as like as this an edge in a word's own box is the stem of a letter, not the side of the box that a logo stands in. */
const sameSize = 1.12;

/** "our" is little more than half as tall as "whip" beside it: what their letters tell of the type is the same. */
const inOneType = (a: ReadRegion, b: ReadRegion, most = likeSize): boolean => {
  const one = typeOf(a.rawText, boundsOf(a.region));
  const other = typeOf(b.rawText, boundsOf(b.region));
  if (one === null || other === null) return false;
  const ratio = one.size / other.size;
  const apart = Math.abs(one.base - other.base) / Math.min(one.size, other.size);
  return ratio < most && ratio > 1 / most && apart < likeBase;
};

const onOneRow = (a: ReadRegion, b: ReadRegion): boolean =>
  besideEachOther(boundsOf(a.region), boundsOf(b.region)) || inOneType(a, b);

/** A stem at one end of a short word and a tail at the other tilt the box round it by as much (about 7 degrees). */
const shortWord = 4;
const tiltOfShortWord = 0.12;

const isLevel = ({ angle, width: across, height: tall }: TextRegion): boolean =>
  angle === 0 || (Math.abs(angle) < tiltOfShortWord && across < shortWord * tall);

/** Colour difference between neighbouring columns that an edge must show in most rows (of 765). */
const edgeStep = 60;
/** Share of the rows. */
const mostRows = 0.8;
/** How far beyond the line an edge in a word's own box must go on, as a share of the line's height: the stem of an l ends with it. */
const beyond = 0.2;

interface Rows {
  from: number;
  to: number;
}

/** Share of these rows in which the picture changes from the column before to this one. */
const changing = (pixels: Pixels, x: number, { from, to }: Rows): number => {
  const [top, end] = [Math.max(0, Math.round(from)), Math.min(pixels.height, Math.round(to))];
  let steps = 0;
  for (let y = top; y < end; y += 1) {
    const at = (y * pixels.width + x) * 3;
    let step = 0;
    for (let c = 0; c < 3; c += 1) step += Math.abs((pixels.data[at + c] ?? 0) - (pixels.data[at - 3 + c] ?? 0));
    if (step > edgeStep) steps += 1;
  }
  return end > top ? steps / (end - top) : 1;
};

/** True where an upright edge crosses the row between two words, as a rule or the side of a button or a panel does. */
const edgeBetween = (pixels: Pixels, one: ReadRegion, other: ReadRegion): boolean => {
  const [a, b] = [boundsOf(one.region), boundsOf(other.region)];
  const mayBeStem = inOneType(one, other, sameSize);
  const from = Math.max(1, Math.round(a.right - height(a) * 0.2));
  const to = Math.min(pixels.width - 1, Math.round(b.left + height(b) * 0.2));
  const [top, bottom] = [Math.min(a.top, b.top), Math.max(a.bottom, b.bottom)];
  const more = Math.max(2, (bottom - top) * beyond);
  const goesOn = (x: number): boolean =>
    changing(pixels, x, { from: top - more, to: top }) > mostRows ||
    changing(pixels, x, { from: bottom, to: bottom + more }) > mostRows;
  for (let x = from; x <= to; x += 1) {
    const isBetween = x > a.right && x < b.left;
    if (changing(pixels, x, { from: top, to: bottom }) > mostRows && (isBetween || !mayBeStem || goesOn(x)))
      return true;
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

/** Puts two parts of a line together, given as they stand from left to right. */
export type JoinParts = (left: string, right: string) => string;

const withSpace: JoinParts = (left, right) => `${left} ${right}`;

const joined = (a: ReadRegion, b: ReadRegion, join: JoinParts): ReadRegion => ({
  region: around(a.region, b.region),
  text: join(a.text, b.text),
  rawText: join(a.rawText, b.rawText),
  confidence:
    (a.confidence * a.text.length + b.confidence * b.text.length) / Math.max(1, a.text.length + b.text.length),
});

/** Joins words that the detector split within one line; keeps apart what a wide gap or an edge separates. */
export const joinLines = (
  pixels: Pixels,
  regions: readonly ReadRegion[],
  join: JoinParts = withSpace,
): ReadRegion[] => {
  const order = regions.toSorted((a, b) => boundsOf(a.region).left - boundsOf(b.region).left);
  const lines: ReadRegion[] = [];
  for (const next of order) {
    const box = boundsOf(next.region);
    const at = lines.findIndex((line) => {
      if (!isLevel(line.region) || !isLevel(next.region)) return false;
      const bounds = boundsOf(line.region);
      const gap = box.left - bounds.right;
      const tall = Math.min(height(bounds), height(box));
      const narrow = Math.min(bounds.right - bounds.left, box.right - box.left);
      const apart = gap > -0.5 * tall || -gap < mostOverlap * narrow;
      return gap < widestGap * tall && apart && onOneRow(line, next) && !edgeBetween(pixels, line, next);
    });
    const line = lines[at];
    if (line === undefined) lines.push(next);
    else lines[at] = joined(line, next, join);
  }
  return lines.toSorted((a, b) => a.region.cy - b.region.cy || a.region.cx - b.region.cx);
};
