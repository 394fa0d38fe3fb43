import { LETTER_PROFILES } from "./letter-profiles.data.ts";
import { plainLetters } from "./letter-triples.ts";

/** Triples of letters that a text must hold before its language can be told: four or five words. */
const LEAST_TRIPLES = 20;
/**
 * Share of the triples that are among a language's most usual ones. Ads in sixteen languages reach .31 to .69 in their own; random letters at
 * most .20, words made up in the English way at most .29 in any.
 */
const OWN_SHARE = 0.3;

let profiles: readonly ReadonlySet<string>[] | null = null;

const loaded = (): readonly ReadonlySet<string>[] =>
  (profiles ??= Object.values(LETTER_PROFILES).map((text) => new Set(text.match(/.{3}/gu) ?? [])));

/** True for words put together as one of fifty languages does it, accents or none; English, whose words are known, is not among them. */
export function isFormedLikeALanguage(words: readonly string[]): boolean {
  const triples = words.flatMap((word) => {
    const edged = `_${plainLetters(word)}_`;
    return edged.length < 4 ? [] : Array.from({ length: edged.length - 2 }, (_, i) => edged.slice(i, i + 3));
  });
  if (triples.length < LEAST_TRIPLES) return false;
  return loaded().some((own) => triples.filter((triple) => own.has(triple)).length >= OWN_SHARE * triples.length);
}
