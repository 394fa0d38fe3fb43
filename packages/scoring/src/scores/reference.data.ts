import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [14.1, 22.9, 30.7, 33.9, 36.8, 40.5, 42.6, 44.5, 47.2, 50.1, 52.0, 54.0, 55.2, 57.0, 60.6, 63.9, 68.2, 71.2, 74.7, 82.2, 93.1],
  recall: [20.7, 31.3, 36.4, 38.1, 40.8, 42.2, 44.1, 45.9, 47.0, 48.9, 50.8, 52.3, 54.1, 55.2, 56.9, 58.0, 59.5, 62.2, 64.4, 67.4, 79.1],
  copy_engagement: [5.8, 16.2, 20.0, 29.3, 35.7, 39.5, 45.9, 48.0, 50.0, 51.7, 53.0, 54.3, 55.1, 56.1, 57.4, 58.3, 59.3, 61.0, 62.3, 63.6, 68.8],
  overall: [18.9, 30.1, 33.2, 35.5, 37.9, 39.6, 41.9, 45.4, 47.1, 48.8, 50.1, 51.2, 54.3, 56.4, 58.4, 59.8, 61.7, 65.0, 67.1, 68.8, 75.9],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.052, recall: 0.023, copy_engagement: 0.036, overall: 0.065 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
