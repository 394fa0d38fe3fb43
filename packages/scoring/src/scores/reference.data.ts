import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [21.6, 31.3, 36.3, 38.9, 40.2, 42.3, 44.0, 45.5, 47.2, 48.2, 50.3, 51.4, 52.8, 54.2, 56.1, 57.7, 61.1, 63.3, 65.5, 67.5, 73.5],
  recall: [0.9, 20.5, 25.1, 30.1, 33.2, 35.6, 38.8, 41.4, 43.8, 46.9, 50.4, 53.9, 56.7, 58.3, 60.5, 63.2, 66.7, 70.0, 73.4, 79.1, 96.1],
  copy_engagement: [0.0, 12.2, 18.1, 23.3, 30.3, 37.8, 40.8, 43.1, 45.6, 47.8, 49.8, 51.0, 52.6, 54.4, 56.5, 58.1, 60.3, 63.8, 65.8, 69.2, 80.1],
  overall: [18.5, 28.3, 31.5, 34.8, 37.3, 39.5, 40.8, 43.0, 44.8, 47.2, 49.5, 51.5, 53.4, 54.9, 56.8, 58.4, 59.6, 61.4, 63.3, 66.7, 73.1],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.061, recall: 0.02, copy_engagement: 0.028, overall: 0.046 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 18;
