import type { MiddleHalf } from "../types.ts";

/** The quartiles of stored quantiles 0, 5, ... 100. */
export function middleHalfOf(quantiles: readonly number[]): MiddleHalf {
  const last = quantiles.length - 1;
  return { low: quantiles[last / 4] ?? 0, high: quantiles[(3 * last) / 4] ?? 100 };
}

/** Share (0..100) of the reference set below a score, by straight lines between stored quantiles 0, 5, ... 100 (rule O4). */
export function percentileOf(score: number, quantiles: readonly number[]): number {
  const last = quantiles.length - 1;
  if (last < 1 || score <= (quantiles[0] ?? 0)) return 0;
  for (let i = 1; i <= last; i += 1) {
    const high = quantiles[i] ?? 100;
    const low = quantiles[i - 1] ?? 0;
    if (score < high) return Math.round((100 * (i - 1 + (score - low) / Math.max(1e-9, high - low))) / last);
  }
  return 100;
}
