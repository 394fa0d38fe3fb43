import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [0.0, 26.0, 32.0, 34.7, 38.2, 41.5, 43.3, 45.6, 46.6, 48.2, 49.7, 51.9, 53.8, 56.0, 58.2, 61.6, 64.1, 67.0, 70.2, 75.3, 87.5],
  recall: [13.5, 27.8, 32.3, 35.6, 37.9, 40.2, 42.3, 44.5, 46.4, 48.6, 50.3, 52.4, 53.5, 55.4, 56.8, 58.4, 59.8, 62.4, 67.2, 70.8, 80.8],
  copy_engagement: [2.9, 11.7, 15.9, 22.2, 33.2, 39.9, 43.2, 45.9, 47.3, 48.8, 50.2, 52.5, 53.6, 55.7, 57.4, 58.9, 61.1, 62.7, 65.1, 68.7, 76.9],
  overall: [15.0, 28.9, 33.0, 35.9, 37.9, 39.7, 41.2, 44.1, 45.7, 47.3, 49.0, 50.0, 52.6, 54.6, 56.9, 58.4, 60.1, 62.3, 64.0, 68.4, 73.8],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.046, recall: 0.022, copy_engagement: 0.029, overall: 0.054 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
