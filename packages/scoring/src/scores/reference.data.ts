import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [20.7, 29.3, 35.3, 37.5, 39.6, 41.5, 43.5, 45.3, 46.7, 48.2, 49.9, 51.3, 52.7, 54.0, 55.1, 57.7, 59.9, 61.6, 64.0, 66.1, 71.8],
  recall: [0.0, 14.2, 20.5, 25.6, 28.5, 32.5, 36.3, 40.1, 44.2, 47.7, 50.5, 53.5, 55.7, 57.9, 60.9, 63.7, 66.1, 69.1, 71.7, 77.6, 92.5],
  copy_engagement: [0.0, 11.2, 16.5, 24.9, 30.5, 36.8, 41.9, 44.4, 47.2, 49.0, 50.2, 52.0, 53.6, 55.2, 56.8, 59.1, 62.6, 65.0, 68.0, 71.2, 86.8],
  overall: [16.8, 28.2, 32.2, 34.6, 36.8, 39.2, 41.3, 43.0, 44.8, 47.0, 48.8, 50.8, 53.0, 54.7, 56.0, 57.5, 58.9, 60.8, 63.1, 65.4, 74.2],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.058, recall: 0.015, copy_engagement: 0.024, overall: 0.045 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 17;
