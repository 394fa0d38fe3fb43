import { short } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { brokenOff, tightness } from "./features/layout.ts";
import { worstBlock } from "./features/shown.ts";
import type { Measures } from "../facts/seen.ts";

const cut = (m: Measures) => m.blocks.find(brokenOff) ?? worstBlock(m.blocks, (b) => tightness(m, b));

export const cropped: Fault = {
  code: "cropped",
  score: "contrast",
  topic: "Room to the edge",
  label: "Cut off or squeezed to the edge",
  works: "Everything has room to the edge",
  grade: "B",
  sources: "Practice (safe areas); labelled ads",
  seen: true,
  looksAt: ["edgeTight", "edgeTouched", "brokenOff", "white"],
  reason: (m) => {
    const b = cut(m);
    if (!b) return "Something is cut at the edge.";
    return brokenOff(b) ? `“${short(b.text)}” breaks off.` : `“${short(b.text)}” stands hard against the edge.`;
  },
  places: (m) => {
    const b = cut(m);
    return b ? [b.box] : [];
  },
  mend: "Leave at least half a line of room to every edge, and let no sentence break off.",
};
