import { hasBenefit, hasNumber, isQuestion } from "./appeals.ts";
import { CONCRETENESS } from "./concreteness.data.ts";
import { contentMean } from "./content-mean.ts";
import { categoryVotes } from "./category.ts";
import { placeOf, rarityAt } from "./lexicon.ts";
import { isOffer } from "./offer.ts";
import { syllablesOf } from "./reading-ease.ts";
import { spellingFaults, type SpellingFault } from "./spelling.ts";
import { sentencesOf, wordsOf } from "./words.ts";

/** Numbers about what the words of an ad tell, each 0..1. Rules of thumb; what they are worth stands in docs/copy-models.md. */

const PROOF =
  /\b(?:award[- ]?winning|awards?|voted|rated|trusted|recommended|clinically|proven|tested|certified|guarantee[ds]?|warranty|since (?:18|19|20)\d\d|\d[\d.,]*\s?(?:million|billion|k|\+)? (?:customers|members|users|people|companies|reviews|families|years)|out of (?:10|ten|5|five)|stars?|best[- ]?sell\w*|#1|no\. ?1|number one)\b/iu;
const COMPARISON =
  /\b(?:more|less|fewer|better|faster|easier|cheaper|lower|higher|longer|softer|stronger|smarter|safer|fresher|cleaner|thinner|lighter|healthier|twice|half|double|than|instead of|without|no more)\b/iu;
const GAIN =
  /\b(?:save|get|win|earn|find|discover|learn|enjoy|protect|improve|grow|boost|reduce|cut|stop|make|build|create|turn|keep|feel|look|sleep|eat|drive|help|helps|gives?|lets?|makes?|keeps?|brings?)\s+(?:\p{L}+\s+){0,2}?(?:your|you|my|the|a|an|more|better|up|free|new|all|every|it|money|time|\d+)\b/iu;
const WHY =
  /\b(?:because|so (?:you|that)|that's why|here's why|reasons? to|made (?:with|for|from|of)|designed (?:for|to)|now with|introducing|new)\b/iu;

/** How much of a reason to care the words give: offer, gain, proof, comparison, figures, an answered question. */
export function reasonStrength(text: string): number {
  const answered = isQuestion(text) && sentencesOf(text).length > 1;
  const signs: [boolean, number][] = [
    [isOffer(text), 0.6],
    [hasBenefit(text), 0.5],
    [GAIN.test(text), 0.4],
    [PROOF.test(text), 0.4],
    [COMPARISON.test(text), 0.3],
    [WHY.test(text), 0.3],
    [hasNumber(text), 0.2],
    [answered, 0.2],
    [wordsOf(text).length >= 15, 0.3],
  ];
  return 1 - signs.reduce((left, [present, weight]) => (present ? left * (1 - weight) : left), 1);
}

/** True where the words give at least one plain reason. */
export const hasReason = (text: string): boolean => reasonStrength(text) >= 0.5;

/** How sure the words name goods or a service: by words of trades. */
export function productNamed(text: string): number {
  const votes = [...categoryVotes(text).values()];
  const most = Math.max(0, ...votes);
  return 1 - 0.6 ** most;
}

/** 0 all words can be pictured, 1 none: predicted concreteness of the content words; a half where none is known. */
export function abstractness(text: string): number {
  const mean = contentMean(text, CONCRETENESS);
  if (mean === null) return 0.5;
  return Math.min(1, Math.max(0, (4.5 - mean) / 2.5));
}

const COMMON_RARITY = 3.3;
const RARE_RARITY = 4.3;

/** Share of the words that everybody knows. */
export function commonness(text: string): number {
  const words = wordsOf(text).filter((word) => word.length > 1);
  if (words.length === 0) return 0;
  return words.filter((word) => rarityAt(placeOf(word)) < COMMON_RARITY).length / words.length;
}

/** Share of the words that are long and rare; names (capitals inside a line) and words not held are left aside. */
export function hardWordShare(text: string): number {
  const words = text.match(/(?<![\p{L}\p{N}@.'’-])\p{L}{4,}(?![\p{L}@'’])/gu) ?? [];
  if (words.length === 0) return 0;
  const hard = words.filter((word) => {
    const place = placeOf(word.toLowerCase());
    const name = /^\p{Lu}\p{Ll}/u.test(word);
    return place >= 0 && !name && rarityAt(place) > RARE_RARITY && syllablesOf(word) >= 3;
  });
  return hard.length / words.length;
}

const MEANT_RARITY = 3.7;
const LEAST_LETTERS = 6;

/** Misspellings one can be sure of: long lower-case words, no name, one slip from an everyday word. */
export function sureTypos(text: string): SpellingFault[] {
  const everyday = (suggestion: string): boolean => rarityAt(placeOf(suggestion)) < MEANT_RARITY;
  return spellingFaults(text).filter(
    ({ word, suggestion }) => word.length >= LEAST_LETTERS && /^\p{Ll}+$/u.test(word) && everyday(suggestion),
  );
}

/** How sure there is a spelling fault: one sure word is more likely right than wrong. */
export function typoStrength(text: string): number {
  return 1 - 0.4 ** sureTypos(text).length;
}

/** How likely the words leave a reader asking what it is about: few words, abstract, no product, no reason. */
export function vagueness(text: string): number {
  const words = wordsOf(text).length;
  const few = 1 / (1 + Math.exp((words - 8) / 3));
  return (few + abstractness(text) + (1 - productNamed(text)) + (1 - reasonStrength(text))) / 4;
}
