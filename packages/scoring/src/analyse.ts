import { attentionGrid } from "./measures/attention/element-attention.ts";
import { calmGround } from "./measures/pixels/calm-ground.ts";
import { paletteOf } from "./measures/colour/palette.ts";
import { ENGINE_VERSION } from "./constants.ts";
import { withheldOf } from "./facts/withheld.ts";
import { elementsOf } from "./facts/elements.ts";
import { factsOf } from "./facts/facts-of.ts";
import { withLineTexts } from "./facts/corrected-lines.ts";
import { measure } from "./facts/see.ts";
import { flagsOf } from "./faults/flags.ts";
import { findingsOf, probabilitiesOf, UNSEEN_FAULTS } from "./faults/judge.ts";
import { isSenderSure, lacksOf } from "./advice/lacks.ts";
import { likeliestDoubt } from "./advice/likeliest.ts";
import { leftoverOf, notesOf } from "./advice/notes.ts";
import { recommend } from "./advice/recommend.ts";
import { cappedOverall, formulaOf, scoreMeasures } from "./scores/overall.ts";
import { middleHalfOf, percentileOf } from "./scores/percentile.ts";
import { LIKELY_HALF_WIDTH, QUANTILES } from "./scores/reference.data.ts";
import type { Analysis, Corrections, ScoreName, Signals } from "./types.ts";
import { verdictOf } from "./advice/verdict.ts";

/** Where the overall score is likely to lie, held to the scale. */
const likelyRange = (overall: number): Analysis["likely_range"] => ({
  low: Math.max(0, Math.round(overall - LIKELY_HALF_WIDTH)),
  high: Math.min(100, Math.round(overall + LIKELY_HALF_WIDTH)),
});

const numbersOf = ({ contrast, recall, copy_engagement }: Analysis["scores"]): Record<ScoreName, number> => ({
  contrast: contrast.score,
  recall: recall.score,
  copy_engagement: copy_engagement.score,
});

/** The whole analysis of one picture: pure, repeatable to the last digit. */
export function analyse(found: Signals, corrections: Corrections = {}): Analysis {
  const signals = withLineTexts(found, corrections);
  const measured = measure(signals, corrections);
  const { measures, attention } = measured;
  const scored = scoreMeasures(measures);
  const { details, judged } = scored;
  const flags = flagsOf(measures);
  const overall = cappedOverall(scored.overall, flags);
  const facts = factsOf(signals, measures, measured, corrections);
  const recommendations = recommend(measures, scored, {
    ground: calmGround(signals.pixels),
    written: measured.seen.lines.map(({ box }) => box),
    frame: measured.frame,
  });
  const withheld = withheldOf(measures, facts, measured.picture);
  const faults = findingsOf(judged, measures);
  const lacks = lacksOf(details, measures, judged);
  const percentile = percentileOf(overall, QUANTILES.overall);
  const verdict = verdictOf(
    {
      overall,
      percentile,
      lacks,
      leftover: leftoverOf(measures),
      doubt: likeliestDoubt(judged, measures),
      isNameSure: facts.corrected.includes("brand") || isSenderSure(measures),
    },
    recommendations,
    flags,
    faults,
  );
  return {
    engine_version: ENGINE_VERSION,
    overall: withheld ? null : overall,
    overall_percentile: withheld ? null : percentile,
    overall_reference: middleHalfOf(QUANTILES.overall),
    withheld,
    facts: { ...facts, faults: probabilitiesOf(judged), unseen_faults: [...UNSEEN_FAULTS] },
    // Of words that cannot be judged nothing is claimed.
    faults: withheld ? faults.filter(({ score }) => score !== "copy_engagement") : faults,
    flags,
    likely_range: withheld ? null : likelyRange(overall),
    verdict: withheld?.message ?? verdict,
    // It ends in the overall score.
    formula: withheld ? "" : formulaOf(numbersOf(details), flags),
    scores: details,
    colours: paletteOf(measures.colours),
    elements: elementsOf(measures, attention),
    attention: attentionGrid(attention),
    clutter: Math.round(measures.clutter * 10) / 10,
    copy: measures.blocks.map((b) => ({ text: b.text, role: b.role })),
    recommendations: withheld ? { contrast: [], recall: [], copy_engagement: [] } : recommendations,
    lacks: withheld ? [] : lacks,
    notes: notesOf(signals, measures),
    source: signals.source,
  };
}
