import { cropHeight } from "./crop-region.ts";
import { maxCropWidth } from "./recognise-text.ts";
import type { TextRegion } from "./text-region.ts";

/**
 * What is read of one picture: columns of crops of 48 px, which is what the time goes by (a fifth of a millisecond of one core each
 * on a busy machine), and lines. It holds five hundred words in letters of 20 px; of 388 labelled ads and posters one needs more
 * than 16,000. Counted, not timed: the same picture must give the same answer on a busy machine.
 */
const mostColumns = 64_000;
const mostLines = 400;
/** Narrow crops cost as much as this many columns. */
const leastColumns = 64;

const columnsOf = ({ width, height }: TextRegion): number => {
  const columns = (Math.max(width, height) / Math.max(1, Math.min(width, height))) * cropHeight;
  return Math.min(maxCropWidth, Math.max(leastColumns, columns));
};

export interface BudgetedRegions {
  regions: TextRegion[];
  columns: number;
  /** True where some were left out. */
  isCut: boolean;
}

/** The largest lettering that the budget holds, in the order given. */
export const withinBudget = (regions: readonly TextRegion[], share = 1): BudgetedRegions => {
  const bySize = regions
    .map((region, index) => ({ region, index, size: Math.min(region.width, region.height) * region.score }))
    .toSorted((a, b) => b.size - a.size || a.index - b.index);
  const kept = new Set<number>();
  let columns = 0;
  for (const { region, index } of bySize) {
    const more = columnsOf(region);
    if (kept.size >= mostLines * share || columns + more > mostColumns * share) break;
    kept.add(index);
    columns += more;
  }
  return { regions: regions.filter((_, index) => kept.has(index)), columns, isCut: kept.size < regions.length };
};
