import type { Measures } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";
import { axes } from "./features/layout.ts";
import { mustRead } from "./features/shown.ts";

function looked(m: Measures): string {
  const count = mustRead(m).length;
  if (count < 2) return "There is too little text to line up.";
  const edges = axes(mustRead(m)) + 1;
  return edges === 1
    ? `${count === 2 ? "Both" : `All ${count}`} blocks of text stand on one edge or centre line.`
    : `${count} blocks of text stand on ${edges} different edges or centre lines.`;
}

export const poorAlignment: Fault = {
  code: "poor_alignment",
  score: "contrast",
  topic: "Alignment",
  label: "Blocks of text do not line up",
  phrase: "text that does not line up",
  works: "Blocks of text line up",
  grade: "B",
  sources: "Ngo, Teo, Byrne 2003; labelled ads",
  seen: true,
  looksAt: [
    "misaligned",
    "axes",
    "axesShare",
    "unbalanced",
    "manyBlocks",
    "rivals",
    "manyLines",
    "looks_poor_alignment",
  ],
  looked,
  reason: () => "The blocks of text start at different edges.",
  places: (m) => mustRead(m).map((b) => b.box),
  mend: "Set the text on one left edge or one centre line.",
};
