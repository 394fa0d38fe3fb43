import { LETTER_PROFILES } from "./letter-profiles.data.ts";
import { plainLetters } from "./letter-triples.ts";

/** Triples of letters that a text must hold before its language can be told: four or five words. */
const LEAST_TRIPLES = 20;
/**
 * Share of the triples that are among a language's most usual ones. Ads in sixteen languages reach .31 to .69 in their own; random letters at
 * most .20, words made up in the English way at most .29 in any.
 */
const OWN_SHARE = 0.3;

let profiles: readonly (readonly [code: string, triples: ReadonlySet<string>])[] | null = null;

const loaded = (): NonNullable<typeof profiles> =>
  (profiles ??= Object.entries(LETTER_PROFILES).map(([code, text]) => [code, new Set(text.match(/.{3}/gu) ?? [])]));

/**
 * The language whose words are put together most like these, accents or none, and the share of their triples of letters that are usual in it; null
 * of few words. English, whose words are known, is not among the fifty that are asked.
 */
export function languageByLetters(words: readonly string[]): { code: string; share: number } | null {
  const triples = words.flatMap((word) => {
    const edged = `_${plainLetters(word)}_`;
    return edged.length < 4 ? [] : Array.from({ length: edged.length - 2 }, (_, i) => edged.slice(i, i + 3));
  });
  if (triples.length < LEAST_TRIPLES) return null;
  return loaded()
    .map(([code, own]) => ({ code, share: triples.filter((triple) => own.has(triple)).length / triples.length }))
    .reduce((best, one) => (one.share > best.share ? one : best));
}

/** True for words put together as one of these languages does it. */
export const isFormedLikeALanguage = (words: readonly string[]): boolean =>
  (languageByLetters(words)?.share ?? 0) >= OWN_SHARE;
