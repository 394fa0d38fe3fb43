import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import type { Flag } from "../types.ts";
import { type PolicyFlag, policyFlags } from "../words/policy.ts";
import { isOfAnimals } from "../words/policy-living.ts";
import { short } from "../words/wording.ts";
import { adText } from "./features/shown.ts";

const MESSAGES: Record<Flag["code"], (words: string) => string> = {
  policy_risk: (words) => `Platforms restrict ads that say “${words}”: expect a review.`,
  misleading: (words) => `“${words}” presents the ad as something it is not: platforms reject that.`,
  cruelty: (words) =>
    `“${words}” ${isOfAnimals(words) ? "calls for harm to animals" : "threatens or mocks people"}: no platform will run it.`,
  crime: (words) => `“${words}” offers or praises something illegal: no platform will run it.`,
};

/** The same words line by line: a sentence may end with a line of a block ("we poison your kids / Fresh every day"). */
const lineByLine = (m: Measures): string =>
  m.blocks
    .filter((b) => b.role !== "legal")
    .flatMap((b) => b.setAs ?? [b.text])
    .join("\n");

/** Set in another size than this many times its own, words are no part of the sentence above. */
const alike = 1.6;

/** Right above it and about as large: a sentence may run from the one block into the other. */
function runsOnInto(upper: MeasuredBlock, lower: MeasuredBlock): boolean {
  const gap = lower.box.y - (upper.box.y + upper.box.height);
  const line = Math.max(upper.box.height / Math.max(1, upper.lines), lower.box.height / Math.max(1, lower.lines));
  const across =
    Math.min(upper.box.x + upper.box.width, lower.box.x + lower.box.width) - Math.max(upper.box.x, lower.box.x);
  return across > 0 && gap > -line / 2 && gap < line && Math.abs(Math.log(lower.size / upper.size)) < Math.log(alike);
}

/** Blocks that stand one under the other as one text, without the ends of their lines. */
function flowsOf(m: Measures): string[] {
  const flows: MeasuredBlock[][] = [];
  const spoken = m.blocks.filter((b) => b.role !== "legal" && b.role !== "brand" && b.button === null);
  for (const block of spoken.toSorted((p, q) => p.box.y - q.box.y)) {
    const above = flows.find((flow) => runsOnInto(flow.at(-1) ?? block, block));
    if (above) above.push(block);
    else flows.push([block]);
  }
  return flows.map((flow) => flow.map((b) => b.text).join(" "));
}

const policyFlagsOf = (m: Measures): PolicyFlag[] => {
  const flows = flowsOf(m);
  const asBlocks = policyFlags(adText(m), flows);
  const asLines = policyFlags(lineByLine(m), flows).filter(({ code }) => !asBlocks.some((one) => one.code === code));
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
