import { LETTER_PROFILES } from "./letter-profiles.data.ts";
import { plainLetters } from "./letter-triples.ts";

/** Triples of letters that a text must hold before its language can be told: four or five words. */
const LEAST_TRIPLES = 20;
/**
 * Share of the triples that are among a language's most usual ones. Ads in sixteen languages reach .31 to .69 in their own; random letters at
 * most .20, words made up in the English way at most .29 in any.
 */
export const OWN_SHARE = 0.3;

/** Words beyond so many different ones tell nothing more. */
const MOST_WORDS = 120;

let places: ReadonlyMap<string, readonly number[]> | null = null;
const CODES = Object.keys(LETTER_PROFILES);

/** For each triple the languages in which it is usual, by their place in CODES. */
function loaded(): NonNullable<typeof places> {
  if (places !== null) return places;
  const found = new Map<string, number[]>();
  Object.values(LETTER_PROFILES).forEach((text, place) => {
    for (const triple of text.match(/.{3}/gu) ?? []) found.set(triple, [...(found.get(triple) ?? []), place]);
  });
  places = found;
  return found;
}

/** Of each language the share of these words' triples of letters that are usual in it, accents or none; null of few words. English is not asked. */
export function sharesByLetters(words: readonly string[]): Record<string, number> | null {
  const triples = [...new Set(words)].slice(0, MOST_WORDS).flatMap((word) => {
    const edged = `_${plainLetters(word)}_`;
    return edged.length < 4 ? [] : Array.from({ length: edged.length - 2 }, (_, i) => edged.slice(i, i + 3));
  });
  if (triples.length < LEAST_TRIPLES) return null;
  const counts = new Array<number>(CODES.length).fill(0);
  for (const triple of triples)
    for (const place of loaded().get(triple) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  return Object.fromEntries(CODES.map((code, place) => [code, (counts[place] ?? 0) / triples.length]));
}

/** The language of fifty, English not among them, whose words are put together most like these. */
export function languageByLetters(words: readonly string[]): { code: string; share: number } | null {
  const shares = sharesByLetters(words);
  if (shares === null) return null;
  return Object.entries(shares).reduce((best, [code, share]) => (share > best.share ? { code, share } : best), {
    code: "",
    share: -1,
  });
}

/** True for words put together as one of these languages does it. */
export const isFormedLikeALanguage = (words: readonly string[]): boolean =>
  (languageByLetters(words)?.share ?? 0) >= OWN_SHARE;
