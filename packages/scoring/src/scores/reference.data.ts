import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [11.1, 21.9, 28.6, 31.9, 35.1, 38.2, 40.2, 43.3, 46.1, 48.5, 50.7, 52.6, 54.6, 57.4, 59.5, 64.3, 69.0, 73.1, 76.3, 83.9, 95.9],
  recall: [18.4, 28.0, 34.2, 37.2, 40.0, 41.7, 43.5, 44.8, 46.6, 48.7, 50.3, 51.9, 53.4, 55.4, 56.8, 58.0, 59.2, 62.0, 64.6, 67.5, 79.1],
  copy_engagement: [4.0, 14.3, 17.8, 27.0, 32.5, 35.7, 40.5, 44.3, 45.9, 47.5, 49.6, 50.2, 51.6, 52.8, 54.0, 55.3, 57.1, 58.1, 59.0, 61.2, 68.9],
  overall: [17.8, 28.3, 31.1, 33.8, 35.7, 37.7, 39.3, 42.5, 44.7, 47.1, 48.7, 50.4, 51.8, 54.9, 56.8, 59.1, 61.2, 63.7, 66.2, 68.0, 74.7],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.05, recall: 0.017, copy_engagement: 0.036, overall: 0.06 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
