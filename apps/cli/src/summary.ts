import type { Analysis, ComparisonVerdict, ScoreName } from "@adjudge/scoring";

const names: [ScoreName, string][] = [
  ["contrast", "Contrast"],
  ["recall", "Recall"],
  ["copy_engagement", "Copy engagement"],
];

const signed = (value: number): string => `${value >= 0 ? "+" : "−"}${Math.abs(value).toFixed(1)}`;

/** What a person wants to see of a result in a terminal. */
export const summaryOf = (file: string, analysis: Analysis): string => {
  const { overall, withheld } = analysis;
  const found = [
    `  Colours          ${analysis.colours.map((colour) => colour.hex).join(" ")}`,
    ...analysis.copy.map((block) => `  ${block.role.padEnd(16)} ${block.text}`),
  ];
  if (overall === null) return `${[file, `  No score         ${withheld?.message ?? ""}`, ...found].join("\n")}\n\n`;
  const lines = [
    file,
    `  Overall          ${overall.toFixed(1).padStart(5)}   ${analysis.verdict}`,
    ...names.map(([name, label]) => `  ${label.padEnd(16)} ${analysis.scores[name].score.toFixed(1).padStart(5)}`),
    `  Clutter          ${analysis.clutter.toFixed(1).padStart(5)}`,
    ...analysis.flags.map(({ message }) => `  Flag             ${message}`),
    ...found,
  ];
  for (const [name, label] of names)
    for (const advice of analysis.recommendations[name])
      lines.push(
        advice.gain > 0 ? `  ${label}: ${advice.text} (${signed(advice.gain)})` : `  ${label}: ${advice.text}`,
      );
  for (const note of analysis.notes) lines.push(`  Note: ${note}`);
  return `${lines.join("\n")}\n\n`;
};

export const comparisonOf = (first: string, second: string, verdict: ComparisonVerdict): string => {
  const winner = (one: 1 | 2 | null): string => (one === null ? "too close to call" : one === 1 ? first : second);
  const lines = [
    verdict.sentence,
    `  Overall          ${winner(verdict.overall.winner)} (${signed(verdict.overall.difference)})`,
    ...names.map(
      ([name, label]) =>
        `  ${label.padEnd(16)} ${winner(verdict.scores[name].winner)} (${signed(verdict.scores[name].difference)})`,
    ),
    ...verdict.borrow.map((one) => `  ${one.text}`),
  ];
  return `${lines.join("\n")}\n`;
};
