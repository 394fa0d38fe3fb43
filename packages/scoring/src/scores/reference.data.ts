import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [12.7, 27.3, 32.8, 36.5, 39.1, 40.9, 43.0, 45.0, 45.8, 48.5, 49.8, 51.8, 54.0, 56.2, 58.8, 60.9, 65.1, 67.5, 71.6, 74.6, 87.2],
  recall: [13.1, 27.2, 31.6, 35.0, 38.2, 39.3, 41.6, 44.2, 46.8, 47.9, 49.5, 52.0, 54.2, 55.7, 56.8, 58.7, 61.7, 63.0, 68.7, 71.6, 81.5],
  copy_engagement: [2.5, 11.8, 16.0, 22.2, 31.6, 38.3, 41.6, 43.9, 46.2, 48.3, 49.7, 50.8, 53.2, 54.6, 55.5, 56.9, 58.9, 60.6, 62.6, 66.3, 73.9],
  overall: [14.5, 29.2, 32.8, 35.2, 36.9, 38.9, 41.2, 44.4, 46.0, 47.3, 48.9, 50.8, 51.8, 54.2, 55.9, 58.2, 59.7, 62.2, 64.2, 67.6, 74.0],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.046, recall: 0.024, copy_engagement: 0.029, overall: 0.052 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 17;
