import type { ImageResult } from "@adjudge/contracts";

const shownScore = ({ analysis }: Pick<ImageResult, "analysis">): number | null =>
  analysis?.overall == null ? null : Math.round(analysis.overall);

/** The score may stand far above what was corrected. */
export function correctedTo(was: Pick<ImageResult, "analysis">, is: Pick<ImageResult, "analysis">): string {
  const [from, to] = [shownScore(was), shownScore(is)];
  if (to === null) return "Corrected. This ad gets no score.";
  if (from === null) return `Corrected. Overall: ${to}.`;
  return from === to ? `Corrected. Overall stays ${to}.` : `Corrected. Overall: ${from} → ${to}.`;
}
