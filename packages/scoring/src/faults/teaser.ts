import { teasing } from "./features/copy.ts";
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
    const does = teasing(m) >= 0.5 ? "holds the point back" : "reads like a story rather than an offer";
    return head ? `“${short(head.text)}” ${does}.` : `The copy ${does}.`;
  },
  places: (m) => {
    const head = headOf(m);
    return head ? [head.box] : [];
  },
  mend: "Say in the headline what it is about.",
};
