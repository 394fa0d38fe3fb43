import { labOfRgb } from "../measures/colour/srgb-oklab.ts";
import { READABLE_PX } from "../constants.ts";
import type { MeasuredBlock, Measures } from "./seen.ts";
import { messageText } from "./measure-copy.ts";
import { titleCaseShare } from "../words/title-case.ts";
import { counted } from "../words/wording.ts";
import type { TextRole } from "../types.ts";

export const blocksWith = (m: Measures, ...roles: TextRole[]): MeasuredBlock[] =>
  m.blocks.filter((b) => roles.includes(b.role));

/** How much a block matters to legibility: what must be read counts, small print a little. */
export const ROLE_WEIGHT: Record<TextRole, number> = {
  headline: 3,
  offer: 2,
  call_to_action: 2,
  body: 1.5,
  brand: 1,
  legal: 0.3,
};

/** Mean over blocks by importance, pulled towards the worst block that must be read: one bad line spoils a good rest. */
export function spoiledMean(blocks: MeasuredBlock[], worth: (b: MeasuredBlock) => number): number {
  let sum = 0;
  let total = 0;
  let worst = 1;
  for (const b of blocks) {
    const w = ROLE_WEIGHT[b.role];
    const v = worth(b);
    sum += w * v;
    total += w;
    if (w >= 1) worst = Math.min(worst, v);
  }
  if (total === 0) return 0;
  return 0.7 * (sum / total) + 0.3 * Math.min(worst, sum / total);
}

/** Size in a feed as far as it can be read: smaller text does not widen the scale of type, it only gets lost. */
const readableSize = (b: MeasuredBlock): number => Math.max(READABLE_PX, b.feedPx);

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

export const messageAttention = (m: Measures): number =>
  Math.min(
    1,
    blocksWith(m, "headline", "body", "offer", "call_to_action").reduce((sum, b) => sum + b.attention, 0),
  );

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

/** Share of the words in default letters: black or grey on bare white (rule C15). */
export const defaultType = (m: Measures): number => wordMean(m, defaultLook);

/** Share of the words on a coloured, dark or pictured ground (rule C15). */
export const designedGround = (m: Measures): number =>
  wordMean(m, (b) => {
    if (!b.background) return 0;
    const ground = labOfRgb(b.background);
    return Math.max(soft(Math.hypot(ground[1], ground[2]), 0.01, 0.08), 1 - soft(ground[0], 0.75, 0.88));
  });

/** Share of the words in letters lighter than their ground (rule C15). */
export const lightLetters = (m: Measures): number =>
  wordMean(m, (b) =>
    b.colour && b.background ? soft(labOfRgb(b.colour)[0] - labOfRgb(b.background)[0], -0.1, 0.1) : 0,
  );

/** How much picture lies behind the words set over it: the roughest ground of a block (rule C15). */
export const overPicture = (m: Measures): number => Math.max(0, ...m.blocks.map((b) => b.roughness));

/** Largest over smallest letters that can be read: how wide the scale of type is. */
export function typeRange(m: Measures): number | null {
  const sizes = m.blocks.filter((b) => b.words > 0).map(readableSize);
  return sizes.length < 2 ? null : Math.max(...sizes) / Math.min(...sizes);
}

/** Steps of the scale of type: sizes that differ by a tenth start to count as two, by two fifths they do (rule C17). */
export function typeLevels(m: Measures): number {
  const sizes = m.blocks
    .filter((b) => b.words > 0)
    .map(readableSize)
    .toSorted((p, q) => p - q);
  return sizes.reduce((sum, size, i) => (i === 0 ? 1 : sum + soft(size / (sizes[i - 1] ?? size), 1.1, 1.4)), 0);
}

/** Words a line, over all text (rule C21). */
export function wordsPerLine(m: Measures): number | null {
  const lines = m.blocks.reduce((sum, b) => sum + b.lines, 0);
  return lines === 0 ? null : m.blocks.reduce((sum, b) => sum + b.words, 0) / lines;
}

/** Share of the message in Title Case (rule C18). */
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
