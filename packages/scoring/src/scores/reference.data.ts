import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.0, 26.3, 31.6, 35.9, 38.4, 40.7, 42.2, 44.5, 45.7, 47.5, 49.8, 51.3, 53.0, 54.6, 57.0, 59.0, 62.0, 64.4, 67.8, 72.6, 85.0],
  recall: [20.1, 29.6, 35.1, 37.8, 38.8, 40.0, 41.3, 44.2, 46.1, 48.1, 50.2, 52.3, 53.8, 54.7, 56.2, 57.9, 61.0, 63.0, 66.4, 72.8, 84.8],
  copy_engagement: [0.1, 10.7, 15.4, 25.7, 35.3, 40.2, 42.6, 45.4, 47.2, 49.3, 50.2, 52.6, 54.2, 55.5, 57.5, 59.2, 61.4, 64.2, 67.2, 71.0, 79.1],
  overall: [16.1, 30.1, 33.7, 35.5, 37.9, 39.7, 41.8, 44.0, 45.7, 47.6, 48.8, 50.5, 53.4, 54.7, 55.9, 58.0, 59.7, 61.9, 63.5, 67.6, 74.9],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.017, copy_engagement: 0.029, overall: 0.055 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
