import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [6.5, 26.3, 32.2, 35.7, 38.8, 40.6, 43.3, 44.4, 46.2, 47.9, 49.9, 52.5, 54.9, 56.6, 58.9, 60.8, 63.5, 66.9, 71.9, 76.8, 87.4],
  recall: [12.9, 29.4, 32.3, 34.5, 37.8, 39.8, 41.7, 44.4, 47.2, 48.2, 50.2, 52.4, 54.5, 56.0, 57.5, 59.7, 62.0, 65.3, 69.0, 73.5, 90.3],
  copy_engagement: [8.5, 15.7, 20.8, 24.7, 31.5, 35.7, 40.6, 43.7, 46.1, 48.3, 50.4, 52.1, 53.5, 55.7, 56.8, 59.6, 62.4, 64.5, 67.0, 70.9, 78.8],
  overall: [17.3, 30.8, 34.8, 36.8, 38.4, 40.2, 41.9, 43.9, 45.7, 47.6, 49.6, 50.6, 52.7, 54.2, 55.9, 57.9, 60.6, 63.1, 64.9, 68.9, 75.3],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.045, recall: 0.022, copy_engagement: 0.029, overall: 0.056 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 15;
