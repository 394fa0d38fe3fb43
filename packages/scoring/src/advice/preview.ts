import { withLineTexts } from "../facts/corrected-lines.ts";
import { measure } from "../facts/see.ts";
import { withheldOf } from "../facts/withheld.ts";
import { factsOf } from "../facts/facts-of.ts";
import { flagsOf } from "../faults/flags.ts";
import { cappedOverall, scoreMeasures } from "../scores/overall.ts";
import type { Corrections, FaultCode, ScoreName, Signals } from "../types.ts";

export interface PreviewScores {
  overall: number | null;
  scores: Record<ScoreName, number>;
}

/** Measures the ad once; what comes back scores it as it would be with any of its faults mended, in a millisecond. */
export function openPreview(
  found: Signals,
  corrections: Corrections = {},
): (mended: readonly FaultCode[]) => PreviewScores {
  const signals = withLineTexts(found, corrections);
  const measured = measure(signals, corrections);
  const { measures } = measured;
  const isWithheld = withheldOf(measures, factsOf(signals, measures, measured, corrections), measured.picture) !== null;
  const flags = flagsOf(measures);
  return (mended) => {
    const { details, overall } = scoreMeasures(measures, new Set(mended));
    const left = flags.filter(({ code }) => !mended.some((fault) => fault === code));
    return {
      overall: isWithheld ? null : cappedOverall(overall, left),
      scores: {
        contrast: details.contrast.score,
        recall: details.recall.score,
        copy_engagement: details.copy_engagement.score,
      },
    };
  };
}
