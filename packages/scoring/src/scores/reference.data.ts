import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [10.1, 23.2, 29.6, 34.8, 37.8, 39.6, 42.3, 43.8, 45.7, 48.1, 50.4, 52.0, 53.1, 55.2, 56.8, 60.1, 62.5, 65.5, 68.9, 75.3, 83.5],
  recall: [22.4, 30.9, 34.8, 38.5, 40.6, 42.1, 43.4, 45.1, 46.4, 48.3, 50.2, 51.4, 52.9, 53.8, 55.0, 56.5, 58.7, 61.4, 64.2, 69.3, 84.1],
  copy_engagement: [1.9, 13.3, 16.5, 27.3, 35.2, 38.6, 41.0, 43.8, 45.6, 47.8, 49.8, 50.8, 52.3, 53.8, 55.3, 57.5, 59.0, 61.3, 62.8, 64.9, 71.8],
  overall: [18.6, 30.3, 33.6, 34.6, 36.4, 39.3, 40.9, 42.5, 44.3, 46.3, 47.8, 49.8, 51.4, 53.4, 55.3, 57.2, 60.2, 62.5, 63.8, 66.9, 75.2],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.022, copy_engagement: 0.035, overall: 0.06 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 15;
