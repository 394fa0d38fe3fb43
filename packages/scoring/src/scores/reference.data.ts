import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [6.1, 19.2, 26.3, 31.9, 35.6, 37.9, 40.1, 41.9, 44.6, 47.4, 50.4, 51.5, 53.1, 56.0, 57.3, 61.1, 64.4, 67.4, 72.3, 78.9, 88.0],
  recall: [22.4, 30.9, 34.8, 38.5, 40.6, 42.1, 43.4, 45.1, 46.4, 48.3, 50.2, 51.4, 52.9, 53.8, 55.0, 56.5, 58.7, 61.4, 64.2, 69.3, 84.1],
  copy_engagement: [1.9, 13.3, 16.5, 27.3, 35.2, 38.6, 41.0, 43.8, 45.6, 47.8, 49.8, 50.8, 52.3, 53.8, 55.3, 57.5, 59.0, 61.3, 62.8, 64.9, 71.8],
  overall: [17.3, 29.5, 32.0, 33.3, 35.4, 38.0, 39.9, 41.8, 43.7, 45.8, 47.8, 49.5, 51.4, 54.1, 55.7, 57.6, 60.8, 63.7, 65.2, 68.7, 76.5],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.044, recall: 0.022, copy_engagement: 0.035, overall: 0.055 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
