import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [12.3, 26.1, 33.0, 36.6, 39.2, 41.5, 43.6, 45.0, 46.8, 49.2, 50.3, 52.8, 54.3, 56.1, 58.5, 60.2, 63.1, 67.2, 69.8, 79.1, 85.5],
  recall: [17.1, 27.5, 31.7, 35.5, 38.0, 40.3, 41.7, 43.6, 45.8, 47.7, 49.6, 51.1, 53.1, 54.7, 56.0, 57.7, 60.6, 64.2, 66.7, 73.1, 91.9],
  copy_engagement: [0.0, 9.3, 13.4, 23.8, 35.4, 38.5, 41.2, 43.0, 46.1, 48.5, 50.4, 51.5, 53.5, 54.8, 56.6, 57.9, 60.0, 62.1, 64.5, 67.2, 74.2],
  overall: [15.2, 29.9, 33.8, 35.6, 37.6, 39.5, 41.7, 43.8, 45.2, 47.2, 48.8, 49.9, 51.9, 53.9, 55.9, 58.1, 59.6, 61.8, 64.0, 67.1, 77.9],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.017, copy_engagement: 0.031, overall: 0.058 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 15;
