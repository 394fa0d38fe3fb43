import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [9.1, 20.7, 27.8, 31.1, 34.3, 37.7, 39.8, 42.8, 46.0, 48.6, 50.5, 52.5, 54.3, 57.1, 59.7, 64.7, 69.5, 73.6, 76.2, 85.0, 96.8],
  recall: [19.0, 28.4, 34.6, 37.5, 40.0, 41.3, 42.6, 44.7, 46.3, 48.6, 50.5, 51.9, 53.2, 55.0, 56.6, 57.7, 59.6, 61.9, 64.4, 67.3, 79.1],
  copy_engagement: [4.9, 14.8, 18.4, 27.9, 33.3, 36.6, 41.3, 44.9, 46.5, 48.1, 50.2, 51.0, 52.2, 53.5, 54.7, 55.8, 57.6, 58.4, 59.3, 61.4, 68.8],
  overall: [17.4, 28.2, 30.9, 33.5, 35.6, 37.9, 39.3, 42.1, 44.1, 47.0, 48.8, 50.5, 52.0, 55.2, 56.9, 59.7, 61.4, 64.2, 66.4, 68.3, 75.5],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.018, copy_engagement: 0.037, overall: 0.06 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
