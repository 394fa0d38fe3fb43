import { quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { rivals } from "./features/layout.ts";
import { headOf } from "./features/shown.ts";

export const weakHierarchy: Fault = {
  code: "weak_hierarchy",
  score: "contrast",
  topic: "What is seen first",
  label: "Nothing stands out as the main point",
  phrase: "nothing that stands out as the main point",
  works: "One line clearly leads",
  grade: "B",
  sources: "Typographic practice (modular scales); labelled ads",
  seen: true,
  looksAt: [
    "unfocused",
    "faintAndSmall",
    "clutter",
    "headlineUnseen",
    "headlineAbsent",
    "flatSizes",
    "rivals",
    "misaligned",
    "looks_weak_hierarchy",
  ],
  reason: (m) => {
    const head = headOf(m);
    const [rival] = rivals(m);
    if (!head) return "No line stands out as a headline.";
    return rival
      ? `${quoted(rival.text)} is as large as ${quoted(head.text)}.`
      : `${quoted(head.text)} is hardly larger than the rest of the text.`;
  },
  places: (m) => [headOf(m), ...rivals(m)].flatMap((b) => (b ? [b.box] : [])),
  mend: "Make one line clearly the largest, about twice the rest.",
};
