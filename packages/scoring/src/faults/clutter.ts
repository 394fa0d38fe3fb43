import { DAMAGE_WORDS, damageShownAs } from "./damage.ts";
import type { Fault } from "./fault.ts";

/** Fewer are not what makes an ad cluttered. */
export const MANY_TEXTS = 6;

export const clutter: Fault = {
  code: "clutter",
  score: "contrast",
  topic: "Clutter",
  label: "Cluttered",
  phrase: "clutter",
  works: null,
  grade: "A",
  sources: "Rosenholtz et al. 2007; fitted on complexity judgements (SAVOIAS) and labelled ads",
  seen: true,
  looksAt: ["clutter", "clutterHigh", "unfocused", "unread", "manyBlocks", "looks_clutter"],
  outright: (m) => damageShownAs("clutter", m),
  paidElsewhere: true,
  reason: (m) => {
    if (damageShownAs("clutter", m) > 0) return DAMAGE_WORDS.strewn;
    // What is pictured is not counted: of six bottles the detectors find one.
    const shown = m.figures.length === 0 ? "" : " and what is pictured";
    return m.blocks.length < MANY_TEXTS
      ? "There is much to look at in the picture itself."
      : `${m.blocks.length} blocks of text${shown} compete for attention.`;
  },
  places: () => [],
  mend: "Take away what does not help the message, and give what stays more room.",
};
