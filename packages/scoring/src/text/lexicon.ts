import { bytesOf } from "./base64.ts";
import { FRONT_CODED_WORDS, RANK_BYTES, RANK_STEP } from "./lexicon-words.data.ts";

interface Lexicon {
  /** Word to its place in the tables; words in code-point order. */
  place: Map<string, number>;
  rank: Uint8Array;
}

let loaded: Lexicon | null = null;

/** Each word is stored as the length it shares with the word before (one letter, "a" = 0) and its remaining letters. */
function load(): Lexicon {
  const place = new Map<string, number>();
  let word = "";
  FRONT_CODED_WORDS.split(" ").forEach((code, i) => {
    word = word.slice(0, code.charCodeAt(0) - 97) + code.slice(1);
    place.set(word, i);
  });
  return { place, rank: bytesOf(RANK_BYTES) };
}

function lexicon(): Lexicon {
  loaded ??= load();
  return loaded;
}

/** Place of a lower-case word in the lexicon's tables, −1 for a word it does not hold. */
export function placeOf(word: string): number {
  return lexicon().place.get(word) ?? -1;
}

/** log10 of the frequency rank plus ten: 1.04 for "the", about 3.0 for the thousandth word. */
export const UNKNOWN_RARITY = 5;

/** How rare a word is in written English; a word not held counts as rarer than all that are. */
export function rarityAt(place: number): number {
  const byte = lexicon().rank[place];
  return byte === undefined ? UNKNOWN_RARITY : 1 + byte * RANK_STEP;
}

export function lexiconSize(): number {
  return lexicon().place.size;
}
