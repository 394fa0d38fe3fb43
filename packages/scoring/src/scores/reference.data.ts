import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.7, 26.6, 33.4, 37.3, 39.1, 41.3, 43.2, 45.3, 47.2, 48.1, 49.8, 51.8, 53.9, 56.0, 59.1, 60.6, 63.3, 65.9, 69.8, 74.5, 84.9],
  recall: [18.1, 31.7, 36.0, 37.5, 39.1, 40.5, 42.7, 44.4, 45.9, 47.3, 49.8, 51.1, 52.5, 53.6, 54.5, 55.9, 57.7, 60.1, 62.8, 68.7, 77.3],
  copy_engagement: [0.2, 9.2, 13.5, 24.2, 33.2, 38.8, 41.2, 43.9, 46.6, 48.7, 50.4, 51.9, 54.2, 55.7, 58.3, 59.3, 62.1, 65.4, 68.0, 71.6, 79.6],
  overall: [16.5, 28.9, 33.7, 35.6, 37.9, 39.6, 42.0, 44.2, 45.9, 47.8, 49.0, 50.8, 52.3, 55.0, 56.7, 58.5, 60.3, 62.5, 64.3, 67.6, 74.4],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.021, copy_engagement: 0.028, overall: 0.056 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
