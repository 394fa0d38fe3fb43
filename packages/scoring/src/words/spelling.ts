import { placeOf, rarityAt } from "./lexicon.ts";

export interface SpellingFault {
  word: string;
  suggestion: string;
}

/** Words rarer than this are too odd to be what a writer meant. */
const MEANT_RARITY = 4.25;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ENDINGS = /(?:s|es|ed|ing|ly|er|est|ness|less|ful|y|able|ish|en|ers|ings|in)$/;

const known = (word: string): boolean => placeOf(word) >= 0;
const common = (word: string, most: number): boolean => known(word) && rarityAt(placeOf(word)) < most;

/** An inflection ("softest", "bakes") or a compound ("skincare") of words that are held. */
export function isBuilt(word: string): boolean {
  const stem = word.replace(ENDINGS, "");
  if (stem !== word && stem.length >= 3 && (known(stem) || known(`${stem}e`) || known(stem.replace(/i$/, "y"))))
    return true;
  if (stem !== word && /(.)\1$/.test(stem) && known(stem.slice(0, -1))) return true;
  for (let i = 3; i <= word.length - 3; i++) if (common(word.slice(0, i), 4) && common(word.slice(i), 4)) return true;
  return (
    /^(?:un|re|pre|non|over|out|super|mega|multi|ultra|anti|mini|micro|eco|bio)/.test(word) &&
    known(word.replace(/^(?:un|re|pre|non|over|out|super|mega|multi|ultra|anti|mini|micro|eco|bio)/, ""))
  );
}

/** Words one slip away: a letter dropped, doubled, put in, swapped or changed; the first letter is taken as right. */
function* oneSlip(word: string): Generator<string> {
  for (let i = 1; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    if (tail !== "") yield head + tail.slice(1);
    if (tail.length > 1) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
    for (const letter of LETTERS) {
      yield head + letter + tail;
      if (tail !== "") yield head + letter + tail.slice(1);
    }
  }
}

function suggestionFor(word: string): string | null {
  let best: string | null = null;
  let rarity = MEANT_RARITY;
  for (const candidate of oneSlip(word)) {
    const place = candidate.length >= 4 ? placeOf(candidate) : -1;
    if (place < 0 || rarityAt(place) >= rarity) continue;
    best = candidate;
    rarity = rarityAt(place);
  }
  return best;
}

/**
 * Words that are probably misspelt: unknown, not built from known words, and one slip from a common one. A name with
 * inner capitals, digits or one in quotes is left alone. Real words in the wrong place ("free trail") are not seen, and a
 * brand that respells a word ("Flickr") is reported: treat it as a hint (evidence C).
 */
export function spellingFaults(text: string): SpellingFault[] {
  const words =
    text
      .normalize("NFC")
      .replaceAll(/[’‘`´]/g, "'")
      .match(/(?<![\p{L}\p{N}@#/._'-])[a-zA-Z]{5,20}(?![\p{L}\p{N}@/_'-]|\.\p{L})/gu) ?? [];
  const faults = new Map<string, SpellingFault>();
  for (const spelled of words) {
    const word = spelled.toLowerCase();
    if (/^.+[A-Z]/.test(spelled) && spelled !== spelled.toUpperCase()) continue;
    if (known(word) || faults.has(word) || isBuilt(word)) continue;
    const suggestion = suggestionFor(word);
    if (suggestion !== null) faults.set(word, { word: spelled, suggestion });
  }
  return [...faults.values()];
}
