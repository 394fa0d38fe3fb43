import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [9.1, 20.7, 27.8, 31.6, 34.6, 37.7, 39.8, 43.0, 46.1, 48.6, 50.5, 52.5, 54.4, 57.2, 60.3, 64.7, 69.9, 73.6, 76.3, 85.0, 94.4],
  recall: [19.0, 28.4, 34.6, 37.5, 40.1, 41.3, 42.6, 44.7, 46.3, 48.6, 50.5, 51.9, 53.2, 55.0, 56.4, 57.7, 59.6, 61.9, 64.4, 67.3, 79.1],
  copy_engagement: [4.9, 14.8, 18.4, 27.9, 33.6, 36.6, 41.3, 45.4, 46.6, 48.7, 50.4, 51.2, 52.4, 53.5, 54.7, 55.9, 57.7, 58.4, 59.3, 61.4, 68.8],
  overall: [17.4, 28.2, 30.9, 33.5, 36.3, 38.2, 39.3, 42.4, 44.1, 47.1, 48.8, 50.6, 52.2, 55.4, 57.0, 59.7, 61.4, 64.2, 66.5, 68.3, 75.6],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.018, copy_engagement: 0.037, overall: 0.059 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 17;
