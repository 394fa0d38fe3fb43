import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [9.5, 22.4, 28.2, 32.2, 35.0, 38.2, 40.5, 43.5, 46.6, 49.1, 51.0, 52.7, 55.5, 57.8, 60.8, 65.1, 69.9, 73.8, 76.7, 85.1, 94.4],
  recall: [20.7, 31.1, 36.0, 38.0, 40.5, 42.1, 44.0, 45.9, 46.9, 49.0, 50.7, 52.2, 54.0, 55.4, 57.1, 58.3, 59.6, 62.2, 64.4, 67.3, 79.1],
  copy_engagement: [5.8, 16.2, 20.0, 29.1, 35.4, 38.7, 42.7, 46.4, 47.8, 49.7, 51.0, 52.0, 52.9, 53.9, 55.0, 56.1, 57.8, 58.5, 59.5, 61.6, 68.8],
  overall: [18.4, 29.1, 31.9, 34.5, 37.2, 39.0, 40.5, 43.1, 45.2, 47.5, 49.2, 51.2, 52.5, 55.9, 58.0, 60.2, 62.1, 64.8, 66.8, 69.0, 75.6],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.022, copy_engagement: 0.037, overall: 0.06 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
