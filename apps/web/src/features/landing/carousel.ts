/** docs/product/constants.md: speed 1000 ms, delay 3000 ms, 1 slide below 960 px and 3 from there, gaps 12 and 24 px. */
export const carousel = {
  speedMs: 1000,
  delayMs: 3000,
  breakpointPx: 960,
  narrow: { slides: 1, gapPx: 12 },
  wide: { slides: 3, gapPx: 24 },
} as const;

/** The slides repeated on both sides, so that going on from the last one shows the first beside it. */
export function loopSlides<T>(slides: readonly T[], perView: number): T[] {
  return [...slides.slice(-perView), ...slides, ...slides.slice(0, perView)];
}

/** Where a position outside 0..count-1 really is. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;
