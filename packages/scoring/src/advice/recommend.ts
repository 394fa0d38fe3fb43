import type { Measures } from "../facts/seen.ts";
import { ADVICE, WEIGHTS } from "../constants.ts";
import type { Scored } from "../scores/overall.ts";
import type { RuleId } from "../scores/rule.ts";
import type { Part, Recommendation, ScoreName } from "../types.ts";
import { priced, type Candidate } from "./candidate.ts";
import { contrastCandidates } from "./contrast-advice.ts";
import { copyCandidates } from "./copy-advice.ts";
import { recallCandidates } from "./recall-advice.ts";

const CANDIDATES: Record<ScoreName, (m: Measures) => Candidate[]> = {
  contrast: contrastCandidates,
  recall: recallCandidates,
  copy_engagement: copyCandidates,
};

const isRuleId = (rule: string): rule is RuleId => rule in WEIGHTS;

function strength(part: Part, score: ScoreName): Recommendation[] {
  if (
    !isRuleId(part.rule) ||
    part.points < ADVICE.strongShare * WEIGHTS[part.rule] ||
    part.points < ADVICE.strongPoints
  )
    return [];
  return [
    {
      fault: null,
      rule: part.rule,
      score,
      action: "keep",
      text: `Keep: ${part.label.toLowerCase()}.`,
      detail: part.evidence.text,
      measured: part.evidence.value,
      reached: null,
      unit: part.evidence.unit,
      target: part.evidence.target,
      boxes: part.evidence.boxes,
      gain: 0,
      overall_gain: 0,
      change: null,
    },
  ];
}

/** At most five a score, the most valuable first; then what works. Changes worth less than half a point are not named (rule O6). */
export function recommend(score: ScoreName, m: Measures, now: Scored): Recommendation[] {
  const changes = CANDIDATES[score](m)
    .map((c) => priced(c, score, m, now))
    .filter((r) => r.gain >= ADVICE.leastGain)
    .toSorted((p, q) => q.gain - p.gain || q.overall_gain - p.overall_gain || p.rule.localeCompare(q.rule));
  const keeps = now.details[score].parts
    .toSorted((p, q) => q.points - p.points)
    .flatMap((part) => strength(part, score))
    .slice(0, ADVICE.keeps);
  return [...changes, ...keeps].slice(0, ADVICE.most);
}
