import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.2, 27.1, 32.9, 36.1, 38.5, 40.9, 43.3, 45.3, 46.7, 47.9, 49.7, 51.4, 53.7, 55.5, 58.0, 60.6, 64.0, 67.6, 71.2, 78.7, 86.1],
  recall: [12.1, 24.8, 30.5, 34.1, 37.4, 39.1, 41.0, 44.1, 46.7, 48.5, 49.7, 51.1, 53.2, 54.8, 57.5, 59.6, 62.4, 65.3, 68.3, 73.5, 94.0],
  copy_engagement: [1.6, 11.1, 14.7, 28.1, 34.5, 39.7, 42.0, 44.2, 45.8, 47.8, 50.0, 50.8, 52.2, 53.2, 54.2, 55.6, 57.7, 60.0, 62.8, 66.9, 72.8],
  overall: [16.0, 28.9, 33.0, 35.1, 36.5, 40.5, 41.9, 43.4, 45.1, 46.8, 48.2, 49.6, 51.9, 54.0, 56.8, 58.6, 59.9, 61.9, 64.2, 66.6, 76.9],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.05, recall: 0.021, copy_engagement: 0.032, overall: 0.056 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 17;
