import { headOf } from "./features/shown.ts";
import { short } from "../words/wording.ts";
import type { Fault } from "./fault.ts";

export const teaser: Fault = {
  code: "teaser",
  score: "copy_engagement",
  topic: "Saying it straight",
  label: "Teases instead of telling",
  works: "Comes straight to the point",
  grade: "A",
  sources: "Clickbait lowers the rating of ads (Zeng et al. 2021); Chakraborty et al. 2016; labelled ads",
  seen: true,
  looksAt: ["teasing", "titled", "headlineLong", "brokenOff", "sponsored", "brandLikeText", "question"],
  reason: (m) => {
    const head = headOf(m);
    return head ? `“${short(head.text)}” holds the point back.` : "The words hold the point back.";
  },
  places: (m) => {
    const head = headOf(m);
    return head ? [head.box] : [];
  },
  mend: "Say in the headline what it is about.",
};
