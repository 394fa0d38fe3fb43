import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [12.1, 27.8, 33.8, 36.8, 39.7, 41.8, 44.1, 46.1, 47.4, 48.9, 50.4, 52.1, 54.5, 56.1, 58.5, 61.4, 64.2, 67.7, 71.4, 78.7, 86.2],
  recall: [12.6, 25.2, 30.9, 34.3, 37.7, 39.4, 41.2, 44.1, 46.6, 48.5, 49.7, 51.1, 53.2, 54.8, 57.5, 59.6, 62.4, 65.0, 68.2, 73.3, 93.5],
  copy_engagement: [1.4, 11.1, 14.6, 28.0, 34.5, 39.8, 42.0, 44.2, 45.8, 47.8, 50.0, 50.9, 52.2, 53.2, 54.2, 55.6, 57.8, 60.0, 62.8, 67.0, 72.9],
  overall: [16.6, 29.4, 33.5, 35.6, 36.8, 40.7, 42.2, 43.8, 45.6, 47.2, 48.6, 50.1, 51.9, 54.3, 56.9, 58.8, 60.2, 61.9, 64.3, 66.6, 76.9],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.021, copy_engagement: 0.032, overall: 0.057 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 17;
