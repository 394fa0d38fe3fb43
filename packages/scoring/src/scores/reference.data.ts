import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.3, 29.1, 32.5, 36.5, 39.1, 42.6, 43.9, 46.0, 47.7, 49.3, 50.3, 52.8, 54.4, 56.7, 59.8, 62.8, 65.0, 67.4, 71.2, 76.2, 86.8],
  recall: [14.2, 29.1, 32.8, 36.0, 37.9, 40.7, 43.3, 45.2, 46.6, 48.4, 50.4, 51.2, 52.8, 54.7, 56.7, 58.4, 60.2, 62.3, 67.1, 70.2, 82.2],
  copy_engagement: [2.4, 10.5, 15.8, 20.6, 32.7, 39.6, 43.4, 46.1, 47.4, 48.7, 50.2, 52.1, 54.7, 55.8, 57.8, 59.3, 61.7, 63.4, 65.8, 69.4, 75.7],
  overall: [15.9, 29.7, 33.2, 35.8, 37.6, 39.6, 42.4, 44.7, 45.9, 47.1, 49.2, 51.1, 53.6, 55.8, 57.7, 59.1, 61.4, 62.7, 64.8, 68.0, 73.8],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.053, recall: 0.02, copy_engagement: 0.029, overall: 0.055 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
