import type { Figure } from "./figures.ts";
import type { Block } from "./parse-markdown.ts";
import { textOf } from "./table-names.ts";

/** Heads of the columns that hold figures of pictures the engine was not fitted on, the stricter first. */
const columns = ["not fitted on", "cross-validated"];

/** What the tables call a measure, where it is not its name. */
const measures: Readonly<Record<string, string>> = {
  "faults, mean AUC": "mean AUC over faults with five and more",
  "overall ~ quality": "Spearman, overall ~ quality",
  "contrast ~ design": "Spearman, contrast ~ good − bad design",
  "overall ~ rating": "Spearman, overall ~ mean rating",
  "pairs over 1.0 apart": "pairs whose ratings differ by > 1.0",
};

const numberIn = (cell: string): number | null => (/^−?\d*\.\d+$/u.test(cell) ? Number(cell.replace("−", "-")) : null);

/** Figures of pictures that were left out of the fit, by measure: the notes hold them in tables. */
export function heldOutIn(blocks: readonly Block[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const column of columns)
    for (const block of blocks) {
      if (block.kind !== "table" || textOf(block.head[1]) !== column) continue;
      for (const [name, cell] of block.rows) {
        const measure = measures[textOf(name)] ?? textOf(name);
        const value = numberIn(textOf(cell));
        if (value !== null && !found.has(measure)) found.set(measure, value);
      }
    }
  return found;
}

/** A figure with the one that flatters less, where there is one. */
export type Held = Figure & { held: number | null };

/** Only beside what was learned from: other figures are as strict already. */
export const withHeldOut = (
  rows: readonly Figure[],
  held: ReadonlyMap<string, number>,
  flatters: (row: Figure) => boolean,
): Held[] => rows.map((row) => ({ ...row, held: flatters(row) ? (held.get(row.measure) ?? null) : null }));
