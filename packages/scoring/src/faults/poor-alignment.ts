import type { Fault } from "./fault.ts";
import { mustRead } from "./features/shown.ts";

export const poorAlignment: Fault = {
  code: "poor_alignment",
  score: "contrast",
  topic: "Alignment",
  label: "Texts do not line up",
  phrase: "texts that do not line up",
  works: "Texts line up",
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
  reason: () => "The texts start at different edges.",
  places: (m) => mustRead(m).map((b) => b.box),
  mend: "Set the texts on one left edge or one centre line.",
};
