import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [9.5, 22.7, 28.3, 32.2, 35.5, 38.5, 40.7, 43.7, 46.8, 49.3, 51.4, 53.0, 55.5, 57.9, 61.3, 65.6, 69.9, 74.2, 78.1, 85.1, 95.7],
  recall: [21.7, 32.1, 36.9, 39.1, 42.2, 43.7, 45.2, 47.1, 48.5, 50.0, 51.8, 52.8, 54.6, 56.3, 57.7, 58.8, 60.4, 62.5, 64.6, 68.5, 79.2],
  copy_engagement: [8.1, 18.1, 22.1, 31.6, 36.9, 41.5, 45.5, 48.1, 49.5, 51.0, 52.0, 53.0, 53.7, 54.8, 55.8, 56.8, 58.3, 59.0, 59.8, 61.6, 69.0],
  overall: [19.8, 29.8, 32.9, 35.5, 37.9, 40.0, 42.3, 44.0, 46.4, 48.8, 50.1, 51.6, 53.1, 56.7, 58.6, 60.8, 62.8, 65.0, 67.0, 69.5, 75.7],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.049, recall: 0.022, copy_engagement: 0.038, overall: 0.061 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 16;
