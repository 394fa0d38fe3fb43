import type { Measures } from "../facts/seen.ts";
import type { Flag } from "../types.ts";
import { policyFlags } from "../words/policy.ts";
import { short } from "../words/wording.ts";

const MESSAGES: Record<Flag["code"], string> = {
  policy_risk: "Platforms restrict claims like this one",
  misleading: "Poses as something else than an ad",
  cruelty: "Speaks of harming people or animals",
  crime: "Speaks of breaking the law",
};

/** What is said beside the score: claims that platforms restrict, deceit, cruelty, crime. */
export function flagsOf(m: Measures): Flag[] {
  const text = m.blocks.map((b) => b.text).join(". ");
  return policyFlags(text).map(({ code, words }) => ({
    code,
    message: `${MESSAGES[code]}: “${short(words[0] ?? "")}”.`,
    boxes: m.blocks.filter((b) => words.some((w) => b.text.toLowerCase().includes(w.toLowerCase()))).map((b) => b.box),
  }));
}
