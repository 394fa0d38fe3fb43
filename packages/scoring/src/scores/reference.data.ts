import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.7, 27.0, 33.2, 36.5, 39.5, 41.3, 42.7, 45.0, 46.6, 48.7, 50.0, 51.8, 53.8, 56.5, 58.8, 60.8, 63.3, 66.6, 70.7, 74.6, 88.1],
  recall: [13.3, 30.1, 34.5, 37.9, 40.9, 42.5, 44.4, 45.8, 47.8, 48.9, 49.9, 52.8, 54.4, 55.7, 58.0, 59.4, 61.3, 63.5, 69.4, 75.7, 87.4],
  copy_engagement: [5.5, 13.4, 18.2, 24.8, 34.8, 37.4, 40.0, 44.0, 46.9, 48.2, 50.0, 51.0, 53.4, 54.8, 57.2, 59.9, 62.4, 65.1, 67.3, 71.0, 81.7],
  overall: [18.8, 31.6, 34.8, 36.4, 38.4, 39.9, 42.1, 43.4, 46.0, 47.8, 49.1, 50.6, 51.8, 54.9, 57.2, 59.3, 60.8, 63.8, 65.3, 68.6, 75.4],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.047, recall: 0.019, copy_engagement: 0.03, overall: 0.055 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
