import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [12.3, 27.1, 34.0, 37.8, 39.8, 42.0, 44.0, 45.5, 47.8, 48.8, 50.3, 52.4, 54.4, 56.8, 59.7, 61.1, 63.9, 66.5, 70.2, 74.5, 85.3],
  recall: [17.6, 31.8, 35.7, 37.5, 39.1, 40.7, 42.7, 44.3, 45.6, 47.2, 49.8, 51.3, 52.6, 53.6, 54.6, 56.1, 57.8, 60.1, 63.0, 69.1, 77.5],
  copy_engagement: [0.0, 8.6, 12.8, 23.1, 32.3, 38.1, 40.3, 43.3, 46.1, 48.0, 49.8, 51.0, 53.5, 54.8, 57.2, 58.7, 61.3, 64.7, 67.1, 70.7, 78.8],
  overall: [15.9, 29.3, 33.6, 35.6, 37.7, 39.5, 41.9, 43.8, 46.0, 47.5, 48.8, 50.9, 52.0, 55.0, 56.5, 58.4, 59.9, 62.5, 64.3, 67.5, 74.4],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.021, copy_engagement: 0.029, overall: 0.056 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
