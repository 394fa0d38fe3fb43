import type { Box } from "@adjudge/scoring";

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (a.width * a.height + b.width * b.height - shared);
};

/** Of boxes that overlap more than this (intersection over union) only the surest is kept. */
export const strongestBoxes = <T extends { box: Box; confidence: number }>(found: T[], maxOverlap: number): T[] => {
  const kept: T[] = [];
  for (const one of found.toSorted((a, b) => b.confidence - a.confidence))
    if (kept.every((other) => overlap(one.box, other.box) <= maxOverlap)) kept.push(one);
  return kept;
};
