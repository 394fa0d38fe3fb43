import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [10.7, 26.4, 32.2, 36.0, 38.4, 40.8, 43.0, 44.9, 46.4, 47.9, 49.7, 51.8, 53.9, 55.0, 57.6, 60.2, 62.6, 65.1, 68.9, 74.1, 86.5],
  recall: [21.0, 30.1, 35.9, 38.2, 39.1, 40.4, 41.8, 44.4, 46.6, 48.5, 50.2, 52.4, 53.8, 54.9, 56.3, 58.1, 60.9, 63.2, 66.4, 72.7, 84.2],
  copy_engagement: [0.5, 10.1, 13.8, 25.1, 33.6, 38.4, 41.0, 44.0, 46.4, 47.8, 49.9, 51.0, 52.5, 54.7, 56.3, 57.6, 60.2, 62.3, 64.3, 67.1, 73.8],
  overall: [16.0, 28.9, 33.3, 35.1, 37.1, 39.0, 41.0, 43.0, 44.8, 46.9, 48.1, 50.3, 52.2, 54.2, 56.0, 58.2, 59.5, 61.4, 64.2, 67.2, 76.0],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.017, copy_engagement: 0.031, overall: 0.055 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
