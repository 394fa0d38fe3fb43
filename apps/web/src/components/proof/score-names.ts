import type { ScoreName } from "@adjudge/contracts";

export const scoreNames: readonly ScoreName[] = ["contrast", "recall", "copy_engagement"];

export const scoreLabels: Record<ScoreName, string> = {
  contrast: "Contrast",
  recall: "Recall",
  copy_engagement: "Copy engagement",
};

export const scoreMeanings: Record<ScoreName, string> = {
  contrast: "How well the design appeals to the eye",
  recall: "How memorable the design is",
  copy_engagement: "How well the design engages the viewer",
};

export const overallLabel = "Overall Effectiveness Score";
