import { compare } from "@adjudge/scoring";
import type { Scored, TruthRow } from "./evaluate.ts";
import { numberIn } from "./read-table.ts";
import { itemPairs } from "./statistics.ts";

const f = (v: number | null): string => (v === null ? "–" : v.toFixed(2).replace(/^(-?)0\./, "$1."));

export function spreadOf(scored: readonly Scored[]): { p10: number; p90: number } | null {
  if (scored.length < 10) return null;
  const sorted = scored.map((s) => s.analysis.overall).toSorted((a, b) => a - b);
  const at = (q: number) => sorted[Math.floor(q * (sorted.length - 1))] ?? 0;
  return { p10: at(0.1), p90: at(0.9) };
}

/** How often the stated chance came true, by bands of the chance given to the favourite. */
function calibration(scored: readonly Scored[]): string[] {
  const truth = scored.map((s) => numberIn(s.row, "overall"));
  const bands = [0.5, 0.58, 0.65, 0.75, 0.85, 1.001];
  const found = bands.slice(1).map(() => ({ n: 0, said: 0, right: 0 }));
  for (const { first, second, difference } of itemPairs(truth, 0)) {
    const a = scored[first]?.analysis;
    const b = scored[second]?.analysis;
    if (!a || !b) continue;
    const p = compare(a, b).overall.probability_first;
    const said = Math.max(p, 1 - p);
    const band = found[bands.findIndex((_, i) => said < (bands[i + 1] ?? 2))];
    if (!band) continue;
    band.n += 1;
    band.said += said;
    band.right += Number(p === 0.5 ? 0.5 : p > 0.5 === difference > 0);
  }
  return found.map(
    (b, i) =>
      `| ${Math.round((bands[i] ?? 0) * 100)}–${Math.round(Math.min(1, bands[i + 1] ?? 1) * 100)} % | ${b.n} | ${b.n ? Math.round((100 * b.said) / b.n) : "–"} % | ${b.n ? Math.round((100 * b.right) / b.n) : "–"} % |`,
  );
}

/** The page people read: what was measured, on what, against which line, and what is not reached. */
export function truthPage(version: string, rows: readonly TruthRow[], scored: readonly Scored[], notes = ""): string {
  const table = rows.map(
    (r) =>
      `| ${r.question} | ${r.data} | ${r.measure} | ${r.n} | **${f(r.value)}** | ${f(r.low)} to ${f(r.high)} | ${f(r.chance)} | ${f(r.ceiling)} | ${f(r.target)} | ${r.target === null ? "–" : r.value >= r.target ? "yes" : "no"} |`,
  );
  const missed = rows.filter((r) => r.target !== null && r.value < r.target);
  const spread = spreadOf(scored);
  return [
    "# How good are the scores?",
    "",
    `Engine ${version}. Written by \`npm run eval -- <data folder>\`; do not edit by hand. The human data stay outside the repository.`,
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
    ...(scored.length > 10
      ? [
          "## Are the stated chances true?",
          "",
          "All pairs of rated ads: the chance the comparison gave to its favourite, and how often people agreed.",
          "",
          "| Chance stated | Pairs | Mean chance stated | People agreed |",
          "|---|---|---|---|",
          ...calibration(scored),
          "",
        ]
      : []),
    "## Not reached yet",
    "",
    ...(missed.length === 0
      ? ["Every line above reaches its target on the development half."]
      : missed.map((r) => `- ${r.question} (${r.measure}): ${f(r.value)}, wanted ${f(r.target)}.`)),
    "",
    notes,
  ].join("\n");
}
