import type { Measures } from "../facts/seen.ts";
import type { ScoreDetail, ScoreName } from "../types.ts";
import { OVERALL } from "../constants.ts";
import { CONTRAST_RULES } from "./contrast-rules.ts";
import { COPY_RULES } from "./copy-rules.ts";
import { RECALL_RULES } from "./recall-rules.ts";
import { scoreByRules } from "./rule.ts";

export const SCORE_NAMES: readonly ScoreName[] = ["contrast", "recall", "copy_engagement"];

/** One product of powers, monotone in each score (rule O2). A score of 0 counts as 1, so that one zero does not hide the rest. */
export function overallOf(scores: Record<ScoreName, number>): number {
  const part = (name: ScoreName) => (Math.max(1, scores[name]) / 100) ** OVERALL[name];
  const product = 100 * part("contrast") * part("recall") * part("copy_engagement");
  return Math.round(10 * Math.min(100, product)) / 10;
}

export function formulaOf(scores: Record<ScoreName, number>): string {
  const term = (name: ScoreName) => `${(Math.max(1, scores[name]) / 100).toFixed(3)}^${OVERALL[name]}`;
  return `100 × ${term("contrast")} (contrast) × ${term("recall")} (recall) × ${term("copy_engagement")} (copy engagement) = ${overallOf(scores).toFixed(1)}`;
}

export interface Scored {
  details: Record<ScoreName, ScoreDetail>;
  overall: number;
}

/** All scores of a set of measures. Called again on changed measures to price a recommendation. */
export function scoreMeasures(m: Measures): Scored {
  const details = {
    contrast: scoreByRules("contrast", CONTRAST_RULES, m),
    recall: scoreByRules("recall", RECALL_RULES, m),
    copy_engagement: scoreByRules("copy_engagement", COPY_RULES, m),
  };
  const overall = overallOf({
    contrast: details.contrast.score,
    recall: details.recall.score,
    copy_engagement: details.copy_engagement.score,
  });
  return { details, overall };
}
