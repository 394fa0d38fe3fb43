import type { Fault } from "./fault.ts";

export const clutter: Fault = {
  code: "clutter",
  score: "contrast",
  topic: "Clutter",
  label: "Cluttered",
  works: "Clear and uncluttered",
  grade: "A",
  sources: "Rosenholtz et al. 2007; fitted on complexity judgements (SAVOIAS) and labelled ads",
  seen: true,
  looksAt: ["clutter", "clutterHigh", "unfocused", "unread", "manyBlocks"],
  reason: (m) =>
    `${m.blocks.length} texts and ${m.figures.length} things compete; clutter is ${Math.round(m.clutter)} of 100.`,
  places: () => [],
  mend: "Take away what does not help the message, and give what stays more room.",
};
