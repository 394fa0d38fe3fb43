import type { ImageResult } from "@adjudge/contracts";

const shownScore = ({ analysis }: Pick<ImageResult, "analysis">): number | null =>
  analysis?.overall == null ? null : Math.round(analysis.overall);

/** What a correction, or taking it back, did to the score: that may stand far above what was changed. */
export function correctedTo(was: Pick<ImageResult, "analysis">, is: Pick<ImageResult, "analysis">): string {
  const [from, to] = [shownScore(was), shownScore(is)];
  if (to === null) return "Scored again. This ad gets no score.";
  if (from === null) return `Scored again. Overall: ${to}.`;
  return from === to ? `Scored again. Overall stays ${to}.` : `Scored again. Overall: ${from} → ${to}.`;
}
