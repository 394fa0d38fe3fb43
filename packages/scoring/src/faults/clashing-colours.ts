import type { Fault } from "./fault.ts";

export const clashingColours: Fault = {
  code: "clashing_colours",
  score: "contrast",
  topic: "Harmony of colours",
  label: "Colours clash",
  phrase: "colours that clash",
  works: null,
  grade: "C",
  sources: "Matsuda templates, Cohen-Or et al. 2006",
  seen: false,
  looksAt: ["discord", "garish", "colourVariety", "looks_clashing_colours"],
  reason: () => "The hues fit none of the classic schemes.",
  places: () => [],
  mend: "Keep to two main colours and one accent.",
};
