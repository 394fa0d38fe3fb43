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
export const withoutSketch = ({ fault }: Pick<Recommendation, "fault">): string =>
  fault !== null && ofWords.includes(fault)
    ? "No sketch: this needs other words."
    : "No sketch: this needs a designer.";
