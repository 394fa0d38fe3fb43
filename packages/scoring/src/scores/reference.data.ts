import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [13.2, 26.6, 33.9, 37.7, 39.9, 41.4, 43.8, 45.4, 47.3, 48.3, 49.8, 51.5, 54.2, 55.9, 58.6, 60.3, 63.0, 65.5, 69.3, 74.0, 86.1],
  recall: [6.0, 22.8, 28.9, 33.2, 36.2, 39.7, 42.0, 44.3, 45.7, 47.6, 49.9, 51.2, 53.0, 55.1, 58.3, 61.3, 63.8, 67.4, 72.0, 78.1, 92.8],
  copy_engagement: [7.5, 15.6, 19.9, 25.3, 35.2, 38.0, 40.7, 44.4, 46.4, 48.0, 49.8, 51.3, 53.3, 54.7, 56.5, 58.6, 61.7, 63.8, 66.9, 71.2, 81.4],
  overall: [19.2, 31.1, 34.5, 36.3, 38.2, 39.6, 41.7, 44.1, 45.3, 47.1, 48.9, 50.1, 52.2, 54.9, 57.0, 59.0, 61.4, 62.9, 64.5, 68.8, 75.5],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.051, recall: 0.02, copy_engagement: 0.032, overall: 0.057 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 15;
