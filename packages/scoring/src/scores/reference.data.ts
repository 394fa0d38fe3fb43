import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [19.7, 28.6, 34.9, 37.1, 39.6, 41.1, 43.5, 44.8, 46.4, 47.7, 49.8, 51.3, 52.3, 54.2, 55.3, 57.6, 60.4, 61.9, 64.7, 66.6, 72.1],
  recall: [0.0, 13.0, 19.2, 24.4, 27.7, 31.6, 35.2, 39.0, 42.0, 45.9, 50.0, 52.8, 54.9, 57.2, 60.1, 63.3, 65.9, 68.8, 71.5, 77.6, 93.6],
  copy_engagement: [0.0, 12.0, 17.5, 23.9, 31.6, 37.5, 42.2, 44.9, 46.2, 48.3, 49.7, 52.0, 52.8, 55.3, 57.1, 59.0, 62.1, 64.9, 68.2, 71.5, 86.4],
  overall: [16.3, 28.0, 32.0, 34.2, 36.5, 38.8, 41.3, 42.6, 44.4, 46.9, 48.9, 50.9, 52.9, 54.6, 55.9, 57.3, 59.0, 60.8, 62.8, 65.4, 74.2],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.056, recall: 0.015, copy_engagement: 0.024, overall: 0.044 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 18;
