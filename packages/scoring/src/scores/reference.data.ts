import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [15.9, 31.1, 36.5, 39.3, 42.1, 43.5, 44.5, 45.8, 47.5, 48.5, 50.0, 50.9, 53.0, 54.4, 56.2, 58.5, 60.0, 62.0, 65.0, 67.2, 78.4],
  recall: [0.0, 2.1, 11.9, 18.4, 24.1, 29.1, 34.7, 40.2, 43.4, 47.0, 49.8, 55.0, 58.0, 60.0, 62.8, 65.7, 68.9, 71.8, 74.6, 79.9, 96.0],
  copy_engagement: [0.0, 12.8, 18.1, 24.6, 30.6, 36.5, 42.5, 44.1, 46.8, 48.7, 50.0, 51.6, 53.7, 55.3, 57.2, 59.9, 62.7, 65.2, 68.5, 72.8, 92.1],
  overall: [18.2, 29.6, 32.4, 35.2, 36.7, 39.8, 41.4, 43.8, 45.3, 46.7, 48.8, 51.3, 53.5, 55.1, 55.8, 58.5, 59.7, 61.6, 63.3, 66.6, 74.1],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.012, copy_engagement: 0.023, overall: 0.043 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 18;
