import type { ScoreName } from "../types.ts";

/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: [35.5, 40.0, 41.8, 43.8, 45.5, 46.7, 47.2, 47.9, 48.6, 49.5, 50.2, 50.8, 51.9, 52.8, 53.7, 54.7, 55.6, 57.7, 58.3, 59.5, 62.8],
  recall: [17.6, 29.6, 33.2, 34.2, 37.7, 39.5, 41.6, 44.0, 46.1, 47.9, 49.6, 51.0, 52.5, 53.6, 54.5, 56.0, 57.5, 60.0, 61.5, 64.5, 72.8],
  copy_engagement: [33.6, 38.8, 40.8, 42.2, 44.6, 45.5, 46.6, 47.4, 48.3, 49.1, 50.0, 50.8, 51.1, 52.0, 53.0, 54.4, 54.8, 56.2, 58.5, 60.6, 71.8],
  overall: [35.5, 40.9, 42.9, 43.8, 44.8, 45.7, 46.2, 46.9, 47.5, 48.4, 49.7, 50.9, 51.7, 52.6, 53.2, 54.1, 54.4, 55.5, 57.2, 58.6, 65.2],
};

/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = { contrast: 0.094, recall: 0.02, copy_engagement: 0.042, overall: 0.074 };

/** Four in five rated ads lie this near to the score their rating rank would give them. */
export const LIKELY_HALF_WIDTH = 9;
