import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.8, 29.1, 33.4, 37.5, 39.1, 41.4, 43.8, 45.6, 47.3, 49.1, 50.0, 52.0, 53.7, 55.9, 58.1, 60.6, 62.9, 66.2, 69.5, 75.5, 84.1],
  recall: [12.4, 24.8, 30.8, 34.4, 37.9, 39.1, 41.3, 44.3, 46.7, 49.0, 50.2, 51.7, 53.8, 55.0, 58.0, 59.6, 62.8, 65.2, 68.6, 74.1, 94.2],
  copy_engagement: [0.8, 10.6, 14.2, 26.9, 34.4, 38.3, 41.5, 43.5, 45.5, 47.7, 50.0, 51.2, 52.5, 53.9, 54.9, 56.8, 58.0, 60.4, 63.0, 66.3, 72.8],
  overall: [16.7, 28.9, 33.4, 35.8, 36.9, 40.4, 42.0, 43.9, 45.2, 46.7, 48.4, 49.6, 51.3, 54.0, 56.4, 57.8, 59.8, 61.5, 63.9, 66.3, 77.4],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.02, copy_engagement: 0.031, overall: 0.057 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
