import type { MeasuredBlock, Measures } from "./seen.ts";
import { colourBlindKept } from "./colour-blind-kept.ts";
import type { Box } from "../types.ts";

/** Where the text is that a finding comes from: none, where no text has a value. */
function blockOfLeast(
  blocks: readonly MeasuredBlock[],
  value: (block: MeasuredBlock) => number | null,
): MeasuredBlock | null {
  let found: { block: MeasuredBlock; least: number } | null = null;
  for (const block of blocks) {
    const one = value(block);
    if (one !== null && (found === null || one < found.least)) found = { block, least: one };
  }
  return found?.block ?? null;
}

function placeOfLeast(blocks: readonly MeasuredBlock[], value: (block: MeasuredBlock) => number | null): Box[] {
  const block = blockOfLeast(blocks, value);
  return block === null ? [] : [block.box];
}

const worded = (m: Measures): MeasuredBlock[] => m.blocks.filter((b) => b.words > 0);

/** The text that keeps least of its line height away from the edge (rule C20). */
export const nearestToEdge = (m: Measures): Box[] =>
  placeOfLeast(m.blocks, ({ box, lines }) => {
    const side = Math.min(box.x, 1 - box.x - box.width) * m.aspect;
    const room = Math.max(0, Math.min(side, box.y, 1 - box.y - box.height));
    return room / Math.max(1e-6, box.height / Math.max(1, lines));
  });

/** The text that colour-blind viewers lose most of (rule C13). */
export const weakestForColourBlind = (m: Measures): MeasuredBlock | null =>
  blockOfLeast(m.blocks, (b) => colourBlindKept([b]));

/** The largest and the smallest text (rule C17). */
export const endsOfScale = (m: Measures): Box[] => [
  ...placeOfLeast(worded(m), (b) => -b.feedPx),
  ...placeOfLeast(worded(m), (b) => b.feedPx),
];

/** The text with the most words in a line (rule C21). */
export const fullestLines = (m: Measures): Box[] => placeOfLeast(worded(m), (b) => -b.words / Math.max(1, b.lines));
