import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.0, 26.5, 31.6, 36.0, 38.5, 40.7, 42.2, 44.5, 45.9, 47.5, 49.8, 51.2, 52.9, 54.5, 57.0, 58.8, 62.0, 64.3, 67.8, 72.5, 85.0],
  recall: [20.1, 29.6, 35.1, 37.8, 38.8, 40.0, 41.3, 44.2, 46.1, 48.1, 50.2, 52.3, 53.8, 54.7, 56.2, 57.9, 61.0, 63.0, 66.4, 72.8, 84.8],
  copy_engagement: [0.0, 10.3, 14.8, 25.4, 33.8, 39.2, 42.2, 44.9, 47.0, 49.3, 50.5, 52.6, 54.3, 55.6, 57.8, 59.3, 61.4, 64.3, 67.2, 70.8, 79.1],
  overall: [16.2, 30.0, 33.5, 35.2, 37.6, 39.7, 41.7, 44.1, 45.4, 47.2, 48.8, 50.6, 53.3, 54.7, 55.9, 58.1, 59.7, 62.0, 63.5, 67.6, 74.9],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.017, copy_engagement: 0.029, overall: 0.055 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
