import type { Measures } from "../facts/seen.ts";
import type { Flag } from "../types.ts";
import { policyFlags } from "../words/policy.ts";
import { short } from "../words/wording.ts";
import { adText } from "./features/shown.ts";

const MESSAGES: Record<Flag["code"], (words: string) => string> = {
  policy_risk: (words) => `Platforms restrict ads that say “${words}”: expect a review.`,
  misleading: (words) => `“${words}” presents the ad as something it is not: platforms reject that.`,
  cruelty: (words) => `“${words}” threatens or mocks people: no platform will run it.`,
  crime: (words) => `“${words}” offers or praises something illegal: no platform will run it.`,
};

/** What is said beside the score: words that platforms restrict, deceit, cruelty, crime. */
export function flagsOf(m: Measures): Flag[] {
  return policyFlags(adText(m)).map(({ code, words }) => {
    const [first = ""] = words;
    const isSaid = (text: string): boolean => words.some((w) => text.toLowerCase().includes(w.toLowerCase()));
    const boxes = m.blocks.filter((b) => isSaid(b.text)).map((b) => b.box);
    return { code, message: MESSAGES[code](short(first)), boxes };
  });
}
