import { quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { brokenOff, tightness } from "./features/layout.ts";
import { worstBlock } from "./features/shown.ts";
import type { Measures } from "../facts/seen.ts";
import { roomAtEdge } from "../facts/text-facts.ts";

/** Line heights from the edge below which a text touches it. */
const touching = 0.05;

const isCut = (m: Measures): boolean => m.blocks.some((b) => brokenOff(b) || roomAtEdge(b, m.aspect) < touching);

const cut = (m: Measures) => m.blocks.find(brokenOff) ?? worstBlock(m.blocks, (b) => tightness(m, b));

function said(m: Measures): string {
  const b = cut(m);
  if (!b) return "Something is cut off at the edge.";
  return brokenOff(b) ? `${quoted(b.text)} breaks off.` : `${quoted(b.text)} runs right up to the edge.`;
}

export const cropped: Fault = {
  code: "cropped",
  score: "contrast",
  topic: "Whether anything is cut off",
  label: "Cut off or too close to the edge",
  phrase: "something cut off or too close to the edge",
  works: "Everything keeps clear of the edges",
  grade: "B",
  sources: "Practice (safe areas); labelled ads",
  seen: true,
  looksAt: ["edgeTight", "edgeTouched", "brokenOff", "white", "looks_cropped"],
  doubted: isCut,
  looked: (m) => {
    if (m.blocks.length === 0) return "";
    return isCut(m) ? said(m) : "No text touches the edge, and no line breaks off.";
  },
  reason: said,
  places: (m) => {
    const b = cut(m);
    return b ? [b.box] : [];
  },
  mend: "Leave at least half a line of space at every edge, and let no sentence break off.",
};
