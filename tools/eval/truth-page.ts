import { compare } from "@adjudge/scoring";
import type { KindFigures } from "../spoil/measure.ts";
import { spoiltTable } from "../spoil/table.ts";
import type { Scored, TruthRow } from "./evaluate.ts";
import {
  heldBackOf,
  heldBackSection,
  learningCurveSection,
  type HeldBackFigures,
  type LearningCurve,
} from "./held-back-section.ts";
import { numberIn } from "./read-table.ts";
import { itemPairs } from "./statistics.ts";

export interface Band {
  from: number;
  to: number;
  pairs: number;
  stated: number;
  agreed: number;
}

export interface TruthFile {
  engine_version: string;
  /** Figures by set; a set that was not measured again keeps the version it was measured with. */
  sets: Record<string, { engine_version: string; rows: TruthRow[] }>;
  spread: { p10: number; p90: number } | null;
  calibration: Band[];
  /** Figures by kind of spoiling; absent in a file from before they were measured. */
  spoilings?: { engine_version: string; kinds: KindFigures[] };
}

/** What tools/train/scores/manifest.json tells of pictures that nothing was fitted on. */
export interface Fitted {
  held_back?: HeldBackFigures;
  learning_curve?: LearningCurve;
}

const f = (v: number | null): string => (v === null ? "–" : v.toFixed(2).replace(/^(-?)0\./, "$1."));

export function spreadOf(scored: readonly Scored[]): { p10: number; p90: number } | null {
  if (scored.length < 10) return null;
  const sorted = scored.map((s) => s.analysis.overall ?? 0).toSorted((a, b) => a - b);
  const at = (q: number) => sorted[Math.floor(q * (sorted.length - 1))] ?? 0;
  return { p10: at(0.1), p90: at(0.9) };
}

/** How often the stated chance came true, by bands of the chance given to the favourite; all pairs of rated ads. */
export function calibrationOf(scored: readonly Scored[]): Band[] {
  const edges = [0.5, 0.58, 0.65, 0.75, 0.85, 1];
  const bands = edges.slice(1).map((to, i) => ({ from: edges[i] ?? 0, to, pairs: 0, stated: 0, agreed: 0 }));
  for (const { first, second, difference } of itemPairs(
    scored.map((s) => numberIn(s.row, "overall")),
    0,
  )) {
    const [a, b] = [scored[first]?.analysis, scored[second]?.analysis];
    if (!a || !b) continue;
    const p = compare(a, b).overall.probability_first;
    const stated = Math.max(p, 1 - p);
    const band = bands.find((one) => stated < one.to) ?? bands.at(-1);
    if (!band) continue;
    band.pairs += 1;
    band.stated += stated;
    band.agreed += p === 0.5 ? 0.5 : Number(p > 0.5 === difference > 0);
  }
  return bands.map((b) => ({ ...b, stated: b.stated / Math.max(1, b.pairs), agreed: b.agreed / Math.max(1, b.pairs) }));
}

/** A figure on the very items a model was fitted on reaches nothing. */
const reachedOf = (r: TruthRow): string => {
  if (r.target === null) return "–";
  if (r.data.includes("fitted here")) return "fitted here";
  return r.value >= r.target ? "yes" : "no";
};

/** What happens to well-liked ads that were made worse in ways nobody would dispute. */
const spoiltSection = ({ engine_version: version, kinds }: NonNullable<TruthFile["spoilings"]>): string[] => [
  "## Spoilt on purpose",
  "",
  `Engine ${version}. Well-liked real ads (labelled 5 of 7 or better; development half), each made worse in ways nobody would dispute. No copy should score higher than its ad by more than a point, and each should show a fault that belongs to what was done, or have its score withheld for it. The mean change is of those that kept a score.`,
  "",
  ...spoiltTable(kinds),
  "",
];

const percent = (v: number): string => `${Math.round(100 * v)} %`;

