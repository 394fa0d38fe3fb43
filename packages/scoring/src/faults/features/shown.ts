import { brandBlock, actionBlock, blocksWith } from "../../facts/text-facts.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import type { Box } from "../../picture.ts";
import type { SureRole } from "../../types.ts";

/** 0 at `from`, 1 at `to`, straight between; `from` may be the larger. */
export const rise = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** A feed or a page shows a picture at most about this large (root of the area, CSS pixels); small banners at their own size. */
export const SHOWN_SIDE = 400;

/** Line height as shown, CSS pixels. */
export const shownPx = (m: Measures, b: MeasuredBlock): number => b.size * Math.min(SHOWN_SIDE, m.sourceSide);

/** The same of writing that was not read, from its box. */
export const boxPx = (m: Measures, { height }: Box): number =>
  (height / Math.sqrt(m.aspect)) * Math.min(SHOWN_SIDE, m.sourceSide);

/** Width of a letter by the height of its line in usual type. */
const USUAL_WIDTH = 0.45;

/** Width of the letters by the height of their line; about a half in most type, a quarter where a picture was squeezed. Null of too few. */
export function letterWidth(m: Measures, b: MeasuredBlock): number | null {
  const perLine = b.text.length / Math.max(1, b.lines);
  return perLine < 4 || b.size <= 0 ? null : (b.longestLine * Math.sqrt(m.aspect)) / perLine / b.size;
}

/** The same over all words, the middle one, so that one narrow face among others does not count; null of too few words. */
export function usualLetterWidth(m: Measures): number | null {
  const widths = m.blocks.flatMap((b) => {
    const width = letterWidth(m, b);
    return width === null ? [] : new Array<number>(b.words).fill(width);
  });
  return widths.length < 4 ? null : (widths.toSorted((p, q) => p - q)[Math.floor(widths.length / 2)] ?? null);
}

/** Height that letters are read like, CSS pixels: narrow ones read like smaller ones, so that squeezing an ad enlarges nothing. */
export const readPx = (m: Measures, b: MeasuredBlock): number =>
  shownPx(m, b) * Math.max(0.6, Math.sqrt(Math.min(1, (letterWidth(m, b) ?? USUAL_WIDTH) / USUAL_WIDTH)));

/** Text that has to be read for the ad to work: no small print, and no name, which is known by its shape. */
export const mustRead = (m: Measures): MeasuredBlock[] =>
  blocksWith(m, "headline", "body", "offer", "call_to_action").filter((b) => b.words > 0);

/**
 * What words are worth where there are none to measure: nothing where writing was seen and not read, the least where none was seen,
 * so that an ad gains nothing by losing its words.
 */
export const worthOfSilence = (m: Measures): number => (mustRead(m).length > 0 || m.unread.length > 0 ? 0 : -1);

/** So many places of writing that was not read count in full. */
const manyUnread = 3;

/** How far what was not found may stand in writing that was not read, 0 to 1: by a third a place, as one place more or less is chance. */
export const mayBeElsewhere = (m: Measures): number => rise(m.unread.length, 0, manyUnread);

export const headOf = (m: Measures): MeasuredBlock | null =>
  blocksWith(m, "headline").toSorted((p, q) => q.size - p.size)[0] ?? null;

/** Height of the largest writing that could not be read, in the measure of a block's size. */
export const largestUnread = (m: Measures): number =>
  Math.max(0, ...m.unread.map(({ height }) => height / Math.sqrt(m.aspect)));

/** Share of the predicted attention that the headline draws; 0 without one. */
export const headlineAttention = (m: Measures): number =>
  Math.min(
    1,
    blocksWith(m, "headline").reduce((sum, b) => sum + b.attention, 0),
  );

/** The same of all that the message draws: how far one line leads the others. Neither name nor small print counts, so that it does not grow where a name goes. */
export function headlineShare(m: Measures): number {
  const total = mustRead(m).reduce((sum, b) => sum + b.attention, 0);
  return total <= 0 ? 0 : Math.min(1, headlineAttention(m) / total);
}

/** Share of the predicted attention from which on a headline is sure to be met. */
const MET = 0.25;

/** How surely the headline is met, 0 to 1: none is, nor a line that may be no headline; one that few look at is in part. */
export const headlineMet = (m: Measures): number =>
  m.unsure.includes("headline") ? 0 : rise(headlineAttention(m), 0, MET);

/** Words earn as far as the headline is met, be it another line that took its place; what they cost they cost all the same. */
export const asFarAsMet = (worth: number, m: Measures): number => (worth <= 0 ? worth : worth * headlineMet(m));

/** What may not be the thing at all earns nothing. */
export const ifSure = (worth: number, m: Measures, role: SureRole): number =>
  m.unsure.includes(role) ? Math.min(0, worth) : worth;

export { actionBlock, brandBlock, blocksWith };

/** Largest value, 0 of none. */
export const worst = (blocks: readonly MeasuredBlock[], value: (b: MeasuredBlock) => number): number =>
  blocks.reduce((most, b) => Math.max(most, value(b)), 0);

/** Mean by number of words, 0 of none. */
export function byWords(blocks: readonly MeasuredBlock[], value: (b: MeasuredBlock) => number): number {
  const total = blocks.reduce((sum, b) => sum + b.words, 0);
  return total === 0 ? 0 : blocks.reduce((sum, b) => sum + b.words * value(b), 0) / total;
}

/** The block a value is largest for; null of none. */
export function worstBlock(
  blocks: readonly MeasuredBlock[],
  value: (b: MeasuredBlock) => number,
): MeasuredBlock | null {
  let found: MeasuredBlock | null = null;
  for (const b of blocks) if (found === null || value(b) > value(found)) found = b;
  return found;
}

/** All words of the ad but its small print, a block a line. */
export const adText = (m: Measures): string =>
  m.blocks
    .filter((b) => b.role !== "legal")
    .map((b) => b.text)
    .join("\n");
