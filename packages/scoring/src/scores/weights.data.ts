import type { ScoreName } from "../types.ts";

export const BASE: Record<ScoreName, number> = { contrast: 50, recall: 50, copy_engagement: 50 };
export const OVERALL: Record<ScoreName, number> = { contrast: 0.45, recall: 0.15, copy_engagement: 0.4 };
export const TERM_WEIGHTS: Record<string, { fitted: number; shipped: number }> = {};
