import type { Analysis, ImageResult } from "@adjudge/contracts";
import { presentCategory } from "../categories/service.ts";
import type { MediaVariant } from "./media-url.ts";
import type { ImageRow } from "./repository.ts";

export type MediaUrls = (variant: MediaVariant, image: { id: string; ownerId: string }) => string;

/** SPEC's single-quoted text list: ['#1a2b3c', '#ffffff'] */
const colourList = (colours: readonly string[]): string => `[${colours.map((hex) => `'${hex}'`).join(", ")}]`;

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
    overall_score: Number(row.overall_score),
    colors: [{ code: colourList(row.summary.colours) }],
    scores: [
      {
        contrast_score: Number(row.contrast_score),
        recall_score: Number(row.recall_score),
        copy_engagement_score: Number(row.copy_engagement_score),
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
    analysis,
  };
}
