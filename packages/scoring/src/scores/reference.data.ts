import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [13.0, 22.9, 28.9, 32.1, 34.8, 37.8, 39.7, 42.6, 45.3, 47.4, 49.1, 51.0, 52.7, 55.2, 57.4, 61.8, 66.0, 69.9, 72.4, 79.8, 90.5],
  recall: [21.1, 29.1, 34.8, 37.7, 39.9, 41.3, 42.9, 44.4, 46.0, 47.8, 49.5, 50.8, 52.2, 53.8, 55.1, 56.3, 57.6, 60.1, 62.2, 65.1, 75.9],
  copy_engagement: [8.2, 17.4, 20.7, 29.3, 34.2, 37.1, 41.5, 45.0, 46.4, 47.7, 49.8, 50.4, 51.5, 52.6, 53.8, 54.8, 56.5, 57.3, 58.1, 60.2, 67.0],
  overall: [19.7, 29.5, 31.9, 34.3, 36.0, 38.1, 39.5, 42.3, 44.1, 46.4, 47.9, 49.7, 51.1, 53.9, 55.3, 57.7, 59.4, 61.8, 64.0, 65.7, 71.9],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.055, recall: 0.02, copy_engagement: 0.04, overall: 0.066 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 15;
