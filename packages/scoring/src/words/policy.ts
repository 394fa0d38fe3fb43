import { SENTENCE_ENDS, type Sentence, sentencesIn, withoutDisguise } from "./policy-clauses.ts";
import { CRIME_RULES } from "./policy-crime.ts";
import { CRUELTY_RULES } from "./policy-cruelty.ts";
import { GOODS_RULES } from "./policy-goods.ts";
import { HATE_RULES } from "./policy-hate.ts";
import { HEALTH_RULES } from "./policy-health.ts";
import { POSING_RULES } from "./policy-posing.ts";
import { RISK_RULES } from "./policy-risk.ts";
import { isMeant, isMeantBelow, matchesOf, type Place, type PolicyCode, type PolicyRule } from "./policy-rules.ts";
import { isDisowned } from "./policy-disowned.ts";

export interface PolicyFlag {
  code: PolicyCode;
  /** The words that raised it, as written. */
  words: string[];
}

const RULES: readonly PolicyRule[] = [
  ...HEALTH_RULES,
  ...RISK_RULES,
  ...POSING_RULES,
  ...CRUELTY_RULES,
  ...HATE_RULES,
  ...CRIME_RULES,
  ...GOODS_RULES,
];
const CODES: readonly PolicyCode[] = ["policy_risk", "misleading", "cruelty", "crime"];
const FLAGGED = 0.5;

/** A film, series, game or book is what is sold. "Season" and "game" alone are not enough: "New season, new flavours". */
const STORY =
  /\b(?:in (?:theat(?:er|re)s|cinemas)|(?:new|final|last) season (?:on |starts |premieres |streaming |\p{L}+day)|season (?:\d+|premiere|finale)|episodes?|(?:now |stream(?:ing)? )(?:on|from) (?:netflix|hulu|prime|disney|\p{L}+day)|now streaming|trailer|an? (?:\p{L}+ )?(?:novel|thriller|mystery|musical)|the (?:movie|film|series|musical|documentary|play)|box ?office|bestseller|paperback|on dvd|xbox|playstation)\b/iu;
/** Whoever speaks to the reader of the reader's own, or of itself, tells no story. */
const REAL = /\b(?:your|our|we|us)\b/iu;

interface Hit {
  rule: PolicyRule;
  words: string;
  /** The same as the rules read them, in one line, and what stands before them in their sentence. */
  said: string;
  before: string;
}

const DARK: ReadonlySet<PolicyCode> = new Set(["cruelty", "crime"]);

/**
 * Cruelty and crime are read sentence by sentence, for who does what to whom; claims and poses in the whole text, since they
 * span lines. `text` is as written; `plain`, as long as it, without letters in disguise.
 */
function hitsIn(rule: PolicyRule, text: string, plain: string, sentences: readonly Sentence[], story: boolean): Hit[] {
  const hit = (from: number, words: string, before: string): Hit => {
    return { rule, words: bare(text.slice(from, from + words.length)), said: inOneLine(words).trim(), before };
  };
  if (!DARK.has(rule.code)) {
    return matchesOf(rule, plain).flatMap(({ index, words }) => {
      const own = sentences.find((s) => index < s.start + s.text.length);
      const before = plain.slice(Math.min(own?.start ?? 0, index), index);
      const after = /^[^.!?\n]*[.!?]?/u.exec(plain.slice(index + words.length))?.[0] ?? "";
      const isSaid = isMeant(rule, words, { before, after, line: "" }) && !isDisowned(before, words, after);
      return isSaid ? [hit(index, words, before)] : [];
    });
  }
  return sentences.flatMap((own) =>
    matchesOf(rule, own.text).flatMap(({ index, words }) => {
      if (story && rule.group !== "goods" && !REAL.test(own.text)) return [];
      const before = own.text.slice(0, index);
      const after = own.text.slice(index + words.length) + own.end;
      const line = lineAt(plain, own.start + index);
      return isMeant(rule, words, { before, after, line }) ? [hit(own.start + index, words, before)] : [];
    }),
  );
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, " ");

/** Every place of the hit's words in a text without line breaks, with all of the sentence round them. */
function placesIn(flow: string, { rule, said }: Hit): Place[] {
  return sentencesIn(flow, rule.group === "goods" ? SENTENCE_ENDS : undefined).flatMap((sentence) => {
    const at = sentence.text.indexOf(said);
    if (at < 0) return [];
    return [
      { before: sentence.text.slice(0, at), after: sentence.text.slice(at + said.length) + sentence.end, line: flow },
    ];
  });
}

/**
 * A line ends where there is no room left: "NO ONE SHOULD EVER / HIT A CHILD" asks for nothing, and "POKER / FACE SUNGLASSES" are none for
 * gamblers. What a line says by itself is meant where it is meant in the sentence that runs over the lines as well.
 */
function isMeantOverLines(hit: Hit, flows: readonly string[]): boolean {
  const places = flows.flatMap((flow) => placesIn(flow, hit));
  if (places.length === 0) return true;
  if (DARK.has(hit.rule.code)) return places.some((place) => isMeantBelow(hit.rule, hit.said, place, hit.before));
  // What follows may make other words of it; what stands before is asked for its sense only, since a rule may want the start of a line.
  const isSame = ({ after }: Place): boolean =>
    matchesOf(hit.rule, hit.said + after).some((m) => m.words.trim() === hit.said);
  const isSaid = (place: Place): boolean => isMeant(hit.rule, hit.said, { ...place, line: "" });
  return places.some((place) => isSame(place) && isSaid(place) && !isDisowned(place.before, hit.said, place.after));
}

const lineAt = (text: string, index: number): string =>
  /^.*/u.exec(text.slice(text.lastIndexOf("\n", index) + 1))?.[0] ?? "";

const bare = (words: string): string => words.trim().replaceAll(/^[^\p{L}\p{N}($€£]+/gu, "");

function findHits(text: string): Hit[] {
  const plain = withoutDisguise(text);
  const story = STORY.test(inOneLine(plain));
  const clauses = sentencesIn(plain);
  const sentences = sentencesIn(plain, SENTENCE_ENDS);
  return RULES.flatMap((rule) => hitsIn(rule, text, plain, rule.group === "goods" ? sentences : clauses, story));
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

export const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/[^\S\n]+/gu, " ");

/** How likely a platform's reviewer is to object, 0..1, by the claims' form. Strengths are judgements, not calibrated chances. */
export function policyProbability(text: string, code: PolicyCode): number {
  return probabilityOf(hitsOf(tidy(text)), code);
}

/** The words that weigh most, also where they are too weak to be flagged; null where there are none. */
export function weightiestWords(text: string, code: PolicyCode): string | null {
  const [first] = hitsOf(tidy(text))
    .filter(({ rule }) => rule.code === code)
    .toSorted((p, q) => q.rule.strength - p.rule.strength);
  return first?.words ?? null;
}

/**
 * What a platform would refuse or restrict in these words; empty for honest copy on any topic. `flows`: the same words where they run on
 * over the ends of lines.
 */
export function policyFlags(text: string, flows: readonly string[] = []): PolicyFlag[] {
  const running = flows.map((flow) => withoutDisguise(inOneLine(tidy(flow))));
  const hits = hitsOf(tidy(text)).filter((hit) => isMeantOverLines(hit, running));
  return CODES.filter((code) => probabilityOf(hits, code) >= FLAGGED).map((code) => ({
    code,
    words: [...new Set(hits.filter(({ rule }) => rule.code === code).map(({ words }) => words))],
  }));
}
