import { DEFICIENCIES, simulateDeficiency } from "../measures/colour/colour-blind.ts";
import { contrastRatio } from "../measures/colour/text-contrast.ts";
import type { MeasuredBlock } from "./seen.ts";

/** Least share of a block's log contrast that is left under any dichromacy, over all blocks (rule A7). */
export function colourBlindKept(blocks: Pick<MeasuredBlock, "colour" | "background">[]): number | null {
  let least: number | null = null;
  for (const { colour, background } of blocks) {
    if (!colour || !background) continue;
    const full = Math.log(contrastRatio(colour, background));
    if (full < 0.05) continue;
    for (const kind of DEFICIENCIES) {
      const kept =
        Math.log(contrastRatio(simulateDeficiency(colour, kind), simulateDeficiency(background, kind))) / full;
      least = Math.min(least ?? 1, kept);
    }
  }
  return least;
}
