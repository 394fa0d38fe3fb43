import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [8.7, 21.6, 28.6, 34.1, 36.9, 39.2, 41.5, 43.2, 44.7, 47.7, 50.0, 51.3, 52.7, 55.1, 56.8, 59.9, 62.4, 66.4, 69.1, 75.7, 84.1],
  recall: [21.9, 31.2, 34.8, 37.8, 40.3, 42.0, 43.0, 44.7, 46.6, 48.4, 49.8, 51.4, 52.6, 53.9, 55.3, 57.0, 59.6, 61.9, 65.0, 70.0, 85.2],
  copy_engagement: [2.7, 13.6, 16.6, 27.1, 36.1, 39.7, 42.0, 43.6, 46.1, 48.0, 49.8, 51.1, 52.5, 54.0, 55.3, 57.0, 58.6, 60.8, 62.5, 64.4, 71.4],
  overall: [18.5, 30.0, 33.3, 34.3, 36.3, 38.8, 40.8, 42.1, 44.1, 46.0, 48.0, 49.5, 51.3, 53.0, 55.3, 57.1, 59.7, 62.2, 63.7, 67.4, 75.2],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.023, copy_engagement: 0.035, overall: 0.06 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 15;
