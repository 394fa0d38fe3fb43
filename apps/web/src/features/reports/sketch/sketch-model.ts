import type { Analysis, FaultCode, Recommendation, ScoreName } from "@adjudge/contracts";
import { inOrder } from "@adjudge/scoring/advice/worth";
import { scoreNames } from "../../../components/proof/score-names.ts";

/** Five things are done; ten are not. */
const most = 5;
const mostWorks = 3;

const adviceIn = ({ recommendations }: Pick<Analysis, "recommendations">): Recommendation[] =>
  scoreNames.flatMap((name) => recommendations[name]);

/** At most five, in the engine's own order: the surest and most valuable first. */
export const thingsToDo = (analysis: Pick<Analysis, "recommendations" | "facts">): Recommendation[] =>
  inOrder(
    adviceIn(analysis).filter(({ action }) => action !== "keep"),
    analysis.facts?.faults ?? {},
  ).slice(0, most);

export const whatWorks = (analysis: Pick<Analysis, "recommendations">): Recommendation[] =>
  adviceIn(analysis)
    .filter(({ action }) => action === "keep")
    .slice(0, mostWorks);

export interface Scores {
  overall: number;
  scores: Record<ScoreName, number>;
}

export const scoresOf = ({ overall, scores }: Pick<Analysis, "overall" | "scores">): Scores => ({
  overall: overall ?? 0,
  scores: {
    contrast: scores.contrast.score ?? 0,
    recall: scores.recall.score ?? 0,
    copy_engagement: scores.copy_engagement.score ?? 0,
  },
});

/**
 * Each gain comes from the engine scoring the ad without that fault; scores are sums of parts, so gains add up until the
 * scale ends. Shown at once, until the engine's own result for all of them together is there.
 */
export function scoresWith(now: Scores, chosen: readonly Recommendation[]): Scores {
  const sum = (gains: number[]): number => gains.reduce((total, gain) => total + gain, 0);
  const held = (value: number): number => Math.round(10 * Math.min(100, Math.max(0, value))) / 10;
  const of = (name: ScoreName): number =>
    held(now.scores[name] + sum(chosen.filter(({ score }) => score === name).map(({ gain }) => gain)));
  return {
    overall: held(now.overall + sum(chosen.map(({ overall_gain }) => overall_gain))),
    scores: { contrast: of("contrast"), recall: of("recall"), copy_engagement: of("copy_engagement") },
  };
}

export const faultsOf = (chosen: readonly Recommendation[]): FaultCode[] =>
  chosen.flatMap(({ fault }) => (fault === null ? [] : [fault]));

/** "Overall 48 to 61" as it is read aloud. */
export const fromTo = (label: string, from: number, to: number): string =>
  `${label} ${Math.round(from)} to ${Math.round(to)}`;
