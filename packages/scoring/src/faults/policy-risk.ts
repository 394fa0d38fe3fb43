import { policyFlags } from "../words/policy.ts";
import { adText, headOf } from "./features/shown.ts";
import type { Fault } from "./fault.ts";
import { isInOtherScript } from "./features/copy.ts";

export const policyRisk: Fault = {
  code: "policy_risk",
  score: "copy_engagement",
  topic: "Restricted claims",
  label: "Words that platforms restrict",
  phrase: "words that platforms restrict",
  works: "No restricted claim found",
  grade: "C",
  sources: "Published advertising policies of the large platforms; labelled ads",
  seen: true,
  looksAt: ["restricted", "teasing"],
  looked: (m) =>
    policyFlags(adText(m)).length === 0
      ? "We found none of the promises that platforms restrict, such as cures or sure profits."
      : "",
  unknowable: isInOtherScript,
  reason: () => "Platforms restrict ads with words like these.",
  places: (m) => {
    const head = headOf(m);
    return head ? [head.box] : [];
  },
  mend: "Drop the claim, or word it so that it can be proven.",
};
