import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.9, 29.6, 34.1, 37.4, 40.0, 42.0, 44.6, 46.6, 47.9, 49.0, 50.4, 52.5, 54.7, 56.0, 58.8, 61.5, 64.2, 67.8, 70.6, 77.0, 85.1],
  recall: [12.1, 25.1, 30.6, 34.6, 38.1, 39.7, 41.2, 44.3, 46.8, 48.8, 49.9, 51.2, 53.9, 55.0, 57.7, 59.4, 62.2, 64.9, 69.0, 74.0, 93.9],
  copy_engagement: [1.3, 11.0, 14.5, 27.0, 34.3, 38.2, 41.5, 43.5, 45.5, 47.6, 50.0, 51.2, 52.4, 53.8, 54.8, 56.7, 57.9, 60.2, 63.0, 66.1, 72.7],
  overall: [16.8, 29.3, 33.5, 36.0, 37.0, 40.3, 42.0, 43.8, 45.3, 47.0, 48.3, 50.1, 51.6, 54.2, 56.7, 58.4, 60.3, 62.2, 64.5, 67.0, 77.7],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.02, copy_engagement: 0.031, overall: 0.056 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 17;
