import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [13.3, 27.1, 33.8, 37.0, 39.4, 40.6, 42.7, 45.1, 46.9, 48.2, 50.0, 51.4, 52.9, 53.8, 54.6, 56.4, 58.8, 60.3, 63.0, 65.6, 70.8],
  recall: [0.0, 15.9, 22.6, 25.2, 28.9, 33.2, 35.7, 39.0, 43.0, 45.7, 49.5, 52.5, 54.2, 56.5, 59.4, 62.4, 64.7, 67.7, 70.8, 74.9, 92.3],
  copy_engagement: [0.0, 14.6, 20.1, 25.4, 31.8, 36.2, 41.0, 44.3, 46.0, 47.5, 49.5, 50.9, 53.7, 55.8, 58.3, 60.4, 62.6, 66.3, 68.6, 73.0, 90.5],
  overall: [17.3, 28.8, 32.2, 34.3, 35.9, 38.8, 40.8, 42.2, 43.8, 46.2, 48.4, 50.3, 53.1, 54.5, 56.3, 57.8, 59.5, 61.2, 62.7, 66.0, 74.7],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.055, recall: 0.016, copy_engagement: 0.027, overall: 0.047 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 18;
