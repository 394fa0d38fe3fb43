import type { Analysis } from "@adjudge/scoring";
import { storableJson } from "../../platform/db/storable-json.ts";
import type { ImageSummary } from "../../platform/db/tables/creatives-tables.ts";

/** What of an analysis stands in columns of its own. */
export type ScoredColumns = {
  engine_version: string;
  overall_score: number | null;
  contrast_score: number | null;
  recall_score: number | null;
  copy_engagement_score: number | null;
  summary: string;
  analysis: string;
};

/** Where the score is withheld, the measured sub-scores stay inside the analysis: no list may show or sort by them. */
export function scoredColumns(analysis: Analysis): ScoredColumns {
  const { overall, scores } = analysis;
  const shown = (score: number): number | null => (overall === null ? null : score);
  return {
    engine_version: analysis.engine_version,
    overall_score: overall,
    contrast_score: shown(scores.contrast.score),
    recall_score: shown(scores.recall.score),
    copy_engagement_score: shown(scores.copy_engagement.score),
    summary: storableJson(summarise(analysis)),
    analysis: storableJson(analysis),
  };
}

function summarise({ colours, recommendations, withheld }: Analysis): ImageSummary {
  const texts = (list: readonly { text: string }[]): string[] => (withheld ? [] : list.map(({ text }) => text));
  return {
    colours: colours.map(({ hex }) => hex),
    recommendations: {
      contrast: texts(recommendations.contrast),
      recall: texts(recommendations.recall),
      copy_engagement: texts(recommendations.copy_engagement),
    },
    ...(withheld && { withheld }),
  };
}
