import type { Analysis } from "@adjudge/contracts";
import scores from "./samples/scores.json";

/** Ads we drew ourselves, scored by the engine that ships (`npm run samples`). */
export const sampleScores = scores;
export type SampleName = keyof typeof scores;

export const samplePicture = (name: SampleName): string => `/samples/${name}.webp`;
/** For thumbnails, 320 px wide. */
export const sampleThumbnail = (name: SampleName): string => `/samples/${name}-small.webp`;
/** The same picture under its predicted attention. */
export const sampleAttention = (name: SampleName): string => `/samples/${name}-attention.webp`;

export const sampleTexts: Record<SampleName, string> = {
  "night-train":
    "Ad for a night train: a lit train crosses a viaduct at dusk under the words Go to sleep. Wake up north.",
  "night-train-crowded":
    "Ad for the same night train with a paragraph of text, a round price badge and a small outlined button.",
  "cold-brew":
    "Ad for canned cold brew coffee: a dark can on an amber background, the words Fourteen hours slow, and an orange button.",
  "desk-lamp": "Ad for a desk lamp: a pool of light on a dark green wall, the words Light you can aim.",
  savings: "Text ad for a savings account: 4.1% in very large figures on yellow.",
};

export interface Sample {
  name: string;
  width: number;
  height: number;
  analysis: Analysis;
}

/** The whole report of a sample; loaded when it is looked at. A file of ours, not a call: nobody waits for it. */
export async function loadSample(name: SampleName): Promise<Sample> {
  const response = await fetch(`/samples/${name}.json`);
  if (!response.ok) throw new Error(`The sample ${name} could not be loaded.`);
  // Written by the engine itself, whose type the contract mirrors.
  return (await response.json()) as Sample;
}
