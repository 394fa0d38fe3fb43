import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [12.8, 27.0, 32.5, 36.6, 39.3, 40.7, 43.0, 44.4, 45.7, 47.6, 49.5, 51.3, 53.7, 56.1, 57.6, 60.7, 64.2, 67.2, 70.5, 74.5, 87.4],
  recall: [11.6, 25.6, 31.1, 34.7, 36.6, 40.2, 42.2, 45.1, 46.8, 48.8, 50.0, 52.6, 54.2, 56.4, 58.2, 59.6, 61.6, 64.9, 68.5, 73.1, 83.5],
  copy_engagement: [1.8, 10.6, 14.8, 21.6, 31.7, 38.3, 41.4, 44.0, 46.4, 48.2, 50.0, 50.9, 53.5, 54.8, 55.8, 57.3, 59.2, 61.0, 63.2, 66.9, 74.8],
  overall: [13.4, 28.9, 32.5, 35.0, 36.6, 39.0, 41.2, 44.2, 46.0, 47.1, 48.5, 50.5, 51.8, 54.1, 56.3, 57.9, 59.8, 62.0, 63.7, 67.3, 74.1],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.046, recall: 0.02, copy_engagement: 0.028, overall: 0.052 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
