import type { ScoreName } from "../types.ts";

const even = Array.from({ length: 21 }, (_, i) => i * 5);
export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {
  contrast: even,
  recall: even,
  copy_engagement: even,
  overall: even,
};
export const PAIR_SLOPE: Record<ScoreName | "overall", number> = {
  contrast: 0.042,
  recall: 0.007,
  copy_engagement: 0.019,
  overall: 0.035,
};
export const LIKELY_HALF_WIDTH = 25;
