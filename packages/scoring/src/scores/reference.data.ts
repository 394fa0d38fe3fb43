import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.5, 26.6, 32.2, 36.3, 38.9, 41.1, 42.8, 45.1, 46.2, 47.9, 50.2, 52.0, 53.4, 55.3, 57.7, 59.5, 62.4, 64.9, 68.2, 73.2, 85.8],
  recall: [20.0, 29.2, 34.9, 37.5, 38.6, 39.9, 41.3, 44.0, 45.9, 48.1, 49.6, 52.4, 53.7, 54.8, 56.0, 57.7, 60.8, 63.0, 67.1, 73.3, 85.2],
  copy_engagement: [0.8, 10.8, 14.4, 25.6, 33.9, 38.9, 41.1, 44.0, 46.7, 48.2, 50.5, 51.8, 53.2, 55.7, 57.2, 59.2, 61.5, 63.8, 65.9, 68.8, 75.5],
  overall: [16.3, 29.3, 33.6, 35.2, 37.3, 39.5, 41.2, 43.3, 45.0, 46.7, 48.3, 50.6, 52.5, 54.2, 56.3, 58.5, 59.7, 61.7, 64.1, 67.2, 76.2],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.017, copy_engagement: 0.031, overall: 0.055 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
