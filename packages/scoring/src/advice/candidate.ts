import type { Measures } from "../facts/seen.ts";
import type { Scored } from "../scores/overall.ts";
import { scoreMeasures } from "../scores/overall.ts";
import { TARGETS } from "../constants.ts";
import type { RuleId } from "../scores/rule.ts";
import type { AdviceAction, Box, Recommendation, ScoreName } from "../types.ts";

/** A change that can be made to the ad, as a change of its measurements. */
export interface Candidate {
  rule: RuleId;
  action: AdviceAction;
  text: string;
  detail: string;
  measured: number | null;
  reached: number | null;
  unit: string;
  boxes: Box[];
  apply: (m: Measures) => Measures;
}

/** Prices a change by scoring the changed measurements (rule O6). */
export function priced(candidate: Candidate, score: ScoreName, m: Measures, now: Scored): Recommendation {
  const then = scoreMeasures(candidate.apply(m));
  const gain = Math.round(10 * (then.details[score].score - now.details[score].score)) / 10;
  return {
    fault: null,
    rule: candidate.rule,
    score,
    action: candidate.action,
    text: candidate.text,
    detail: candidate.detail,
    measured: candidate.measured,
    reached: candidate.reached,
    unit: candidate.unit,
    target: TARGETS[candidate.rule],
    boxes: candidate.boxes,
    gain,
    overall_gain: Math.round(10 * (then.overall - now.overall)) / 10,
    change: null,
  };
}
