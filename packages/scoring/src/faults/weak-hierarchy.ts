import { short } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { rivals } from "./features/layout.ts";
import { headOf } from "./features/shown.ts";

export const weakHierarchy: Fault = {
  code: "weak_hierarchy",
  score: "contrast",
  topic: "What comes first",
  label: "Nothing comes first",
  works: "One thing comes first",
  grade: "B",
  sources: "Typographic practice (modular scales); labelled ads",
  seen: true,
  looksAt: ["unfocused", "faintAndSmall", "clutter", "headlineUnseen", "headlineAbsent", "flatSizes", "rivals"],
  reason: (m) => {
    const head = headOf(m);
    const [rival] = rivals(m);
    if (!head) return "No line is set as a headline.";
    return rival
      ? `“${short(rival.text)}” is set as large as “${short(head.text)}”.`
      : `“${short(head.text)}” is hardly larger than the rest of the text.`;
  },
  places: (m) => [headOf(m), ...rivals(m)].flatMap((b) => (b ? [b.box] : [])),
  mend: "Make one line clearly the largest, about twice the rest.",
};
