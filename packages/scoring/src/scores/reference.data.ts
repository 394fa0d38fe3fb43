import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [20.4, 29.1, 35.1, 37.6, 39.9, 41.7, 43.5, 45.3, 46.6, 48.0, 49.7, 51.3, 52.9, 54.1, 55.3, 57.7, 59.8, 61.9, 64.2, 66.6, 72.3],
  recall: [0.0, 14.2, 20.4, 25.7, 28.6, 32.1, 36.2, 39.8, 43.5, 47.2, 50.3, 53.3, 55.2, 57.5, 60.5, 63.1, 65.7, 68.6, 71.1, 76.8, 92.2],
  copy_engagement: [0.0, 10.9, 16.4, 24.1, 29.9, 36.4, 41.7, 43.8, 46.7, 48.5, 49.7, 51.2, 53.1, 54.3, 56.5, 58.7, 62.2, 64.7, 67.8, 70.8, 86.7],
  overall: [16.6, 27.9, 32.0, 34.4, 36.5, 39.1, 41.3, 42.5, 44.3, 46.9, 48.5, 50.5, 52.7, 54.5, 55.8, 57.5, 58.9, 60.6, 62.9, 65.6, 74.1],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.056, recall: 0.015, copy_engagement: 0.024, overall: 0.044 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 17;
