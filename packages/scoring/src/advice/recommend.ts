import type { Measures } from "../facts/seen.ts";
import type { Judged } from "../faults/judge.ts";
import { HELD, scoreMeasures, type Scored } from "../scores/overall.ts";
import type { Recommendation, ScoreDetail, ScoreName } from "../types.ts";
import { LAYOUT_MENDS } from "./mends/layout.ts";
import { LEGIBILITY_MENDS } from "./mends/legibility.ts";
import { SENDER_AND_REQUEST_MENDS } from "./mends/sender-and-request.ts";
import { WORD_MENDS } from "./mends/words.ts";
import { isSpokenOf } from "./one-block.ts";
import type { Menders, Surrounding } from "./mend.ts";
import { worksOf } from "./works.ts";
import { worthOf } from "./worth.ts";

const MENDERS: Menders = { ...LEGIBILITY_MENDS, ...LAYOUT_MENDS, ...SENDER_AND_REQUEST_MENDS, ...WORD_MENDS };

/** Five things are done; ten are not. */
const most = 5;

const tenth = (v: number): number => Math.round(10 * v) / 10;

/** Before it is held to the scale. */
const sumOf = ({ base, parts }: ScoreDetail): number =>
  parts.reduce((sum, { rule, points }) => (rule === HELD ? sum : sum + points), base);

/** A score so far below the scale that mending one fault does not lift it: white on yellow at 1.1:1 was left without advice. */
const staysAtNought = (now: ScoreDetail, then: ScoreDetail): boolean =>
  now.score === 0 && then.score === 0 && sumOf(then) > sumOf(now);

/** Advice for one fault, priced by scoring the ad without it (rule O6); null where there is nothing specific to say or to gain. */
function adviceFor(
  { fault }: Judged,
  m: Measures,
  now: Scored,
  surrounding: Surrounding | undefined,
): Recommendation | null {
  const mend = MENDERS[fault.code]?.(m, surrounding);
  if (!mend) return null;
  const then = scoreMeasures(m, new Set([fault.code]));
  const gain = tenth(then.details[fault.score].score - now.details[fault.score].score);
  const overallGain = tenth(then.overall - now.overall);
  const isHeld = overallGain === 0 && staysAtNought(now.details[fault.score], then.details[fault.score]);
  if (overallGain <= 0 && !isHeld) return null;
  const detail = isHeld
    ? `${mend.detail} The score stands at 0 and rises only when the other faults are mended too.`
    : mend.detail;
  return { ...mend, detail, fault: fault.code, rule: fault.code, score: fault.score, gain, overall_gain: overallGain };
}

/** At most five pieces of advice in all, the surest and most valuable first, each under the score it moves; then what works. */
export function recommend(m: Measures, now: Scored, surrounding?: Surrounding): Record<ScoreName, Recommendation[]> {
  const ranked: Recommendation[] = [];
  const found = now.judged
    .filter((j) => j.claimed)
    .flatMap((j) => {
      const advice = adviceFor(j, m, now, surrounding);
      return advice ? [{ advice, worth: worthOf(advice, j.probability) }] : [];
    })
    .toSorted((p, q) => q.worth - p.worth || p.advice.rule.localeCompare(q.advice.rule));
  for (const { advice } of found)
    if (ranked.length < most && !ranked.some((better) => isSpokenOf(advice, better))) ranked.push(advice);
  const works = worksOf(m, now, new Set(ranked.map(({ score }) => score)));
  const of = (score: ScoreName): Recommendation[] => [
    ...ranked.filter((r) => r.score === score),
    ...works.filter((r) => r.score === score),
  ];
  return { contrast: of("contrast"), recall: of("recall"), copy_engagement: of("copy_engagement") };
}
