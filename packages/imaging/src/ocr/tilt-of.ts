import type { TextRegion } from "./text-region.ts";

/** Radians by which lines that run alike may differ. */
const alike = 0.04;
/** Share of the writing, by its length, that has to run alike. */
const mostOfIt = 0.8;
/** Shorter ones are words whose stems and tails tilt the box round them. */
const longEnough = 3;

const toDegrees = (radians: number): number => Math.round((radians * 1800) / Math.PI) / 10;

/**
 * By how many degrees the writing as a whole runs downhill (uphill where negative): 0 where it is level or its lines run in different ways, null
 * where none is long enough to tell.
 */
export function tiltOf(regions: readonly TextRegion[]): number | null {
  const long = regions
    .filter(({ width, height }) => width >= longEnough * height)
    .toSorted((a, b) => a.angle - b.angle);
  if (long.length === 0) return null;
  const total = long.reduce((sum, { width }) => sum + width, 0);
  let passed = 0;
  const middle = long.find(({ width }) => (passed += width) >= total / 2)?.angle ?? 0;
  const agreeing = long.filter(({ angle }) => Math.abs(angle - middle) <= alike);
  return agreeing.reduce((sum, { width }) => sum + width, 0) >= mostOfIt * total ? toDegrees(middle) : 0;
}
