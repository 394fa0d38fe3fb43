import { isSenderSure } from "./lacks.ts";
import { templateFields } from "../words/placeholder.ts";
import { isSurelyRead, listed, quoted, whereabouts } from "../words/wording.ts";
import { isStandardFormat } from "../faults/standard-formats.ts";
import type { Measures } from "../facts/seen.ts";
import type { Box, Signals } from "../types.ts";

/** Places named one by one; more would be a list. */
const mostPlaces = 3;

/** Where to look. What was taken for writing may be a row of windows: the owner sees which. */
function unreadNote(boxes: readonly Box[]): string {
  const places = [...new Set(boxes.map(whereabouts))];
  const where = places.length > mostPlaces ? "in many places" : listed(places);
  return `There may be writing ${where}, in the ad or on what it pictures, that we could not read; its words are not counted.`;
}

/** Words of a template that were left in the ad, where they were surely read. */
export const leftoverOf = (m: Measures): string | null =>
  m.blocks.filter((b) => isSurelyRead(b.confidence)).flatMap((b) => templateFields(b.text))[0] ?? null;

/** Pixels within which the marks of an exchange lie in the top right corner: its sign and a cross to close the ad. */
const cornerPx = 36;

const isCornerMark = (box: Box, { width, height }: Signals["source"]): boolean =>
  (1 - box.x) * width <= cornerPx * 2 && (box.y + box.height) * height <= cornerPx;

const areaOf = ({ width, height }: Box): number => width * height;
const shared = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));

/**
 * The emblem of a name that was read: drawn inside its box, or beside it in its row, touching it and no larger. Above or below stands a
 * slogan, and what is larger may be the name itself.
 */
function isEmblem(box: Box, name: Box): boolean {
  const across = shared(box.x, box.width, name.x, name.width);
  const down = shared(box.y, box.height, name.y, name.height);
  const isInside = across * down >= 0.9 * areaOf(box);
  return isInside || (across > 0 && across < box.width / 2 && down >= box.height / 2 && areaOf(box) <= areaOf(name));
}

const isOfTheName = (box: Box, m: Measures): boolean =>
  m.brand?.apart === true && m.brand.box !== null && isSenderSure(m) && isEmblem(box, m.brand.box);

/** What the engine could not do or is unsure of (promise: honest). */
export function notesOf(signals: Signals, m: Measures): string[] {
  const notes: string[] = [];
  if (m.blocks.length === 0) notes.push("No text could be read in this picture.");
  const unread = (signals.unreadText ?? []).filter((box) => !isCornerMark(box, signals.source) && !isOfTheName(box, m));
  if (unread.length > 0) notes.push(unreadNote(unread));
  const leftover = leftoverOf(m);
  if (leftover !== null) notes.push(`${quoted(leftover)} comes with a template: put in your own.`);
  if (signals.readingCut === true)
    notes.push(
      "There is more writing here than the engine reads in one picture; the smallest of it was left out, and its words do not count.",
    );
  const unsure = m.blocks.filter((b) => b.confidence < 0.7);
  if (unsure.length > 0)
    notes.push(
      unsure.length === m.blocks.length
        ? "The text could be read only in part, so some words may be wrong."
        : `${unsure.length} of ${m.blocks.length} blocks of text could be read only in part, so some words may be wrong.`,
    );
  if (m.blocks.some((b) => b.ratio === null))
    notes.push("For some text the letters could not be told from the background, so its contrast is not counted.");
  if (m.copy.words > 120)
    notes.push("This picture holds far more words than an ad; the scores for copy were made for ads.");
  const { width, height } = signals.source;
  if (Math.min(width, height) < 120 && !isStandardFormat(width, height))
    notes.push(`The file is only ${width}×${height} pixels; fine detail cannot be judged.`);
  if (m.aspect > 12 || m.aspect < 1 / 8)
    notes.push("The shape is far from any ad placement; read the scores with care.");
  if (m.lightnessSpread < 0.005) notes.push("The picture is one flat colour; there is nothing to judge.");
  if (signals.learnedAttention === null)
    notes.push("The learned attention map was not available; attention comes from edges, text and position.");
  return notes;
}
