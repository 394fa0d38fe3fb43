import { oneStop, quoted, round } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { rivals } from "./features/layout.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { headOf, mustRead } from "./features/shown.ts";

/** The largest text beside the headline. */
const nextTo = (m: Measures, head: MeasuredBlock): MeasuredBlock | undefined =>
  mustRead(m)
    .filter((b) => b !== head)
    .toSorted((p, q) => q.size - p.size)[0];

/** How many times as tall as the next text the headline is; null where there is none, or no other. */
function leadOf(m: Measures): number | null {
  const head = headOf(m);
  const next = head && nextTo(m, head);
  return head && next ? head.size / next.size : null;
}

/** A lead that is seen as one. */
const seenLead = 1.2;

function looked(m: Measures): string {
  const head = headOf(m);
  if (!head) return "No line was found that stands out as a headline.";
  if (m.unsure.includes("headline")) return "";
  const lead = leadOf(m);
  if (lead === null) return `Beside ${quoted(head.text)} there is no other text to read.`;
  return lead < seenLead
    ? `${quoted(head.text)} is hardly taller than ${quoted(nextTo(m, head)?.text ?? "")}.`
    : `${quoted(head.text)} is ${round(lead, 1)} times as tall as the next text.`;
}

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
  doubted: (m) => !headOf(m) || (leadOf(m) ?? seenLead) < seenLead,
  looked,
  reason: (m) => {
    const head = headOf(m);
    const [rival] = rivals(m);
    if (!head) return "No line stands out as a headline.";
    return rival
      ? oneStop(`${quoted(rival.text)} is as large as ${quoted(head.text)}.`)
      : `${quoted(head.text)} is hardly larger than the rest of the text.`;
  },
  places: (m) => [headOf(m), ...rivals(m)].flatMap((b) => (b ? [b.box] : [])),
  mend: "Make one line clearly the largest, about twice the rest.",
};
