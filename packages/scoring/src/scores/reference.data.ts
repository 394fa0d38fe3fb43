import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [7.8, 28.4, 33.8, 36.8, 39.1, 40.7, 42.7, 44.5, 46.3, 47.9, 50.0, 51.8, 54.8, 56.0, 57.5, 59.6, 61.9, 66.0, 69.6, 74.1, 84.3],
  recall: [0.1, 18.6, 27.6, 31.2, 34.4, 39.6, 41.9, 43.5, 46.7, 48.0, 50.5, 52.3, 54.7, 57.4, 60.6, 63.2, 65.7, 69.8, 76.6, 82.2, 97.5],
  copy_engagement: [7.8, 14.1, 19.6, 26.5, 34.1, 38.1, 40.2, 45.0, 46.7, 49.0, 50.2, 52.1, 53.0, 55.4, 57.5, 60.3, 62.0, 64.5, 67.2, 70.0, 80.3],
  overall: [16.8, 30.2, 34.2, 36.2, 37.9, 40.2, 42.1, 44.3, 45.6, 47.8, 49.5, 51.2, 52.5, 54.3, 56.7, 58.5, 60.7, 62.9, 64.5, 68.1, 74.8],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.047, recall: 0.017, copy_engagement: 0.03, overall: 0.056 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
