import { WHO } from "./policy-living.ts";
import { isDisowned } from "./policy-disowned.ts";
import { isAskedFor, isOpposed, mayGovern } from "./policy-stance.ts";

export type PolicyCode = "policy_risk" | "misleading" | "cruelty" | "crime";

/**
 * How a hit is read in its sentence. "deed": the pattern begins with a verb, and the ad asks for the deed or does it.
 * "thing": something offered or said, and the words before it do not oppose it. None: the words speak for themselves.
 */
export type Reading = "deed" | "thing" | null;

export interface PolicyRule {
  code: PolicyCode;
  /** Hits of one group count once. */
  group: string;
  /** How much one hit says by itself, 0..1; from 0.5 on it raises the flag alone. A judgement, not fitted. */
  strength: number;
  pattern: RegExp;
  /** What has to follow at once, part by part. */
  rest: readonly RegExp[];
  reading: Reading;
  /** Another sense of the words, to be seen in what follows them or in their sentence. */
  otherwise: RegExp | null;
}

const shared = new Map<string, RegExp>();

/** One pattern of whom it is about serves all rules: each rule with its own would take seconds to compile, all rules together. */
function sharedPattern(source: string, flags: string): RegExp {
  const key = `${flags}${source}`;
  const pattern = shared.get(key) ?? new RegExp(source, flags);
  shared.set(key, pattern);
  return pattern;
}

function partsOf(source: string): Pick<PolicyRule, "pattern" | "rest"> {
  const parts = source.split(/<(LIVING|NAMED|ANIMAL|GROUP)>/u);
  const sources = parts.map((part, i) => (i % 2 === 1 ? WHO[part as keyof typeof WHO] : part)).filter((p) => p !== "");
  const [first = "", ...rest] = sources;
  return { pattern: sharedPattern(first, "gimu"), rest: rest.map((part) => sharedPattern(part, "iymu")) };
}

/** Where the rule's words stand in a text, before asking what they mean there. No rule matches nothing. */
export function matchesOf({ pattern, rest }: PolicyRule, text: string): { index: number; words: string }[] {
  const found: { index: number; words: string }[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { index } = match;
    let end: number | null = index + match[0].length;
    for (const part of rest) {
      part.lastIndex = end;
      end = part.test(text) ? part.lastIndex : null;
      if (end === null) break;
    }
    if (end !== null) found.push({ index, words: text.slice(index, end) });
    pattern.lastIndex = end === null ? index + 1 : Math.max(end, index + 1);
  }
  return found;
}

/** Rules of one code and group, each with what shows another sense, if anything does. */
export const rules = (
  code: PolicyCode,
  group: string,
  ...patterns: (readonly [strength: number, source: string, otherwise?: RegExp])[]
): PolicyRule[] => readAs(null, code, group, ...patterns);

export const readAs = (
  reading: Reading,
  code: PolicyCode,
  group: string,
  ...patterns: (readonly [strength: number, source: string, otherwise?: RegExp])[]
): PolicyRule[] =>
  patterns.map(([strength, source, otherwise = null]) => {
    return { code, group, strength, ...partsOf(source), reading, otherwise };
  });

/** Words of the sentence before and after a hit. */
export interface Place {
  before: string;
  after: string;
  /** The line it stands in: a colon parts "Paintball" from what is shot at. */
  line: string;
}

/** True where the hit means in its sentence what the rule is about. */
export function isMeant({ reading, otherwise }: PolicyRule, words: string, { before, after, line }: Place): boolean {
  if (otherwise?.test(`${before}[${words}]${after}`) ?? false) return false;
  if (reading === "deed" && (otherwise?.test(line) ?? false)) return false;
  if (reading === "deed") return isAskedFor(before, words, after);
  return reading === null || (!isOpposed(before, after) && !isDisowned(before, words, after));
}

/** The same in a sentence that runs over lines, of which the words before the hit are `own` and the others stand above. */
export function isMeantBelow(rule: PolicyRule, words: string, place: Place, own: string): boolean {
  if (isMeant(rule, words, place)) return true;
  const above = place.before.slice(0, Math.max(0, place.before.length - own.trimStart().length));
  return rule.reading === "deed" && !mayGovern(above, own, words) && isMeant(rule, words, { ...place, before: own });
}
