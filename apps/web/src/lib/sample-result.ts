import { Analysis, type ImageResult } from "@adjudge/contracts";
import { loadSample, type SampleName, samplePicture } from "./samples.ts";

/** A sample in the form in which the API would give it, so that the same screens show both. */
export async function loadSampleResult(name: SampleName): Promise<ImageResult & { analysis: Analysis }> {
  // Parsed: a sample of an engine before this one lacks what came since.
  const analysis = Analysis.parse((await loadSample(name)).analysis);
  const { scores, recommendations } = analysis;
  const texts = (of: keyof typeof recommendations) => recommendations[of].map(({ text }) => text);
  return {
    id: name,
    name: "",
    image: samplePicture(name),
    thumbnail: samplePicture(name),
    // No upload, no date: the screens leave it out for a sample.
    created_date: new Date(0).toISOString(),
    overall_score: analysis.overall,
    withheld: analysis.withheld,
    colors: [{ code: `[${analysis.colours.map(({ hex }) => `'${hex}'`).join(", ")}]` }],
    scores: [
      {
        contrast_score: scores.contrast.score,
        recall_score: scores.recall.score,
        copy_engagement_score: scores.copy_engagement.score,
      },
    ],
    recommendations: [
      {
        contrast_recommendation: texts("contrast"),
        recall_recommendation: texts("recall"),
        copy_engagement_recommendation: texts("copy_engagement"),
      },
    ],
    category: { id: "sample", category: "Sample", category_sort: 1 },
    engine_version: analysis.engine_version,
    corrected: false,
    corrections: null,
    can_score_again: false,
    analysis,
  };
}
