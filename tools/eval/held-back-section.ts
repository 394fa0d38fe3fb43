import type { TruthFile } from "./truth-page.ts";

/** As tools/train/scores/held-back-figures.ts computes them; absent in a manifest from before they were. */
export type HeldBackFigures = Record<string, number>;

/** Figure held back, the line of the table above that has it in sample, and what is wanted. */
const lines: readonly [string, string, number | null][] = [
  ["advice true", "advice true", 0.75],
  ["first advice true", "first advice true", 0.85],
  ["a real fault among the first three", "a real fault among the first three", 0.8],
  ["faults, mean auc", "mean AUC over faults with five and more", 0.84],
  ["overall ~ quality", "Spearman, overall ~ quality", 0.65],
  ["contrast ~ design", "Spearman, contrast ~ good − bad design", 0.55],
  ["overall ~ rating", "Spearman, overall ~ mean rating", 0.5],
  ["pairs over 1.0 apart", "pairs whose ratings differ by > 1.0", 0.76],
];

const f = (v: number | undefined | null): string => (v == null ? "–" : v.toFixed(2).replace(/^(-?)0\./, "$1."));

/** What is left of the figures on pictures that nothing was fitted on. */
export function heldBackSection(truth: TruthFile, figures: HeldBackFigures): string[] {
  const rows = Object.values(truth.sets).flatMap((set) => set.rows);
  const count = (name: string): number => figures[name] ?? 0;
  return [
    "## On pictures it was not fitted on",
    "",
    `Faults, thresholds and weights fitted five times, each time without a fifth of the ${count("pictures")} labelled pictures and their spoilt copies, and measured on that fifth; no picture twice (\`tools/train/scores/cross-validate.sh\`). Roles of text are those of the engine as it ships. ${count("advice judged")} pieces of advice could be judged, ${count("first advice judged")} of them the first; ${count("pictures with a fault")} pictures have a fault; ${count("pictures without advice")} got no advice.`,
    "",
    "| | not fitted on | as it ships, fitted on them | wanted |",
    "|---|---|---|---|",
    ...lines.map(
      ([name, measure, wanted]) =>
        `| ${name.replace("auc", "AUC")} | **${f(figures[name])}** | ${f(rows.find((r) => r.measure === measure)?.value)} | ${f(wanted)} |`,
    ),
    "",
  ];
}
