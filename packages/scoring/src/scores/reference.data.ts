import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [13.0, 26.9, 33.5, 37.6, 40.0, 41.6, 43.8, 45.6, 47.4, 48.5, 50.2, 51.8, 54.7, 56.3, 59.6, 61.0, 64.4, 66.9, 70.4, 74.7, 87.6],
  recall: [11.8, 29.7, 33.7, 37.3, 40.5, 42.0, 44.0, 45.6, 47.6, 48.8, 50.1, 52.1, 54.4, 55.7, 57.8, 59.9, 61.4, 63.9, 70.0, 76.7, 88.6],
  copy_engagement: [5.4, 12.8, 18.0, 24.1, 34.1, 36.9, 39.6, 43.1, 46.0, 47.7, 49.6, 50.5, 52.8, 54.1, 56.8, 59.4, 61.9, 64.5, 67.0, 70.7, 81.4],
  overall: [18.8, 31.2, 34.7, 36.2, 38.3, 39.9, 42.0, 43.8, 46.0, 47.7, 49.2, 50.5, 52.0, 55.0, 57.1, 59.1, 60.8, 63.6, 65.3, 68.6, 75.2],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.019, copy_engagement: 0.03, overall: 0.056 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
