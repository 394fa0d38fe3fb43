import { quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { brokenOff, tightness } from "./features/layout.ts";
import { worstBlock } from "./features/shown.ts";
import type { Measures } from "../facts/seen.ts";

const cut = (m: Measures) => m.blocks.find(brokenOff) ?? worstBlock(m.blocks, (b) => tightness(m, b));

export const cropped: Fault = {
  code: "cropped",
  score: "contrast",
  topic: "Room at the edges",
  label: "Cut off or too close to the edge",
  phrase: "something cut off or too close to the edge",
  works: "Everything keeps clear of the edges",
  grade: "B",
  sources: "Practice (safe areas); labelled ads",
  seen: true,
  looksAt: ["edgeTight", "edgeTouched", "brokenOff", "white", "looks_cropped"],
  reason: (m) => {
    const b = cut(m);
    if (!b) return "Something is cut off at the edge.";
    return brokenOff(b) ? `${quoted(b.text)} breaks off.` : `${quoted(b.text)} runs right up to the edge.`;
  },
  places: (m) => {
    const b = cut(m);
    return b ? [b.box] : [];
  },
  mend: "Leave at least half a line of space at every edge, and let no sentence break off.",
};
