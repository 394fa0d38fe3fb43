import { HARM_RULES, MISLEADING_RULES } from "./policy-harm.ts";
import { RISK_RULES } from "./policy-risk.ts";
import type { PolicyCode, PolicyRule } from "./policy-rules.ts";

export interface PolicyFlag {
  code: PolicyCode;
  /** The words that raised it, as written. */
  words: string[];
}

const RULES: readonly PolicyRule[] = [...RISK_RULES, ...MISLEADING_RULES, ...HARM_RULES];
const CODES: readonly PolicyCode[] = ["policy_risk", "misleading", "cruelty", "crime"];
const FLAGGED = 0.5;

/** The speaker is against it, or helps against it. */
const AGAINST =
  /\b(?:stop|stops|don't|do not|never|not|no|nobody|end|ends|against|prevent\w*|without|quit\w*|fight\w*|report|victims?|save|protect\w*|help(?:s|ing)? (?:us )?(?:stop|end)|before|free from|smoke-?free|anti-?)\b[^.!?]{0,24}$/iu;
/** A story, not a deed: film, series, game or book. */
const STORY =
  /\b(?:in (?:theat(?:er|re)s|cinemas)|season|episodes?|streaming|trailer|novel|thriller|premieres?|the (?:movie|film|game|series|musical)|box ?office|bestseller|xbox|playstation)\b/iu;
const GUARDED: ReadonlySet<string> = new Set(["harm", "crime", "goods"]);

interface Hit {
  rule: PolicyRule;
  words: string;
}

/** As `matchAll`, with the pattern itself: `matchAll` works on a copy, and a copy of every rule was compiled anew for every ad. No rule
 * matches nothing. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") return found;
  }
  return found;
}

function findHits(text: string): Hit[] {
  const story = STORY.test(text);
  return RULES.flatMap((rule) => {
    if (story && (rule.code === "cruelty" || rule.code === "crime")) return [];
    const found = matchesOf(rule.pattern, text).filter(
      ({ index }) => !GUARDED.has(rule.group) || !AGAINST.test(text.slice(0, index)),
    );
    return found.map(([words]) => ({ rule, words: words.trim().replaceAll(/^[^\p{L}\p{N}($€£]+/gu, "") }));
  });
}

let last: { text: string; hits: readonly Hit[] } | null = null;

/** Every code, and the flags, are asked of the same text one after the other. */
function hitsOf(text: string): readonly Hit[] {
  if (last === null || text !== last.text) last = { text, hits: findHits(text) };
  return last.hits;
}

/** One minus the chance that all groups are wrong; of one group the strongest hit counts. */
function probabilityOf(hits: readonly Hit[], code: PolicyCode): number {
  const groups = new Map<string, number>();
  for (const { rule } of hits)
    if (rule.code === code) groups.set(rule.group, Math.max(groups.get(rule.group) ?? 0, rule.strength));
  return 1 - [...groups.values()].reduce((left, strength) => left * (1 - strength), 1);
}

const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/[^\S\n]+/gu, " ");

/** How likely a platform's reviewer is to object, 0..1, by the claims' form. Strengths are judgements, not calibrated chances. */
export function policyProbability(text: string, code: PolicyCode): number {
  return probabilityOf(hitsOf(tidy(text)), code);
}

/** What a platform would refuse or restrict in these words; empty for honest copy on any topic. */
export function policyFlags(text: string): PolicyFlag[] {
  const hits = hitsOf(tidy(text));
  return CODES.filter((code) => probabilityOf(hits, code) >= FLAGGED).map((code) => ({
    code,
    words: [...new Set(hits.filter(({ rule }) => rule.code === code).map(({ words }) => words))],
  }));
}
