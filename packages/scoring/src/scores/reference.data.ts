import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [12.5, 27.1, 33.6, 37.5, 40.0, 41.8, 44.1, 45.8, 47.7, 48.6, 50.1, 52.0, 54.8, 56.6, 59.7, 61.4, 64.3, 67.2, 71.0, 75.3, 87.9],
  recall: [12.0, 29.9, 33.8, 37.5, 40.6, 41.9, 44.1, 45.8, 47.5, 49.0, 49.8, 52.2, 54.3, 55.9, 58.0, 59.6, 61.6, 63.5, 70.2, 76.2, 88.3],
  copy_engagement: [6.3, 13.8, 18.8, 24.9, 34.7, 37.9, 40.2, 43.8, 46.0, 47.7, 49.8, 50.9, 52.9, 54.3, 56.5, 59.0, 61.7, 63.8, 66.8, 71.1, 81.5],
  overall: [19.3, 31.4, 34.6, 36.4, 38.6, 39.8, 42.2, 44.1, 45.9, 47.7, 49.5, 50.6, 52.3, 55.4, 57.0, 59.3, 61.3, 63.4, 65.2, 68.5, 75.6],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.019, copy_engagement: 0.031, overall: 0.057 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
