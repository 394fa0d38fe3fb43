import type { Measures } from "../facts/seen.ts";
import type { Flag } from "../types.ts";
import { type PolicyFlag, policyFlags } from "../words/policy.ts";
import { short } from "../words/wording.ts";
import { adText } from "./features/shown.ts";

const MESSAGES: Record<Flag["code"], (words: string) => string> = {
  policy_risk: (words) => `Platforms restrict ads that say “${words}”: expect a review.`,
  misleading: (words) => `“${words}” presents the ad as something it is not: platforms reject that.`,
  cruelty: (words) => `“${words}” threatens or mocks people: no platform will run it.`,
  crime: (words) => `“${words}” offers or praises something illegal: no platform will run it.`,
};

/** The same words line by line: a sentence may end with a line of a block ("we poison your kids / Fresh every day"). */
const lineByLine = (m: Measures): string =>
  m.blocks
    .filter((b) => b.role !== "legal")
    .flatMap((b) => b.setAs ?? [b.text])
    .join("\n");

const policyFlagsOf = (m: Measures): PolicyFlag[] => {
  const asBlocks = policyFlags(adText(m));
  const asLines = policyFlags(lineByLine(m)).filter(({ code }) => !asBlocks.some((one) => one.code === code));
  return [...asBlocks, ...asLines];
};

/** What is said beside the score: words that platforms restrict, deceit, cruelty, crime. */
export function flagsOf(m: Measures): Flag[] {
  return policyFlagsOf(m).map(({ code, words }) => {
    const [first = ""] = words;
    // Words of one sentence may stand in two blocks, one above the other.
    const parts = words.flatMap((w) => w.toLowerCase().split("\n"));
    const isSaid = (text: string): boolean => parts.some((part) => text.toLowerCase().includes(part.trim()));
    const boxes = m.blocks.filter((b) => isSaid(b.text)).map((b) => b.box);
    return { code, message: MESSAGES[code](short(first.replaceAll("\n", " "))), boxes };
  });
}
