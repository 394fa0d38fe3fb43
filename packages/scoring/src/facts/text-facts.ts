import { labOfRgb } from "../measures/colour/srgb-oklab.ts";
import { LEAST_LEGIBLE_PX } from "../constants.ts";
import type { MeasuredBlock, Measures } from "./seen.ts";
import { messageText } from "./measure-copy.ts";
import { titleCaseShare } from "../words/title-case.ts";
import { counted } from "../words/wording.ts";
import type { TextRole } from "../types.ts";

export const blocksWith = (m: Measures, ...roles: TextRole[]): MeasuredBlock[] =>
  m.blocks.filter((b) => roles.includes(b.role));

/** Size in a feed as far as it can be read: smaller text does not widen the scale of type, it only gets lost. */
const readableSize = (b: MeasuredBlock): number => Math.max(LEAST_LEGIBLE_PX, b.feedPx);

/** Size of the first block over the size of the second kind of text that is not the same size class. */
export function sizeRatio(m: Measures): number | null {
  const sizes = m.blocks.filter((b) => b.role !== "legal").map(readableSize);
  const head = blocksWith(m, "headline")[0];
  if (!head || sizes.length < 2) return null;
  const others = m.blocks.filter(
    (b) => b !== head && (b.role === "body" || b.role === "offer" || b.role === "call_to_action" || b.role === "brand"),
  );
  if (others.length === 0) return null;
  const total = others.reduce((sum, b) => sum + b.words + 1, 0);
  const mean = others.reduce((sum, b) => sum + readableSize(b) * (b.words + 1), 0) / total;
  return readableSize(head) / mean;
}

export const brandBlock = (m: Measures): MeasuredBlock | null =>
  blocksWith(m, "brand").toSorted((p, q) => q.attention - p.attention)[0] ?? null;

export const actionBlock = (m: Measures): MeasuredBlock | null =>
  blocksWith(m, "call_to_action").toSorted(
    (p, q) => Number(q.button !== null) - Number(p.button !== null) || q.attention - p.attention,
  )[0] ?? null;

const soft = (v: number, low: number, high: number): number => Math.min(1, Math.max(0, (v - low) / (high - low)));

/** How much a block looks like a browser's default: grey or black letters on bare white (0..1). */
export function defaultLook(b: MeasuredBlock): number {
  if (!b.colour || !b.background) return 0;
  const ink = labOfRgb(b.colour);
  const ground = labOfRgb(b.background);
  const greyInk = 1 - soft(Math.hypot(ink[1], ink[2]), 0.02, 0.08);
  const white = soft(ground[0], 0.88, 0.97) * (1 - soft(Math.hypot(ground[1], ground[2]), 0.01, 0.06));
  return greyInk * white * (1 - soft(ink[0], 0.6, 0.75));
}

const wordMean = (m: Measures, value: (b: MeasuredBlock) => number): number => {
  const total = m.blocks.reduce((sum, b) => sum + b.words, 0);
  return total === 0 ? 0 : m.blocks.reduce((sum, b) => sum + b.words * value(b), 0) / total;
};

/** Share of the words in default letters: black or grey on bare white. */
export const defaultType = (m: Measures): number => wordMean(m, defaultLook);

/** Share of the words on a coloured, dark or pictured ground. */
export const designedGround = (m: Measures): number =>
  wordMean(m, (b) => {
    if (!b.background) return 0;
    const ground = labOfRgb(b.background);
    return Math.max(soft(Math.hypot(ground[1], ground[2]), 0.01, 0.08), 1 - soft(ground[0], 0.75, 0.88));
  });

/** Steps of the scale of type: sizes that differ by a tenth start to count as two, by two fifths they do. */
export function typeLevels(m: Measures): number {
  const sizes = m.blocks
    .filter((b) => b.words > 0)
    .map(readableSize)
    .toSorted((p, q) => p - q);
  return sizes.reduce((sum, size, i) => (i === 0 ? 1 : sum + soft(size / (sizes[i - 1] ?? size), 1.1, 1.4)), 0);
}

/** Words a line, over all text. */
export function wordsPerLine(m: Measures): number | null {
  const lines = m.blocks.reduce((sum, b) => sum + b.lines, 0);
  return lines === 0 ? null : m.blocks.reduce((sum, b) => sum + b.words, 0) / lines;
}

/** Share of the message in Title Case (rule W15). */
export const titledShare = (m: Measures): number => titleCaseShare(messageText(m.blocks));

/** Room between a block and the edge of the picture, in heights of its lines. */
export function roomAtEdge({ box, size }: Pick<MeasuredBlock, "box" | "size">, aspect: number): number {
  const side = Math.min(box.x, 1 - box.x - box.width) * aspect;
  const room = Math.max(0, Math.min(side, box.y, 1 - box.y - box.height));
  return room / Math.max(1e-6, size * Math.sqrt(aspect));
}

/** The same over all words, in heights of their lines; more than one counts as one. Null without words. */
export function roomOfWords(m: Measures): number | null {
  const total = m.blocks.reduce((sum, b) => sum + b.words, 0);
  return total === 0
    ? null
    : m.blocks.reduce((sum, b) => sum + b.words * Math.min(1, roomAtEdge(b, m.aspect)), 0) / total;
}

/** Of writing that was not read nobody counted the words: 250 were called 85. */
export const countOfMessage = (m: Measures): string =>
  `${m.unread.length > 0 ? "at least " : ""}${counted(m.copy.messageWords, "word")}`;
