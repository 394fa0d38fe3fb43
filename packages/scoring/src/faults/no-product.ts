import { headOf } from "./features/shown.ts";
import { quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";

export const noProduct: Fault = {
  code: "no_product",
  score: "copy_engagement",
  topic: "What is offered",
  label: "Does not say what is offered",
  phrase: "no mention of what is offered",
  works: "Says what is offered",
  grade: "B",
  sources: "Labelled ads",
  seen: true,
  looksAt: ["teasing", "noThing", "fewWords", "noOffer", "senseless", "noPicture", "looks_no_product"],
  reason: (m) => {
    const head = headOf(m);
    return head ? `${quoted(head.text)} does not say what is offered.` : "No words say what is offered.";
  },
  places: (m) => {
    const head = headOf(m);
    return head ? [head.box] : [];
  },
  mend: "Name the product in the headline or right below it.",
};
