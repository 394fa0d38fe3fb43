import { Analysis, type ComparisonVerdict, type ImageResult, type ScoreDetail } from "@adjudge/contracts";
import { compare, type Facts } from "@adjudge/scoring";

type Side = Pick<ImageResult, "overall_score" | "withheld" | "engine_version">;

/** Null where the two can be compared. */
export function whyNotComparable(first: Side, second: Side): string | null {
  const sides = [first, second];
  const without = sides.findIndex(({ overall_score }) => overall_score === null);
  if (without >= 0) {
    const because = sides[without]?.withheld?.message ?? "";
    return `Image ${without + 1} has no score, so the two cannot be compared. ${because}`.trim();
  }
  if (first.engine_version !== second.engine_version)
    return `The two were scored by different engines (${first.engine_version} and ${second.engine_version}), so they cannot be compared. Score the older one again: it is free.`;
  return null;
}

export const compareStored = (first: unknown, second: unknown): ComparisonVerdict =>
  compare(withFacts(Analysis.parse(first)), withFacts(Analysis.parse(second)));

/**
 * As the engine's own type has it: an analysis of engine 1.x has no facts, and comparing looks at none; only one that is withheld has
 * no scores, and such a one is not compared.
 */
const withFacts = (analysis: Analysis) => {
  const { contrast, recall, copy_engagement } = analysis.scores;
  const scores = { contrast: detailOf(contrast), recall: detailOf(recall), copy_engagement: detailOf(copy_engagement) };
  return { ...analysis, scores, facts: analysis.facts ?? noFacts };
};

const detailOf = (detail: ScoreDetail) => ({ ...detail, score: detail.score ?? 0, percentile: detail.percentile ?? 0 });

const noFacts: Facts = {
  text: [],
  headline: "",
  body: [],
  brand: null,
  brand_form: "none",
  cta: null,
  cta_form: "none",
  offer: null,
  legal: [],
  chrome: [],
  language: "",
  script: "none",
  people: 0,
  people_drawn: 0,
  product_shown: false,
  picture_kind: "photo",
  is_ad: 1,
  orientation: "upright",
  category: "other",
  lines: [],
  places: { headline: [], brand: [], cta: [], offer: [], people: [] },
  corrected: [],
  unsure: [],
  faults: {},
  unseen_faults: [],
};
