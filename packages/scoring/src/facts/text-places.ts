import type { MeasuredBlock, Measures } from "./seen.ts";
import { colourBlindKept } from "./colour-blind-kept.ts";

/** The text that colour-blind viewers lose most of; null where none can be measured (rule A7). */
export function weakestForColourBlind(m: Measures): MeasuredBlock | null {
  let found: { block: MeasuredBlock; kept: number } | null = null;
  for (const block of m.blocks) {
    const kept = colourBlindKept([block]);
    if (kept !== null && (found === null || kept < found.kept)) found = { block, kept };
  }
  return found?.block ?? null;
}
