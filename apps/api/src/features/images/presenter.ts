import { Corrections, type Analysis, type ImageResult, type ImageSignals } from "@adjudge/contracts";
import type { StoredSignals } from "@adjudge/imaging";
import { ENGINE_VERSION } from "@adjudge/scoring";
import { presentCategory } from "../categories/service.ts";
import type { MediaVariant } from "./media-url.ts";
import type { ImageRow } from "./repository.ts";

export type MediaUrls = (variant: MediaVariant, image: { id: string; ownerId: string }) => string;

/** ['#1a2b3c', '#ffffff'] as text (docs/product/calls.md#scores-on-the-wire). */
const colourList = (colours: readonly string[]): string => `[${colours.map((hex) => `'${hex}'`).join(", ")}]`;

const scoreOf = (column: string | null): number | null => (column === null ? null : Number(column));

/** Scored by an engine before this one, and its one free scoring not yet used. */
export const canScoreAgain = (row: Pick<ImageRow, "engine_version" | "scored_again_at">): boolean =>
  row.engine_version !== ENGINE_VERSION && row.scored_again_at === null;

const noScore = { score: null, base: 0, parts: [], percentile: null, reference: null };

/** What was measured of a picture without a score stays with us: no client may show or add it up. */
export const withoutScores = (analysis: Analysis): Analysis =>
  analysis.withheld === null
    ? analysis
    : {
        ...analysis,
        formula: "",
        overall: null,
        overall_percentile: null,
        overall_reference: null,
        likely_range: null,
        scores: { contrast: noScore, recall: noScore, copy_engagement: noScore },
      };

export function presentImage(
  row: ImageRow,
  { urls, analysis }: { urls: MediaUrls; analysis: Analysis | null },
): ImageResult {
  const { recommendations } = row.summary;
  return {
    id: row.id,
    name: row.name,
    image: urls("original", { id: row.id, ownerId: row.owner_id }),
    thumbnail: urls("preview", { id: row.id, ownerId: row.owner_id }),
    created_date: row.created_at.toISOString(),
    overall_score: scoreOf(row.overall_score),
    withheld: row.summary.withheld ?? null,
    colors: [{ code: colourList(row.summary.colours) }],
    scores: [
      {
        contrast_score: scoreOf(row.contrast_score),
        recall_score: scoreOf(row.recall_score),
        copy_engagement_score: scoreOf(row.copy_engagement_score),
      },
    ],
    recommendations: [
      {
        contrast_recommendation: recommendations.contrast,
        recall_recommendation: recommendations.recall,
        copy_engagement_recommendation: recommendations.copy_engagement,
      },
    ],
    category: presentCategory({ id: row.category_id, name: row.category_name, is_ab_testing: row.is_ab_testing }),
    engine_version: row.engine_version,
    corrected: row.corrections !== null,
    corrections: row.corrections === null ? null : Corrections.parse(row.corrections),
    can_score_again: canScoreAgain(row),
    analysis: analysis && withoutScores(analysis),
  };
}

export function presentSignals(signals: StoredSignals): ImageSignals {
  const { lines, faces, objects, faintPeople, unreadText = [], learnedAttention, readingCut, ...rest } = signals;
  return {
    ...rest,
    lines: lines.map((line) => ({ ...line })),
    faces: faces.map((face) => ({ ...face })),
    objects: objects.map((object) => ({ ...object })),
    ...(faintPeople && { faint_people: faintPeople.map((person) => ({ ...person })) }),
    unread_text: unreadText,
    learned_attention: learnedAttention,
    ...(readingCut !== undefined && { reading_cut: readingCut }),
  };
}
