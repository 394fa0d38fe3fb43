import type { FaultCode, Recommendation } from "@adjudge/contracts";

/** Mended by writing: there is nothing to draw before somebody has found the words. */
const ofWords: readonly FaultCode[] = [
  "too_much_text",
  "unclear_message",
  "no_reason",
  "teaser",
  "misleading",
  "policy_risk",
  "typos",
  "hard_words",
];

/** Why a piece of advice has no sketch: said before anybody asks for one. */
export function withoutSketch({ fault }: Pick<Recommendation, "fault">): string {
  if (fault !== null && ofWords.includes(fault)) return "No sketch: this needs other words.";
  // A button covers neither words nor people nor things.
  if (fault === "no_cta") return "No sketch: we found no free, calm place for a button.";
  return "No sketch: this needs a designer.";
}
