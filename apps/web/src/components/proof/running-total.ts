import type { Part, ScoreDetail } from "@adjudge/contracts";

export interface Step {
  part: Part;
  /** Ends of its bar on the 0..100 axis, the lower first. */
  low: number;
  high: number;
  /** One of the three largest, shown while the sum is closed. */
  isLeading: boolean;
}

const hold = (value: number): number => Math.min(100, Math.max(0, value));
const leadingCount = 3;

/** The parts as a running total: gains first, then losses, each starting where the one before it ended. */
export function runningTotal({ base, parts }: Pick<ScoreDetail, "base" | "parts">): Step[] {
  const counted = parts.filter(({ points }) => points !== 0);
  const bySize = counted.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const leading = new Set(bySize.slice(0, leadingCount));
  let at = base;
  return counted
    .toSorted((a, b) => b.points - a.points)
    .map((part) => {
      const from = at;
      at += part.points;
      return { part, low: hold(Math.min(from, at)), high: hold(Math.max(from, at)), isLeading: leading.has(part) };
    });
}

/** `+6.7`, `−4.0`: a true minus sign, and as many decimals in every row. */
export const formatPoints = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
