import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [7.9, 21.4, 28.2, 33.5, 37.2, 39.0, 41.2, 43.3, 44.9, 48.2, 50.3, 52.0, 53.3, 55.4, 58.0, 61.1, 63.2, 66.6, 69.9, 76.2, 85.3],
  recall: [21.7, 29.6, 34.8, 37.2, 40.1, 41.2, 43.3, 44.6, 46.0, 48.3, 49.5, 50.7, 52.5, 53.5, 54.8, 56.3, 59.0, 61.9, 64.7, 69.7, 85.0],
  copy_engagement: [3.3, 16.7, 19.9, 29.8, 36.0, 39.3, 43.8, 45.1, 46.8, 48.8, 50.4, 52.1, 53.1, 54.4, 56.2, 57.7, 59.4, 60.9, 62.0, 63.8, 70.7],
  overall: [18.2, 29.7, 33.5, 35.0, 37.5, 39.5, 41.0, 42.5, 45.0, 46.4, 48.4, 50.0, 51.4, 53.2, 55.8, 58.0, 60.5, 63.0, 64.2, 67.0, 75.8],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.048, recall: 0.023, copy_engagement: 0.037, overall: 0.059 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 15;