/** The same figures in short, for the README; a question is written once. */
export function readmeTable(truth: TruthFile, { held_back: heldBack = {} }: Fitted): string {
  const rows = Object.values(truth.sets).flatMap((set) => set.rows);
  return [
    `Engine ${truth.engine_version}, development halves:`,
    "",
    "| Question | Measure | n | Left out of the fit | As it ships | Chance | People | Wanted | Reached here |",
    "|---|---|---|---|---|---|---|---|---|",
    ...rows.map((r, i) => {
      const question = r.question === rows[i - 1]?.question ? "" : r.question;
      const leftOut = heldBackOf(heldBack, r.measure);
      const values = leftOut === undefined ? `– | **${f(r.value)}**` : `**${f(leftOut)}** | ${f(r.value)}`;
      return `| ${question} | ${r.measure} | ${r.n} | ${values} | ${f(r.chance)} | ${f(r.ceiling)} | ${f(r.target)} | ${reachedOf(r)} |`;
    }),
  ].join("\n");
}

/** The page people read: what was measured, on what, against which line, and what is not reached. */
export function truthPage(truth: TruthFile, notes: string, fitted: Fitted): string {
  const sets = Object.values(truth.sets);
  const rows = sets.flatMap((set) => set.rows.map((row) => ({ ...row, version: set.engine_version })));
  const table = rows.map(
    (r) =>
      `| ${r.question} | ${r.data}${r.version === truth.engine_version ? "" : ` (engine ${r.version})`} | ${r.measure} | ${r.n} | **${f(r.value)}** | ${f(r.low)} to ${f(r.high)} | ${f(r.chance)} | ${f(r.ceiling)} | ${f(r.target)} | ${reachedOf(r)} |`,
  );
  const { held_back: heldBack, learning_curve: curve } = fitted;
  const missed = rows.filter((r) => r.target !== null && r.value < r.target);
  const { spread, calibration } = truth;
  return [
    "# How good are the scores?",
    "",
    `Engine ${truth.engine_version}. Written by \`npm run eval -- <data folder>\` from docs/truth.json and docs/truth-notes.md; do not edit by hand. The human data stay outside the repository.`,
    "Figures are for the development halves. A second half of each set is kept back and was not looked at; expect lower figures there, most of all where weights were chosen on the half shown here.",
    "A correlation is no accuracy, and nothing here measures sales.",
    "",
    "| Question | Data | Measure | n | Value | 95 % interval | Chance | People (ceiling) | Wanted | Reached here |",
    "|---|---|---|---|---|---|---|---|---|---|",
    ...table,
    "",
    ...(spread
      ? [
          `Spread: the 10th to the 90th percentile of overall on the rated ads runs from ${spread.p10.toFixed(1)} to ${spread.p90.toFixed(1)}, ${(spread.p90 - spread.p10).toFixed(1)} points (wanted: at least 35).`,
          "",
        ]
      : []),
    ...(calibration.length > 0
      ? [
          "## Are the stated chances true?",
          "",
          "All pairs of rated ads: the chance the comparison gave to its favourite, and how often people agreed.",
          "",
          "| Chance stated | Pairs | Mean chance stated | People agreed |",
          "|---|---|---|---|",
          ...calibration.map(
            (b) =>
              `| ${percent(b.from)} to ${percent(b.to)} | ${b.pairs} | ${b.pairs ? percent(b.stated) : "–"} | ${b.pairs ? percent(b.agreed) : "–"} |`,
          ),
          "",
        ]
      : []),
    ...(heldBack ? heldBackSection(truth, heldBack) : []),
    ...(heldBack ? learningCurveSection(heldBack, curve ?? {}) : []),
    ...(truth.spoilings ? spoiltSection(truth.spoilings) : []),
    "## Not reached yet",
    "",
    ...(missed.length === 0
      ? ["Every line above reaches its target on the development half."]
      : missed.map((r) => `- ${r.question} (${r.measure}): ${f(r.value)}, wanted ${f(r.target)}.`)),
    "",
    notes,
  ].join("\n");
}
