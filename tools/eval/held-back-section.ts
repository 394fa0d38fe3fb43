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

/** The figure of a line of the table above on pictures that nothing was fitted on; undefined where it was not taken. */
export function heldBackOf(figures: HeldBackFigures, measure: string): number | undefined {
  const line = lines.find(([, inSample]) => inSample === measure);
  return line && figures[line[0]];
}

/** Figures by the share of the pictures that were fitted on. */
export type LearningCurve = Record<string, HeldBackFigures>;

const onCurve = lines.map(([name]) => name);

/** Whether more labels would help: the same figures, fitted on a part of the pictures. */
export function learningCurveSection(whole: HeldBackFigures, curve: LearningCurve): string[] {
  const shares = Object.entries(curve).toSorted(([a], [b]) => Number(a) - Number(b));
  if (shares.length === 0) return [];
  const fitted = 0.8 * (whole["pictures"] ?? 0);
  const columns: [string, HeldBackFigures][] = [
    ...shares.map(([share, figures]): [string, HeldBackFigures] => [
      `${Math.round(fitted * Number(share))} pictures`,
      figures,
    ]),
    [`${Math.round(fitted)} pictures`, whole],
  ];
  return [
    "## Would more labels help?",
    "",
    "The same figures, of pictures not fitted on, by how many were (`tools/train/scores/learning-curve.sh`).",
    "",
    `| | ${columns.map(([name]) => name).join(" | ")} |`,
    `|---|${columns.map(() => "---").join("|")}|`,
    ...onCurve.map(
      (name) => `| ${name.replace("auc", "AUC")} | ${columns.map(([, figures]) => f(figures[name])).join(" | ")} |`,
    ),
    "",
  ];
}

/** What is left of the figures on pictures that nothing was fitted on. */
export function heldBackSection(truth: TruthFile, figures: HeldBackFigures): string[] {
  const rows = Object.values(truth.sets).flatMap((set) => set.rows);
  const count = (name: string): number => figures[name] ?? 0;
  return [
    "## On pictures it was not fitted on",
    "",
    `Faults, thresholds and weights fitted five times, each time without a fifth of the ${count("pictures")} labelled pictures and their spoilt copies, and measured on that fifth; no picture twice (\`tools/train/scores/cross-validate.sh\`). Roles of text are found by models that were not fitted on the picture. Measured before seven thresholds, four calibrations and one weight were set anew (docs/decisions/026), which names more faults; what that does here cannot be measured. ${count("advice judged")} pieces of advice could be judged, ${count("first advice judged")} of them the first; ${count("pictures with a fault")} pictures have a fault; ${count("pictures without advice")} got no advice. Of ${count("spoilt copies")} spoilt copies of ads held back ${count("spoilt copies that gain more than a point")} gain more than a point.`,
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
