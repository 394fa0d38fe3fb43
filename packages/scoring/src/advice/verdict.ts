import type { Part, ScoreDetail, ScoreName } from "../types.ts";

const word = (score: number): string => (score >= 70 ? "Strong" : score >= 50 ? "Fair" : "Weak");

/** One sentence: the band, the best part and the part that costs most. */
export function verdictOf(overall: number, details: Record<ScoreName, ScoreDetail>): string {
  const parts: Part[] = [...details.contrast.parts, ...details.recall.parts, ...details.copy_engagement.parts].filter(
    (p) => p.rule !== "O1",
  );
  const sorted = parts.toSorted((p, q) => q.points - p.points);
  const best = sorted[0];
  const worst = sorted.at(-1);
  const helps = best && best.points > 0 ? ` What helps most: ${best.label.toLowerCase()}.` : "";
  const costs = worst && worst.points < 0 ? ` What costs most: ${worst.label.toLowerCase()}.` : "";
  return `${word(overall)} overall.${helps}${costs}`;
}
