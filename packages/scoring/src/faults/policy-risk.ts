import type { Box } from "../picture.ts";
import { policyFlags, tidy, weightiestWords } from "../words/policy.ts";
import { oneStop, quoted } from "../words/wording.ts";
import { adText, headOf } from "./features/shown.ts";
import type { Fault } from "./fault.ts";
import type { Measures } from "../facts/seen.ts";
import { isInOtherScript } from "./features/copy.ts";

/** The first words that platforms restrict, and where they stand; they are looked for where the chance is, in all that is said. */
export function restrictedWords(m: Measures): { words: string; boxes: Box[] } | null {
  const flag = policyFlags(adText(m)).find(({ code }) => code === "policy_risk" || code === "misleading");
  const words = flag?.words[0]?.replaceAll(/\s+/gu, " ");
  if (words === undefined) return null;
  const block = m.blocks.find((b) => tidy(b.text).includes(words));
  return { words, boxes: block ? [block.box] : [] };
}

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
  reason: (m) => {
    const found = restrictedWords(m);
    if (found) return oneStop(`Platforms restrict ads that say ${quoted(found.words)}.`);
    const hint = weightiestWords(adText(m), "policy_risk");
    return hint === null
      ? "Platforms may restrict what these words promise."
      : oneStop(`Platforms may restrict ads that say ${quoted(hint)}.`);
  },
  places: (m) => {
    const found = restrictedWords(m);
    if (found && found.boxes.length > 0) return found.boxes;
    const head = headOf(m);
    return head ? [head.box] : [];
  },
  mend: "Drop the claim, or word it so that it can be proven.",
};
