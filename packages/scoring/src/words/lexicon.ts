import { bytesOf } from "./base64.ts";
import { RANK_BYTES, RANK_STEP, WORD_CHUNKS } from "./lexicon-words.data.ts";

interface Chunk {
  start: number;
  coded: string;
  /** Null until a word of this chunk is asked for: decoding all 60,000 words at once costs more than most texts need. */
  place: Map<string, number> | null;
}

interface Lexicon {
  chunks: Map<string, Chunk>;
  rank: Uint8Array;
}

let loaded: Lexicon | null = null;

/** Words share a chunk when they share their first two letters; chunks and words are in code-point order. */
function load(): Lexicon {
  const chunks = new Map<string, Chunk>();
  let start = 0;
  for (const [key, size, coded] of WORD_CHUNKS) {
    chunks.set(key, { start, coded, place: null });
    start += size;
  }
  return { chunks, rank: bytesOf(RANK_BYTES) };
}

/** Each word is stored as the length it shares with the word before (one letter, "a" = 0) and its remaining letters. */
function decode({ start, coded }: Chunk): Map<string, number> {
  const place = new Map<string, number>();
  let word = "";
  coded.split(" ").forEach((code, i) => {
    word = word.slice(0, code.charCodeAt(0) - 97) + code.slice(1);
    place.set(word, start + i);
  });
  return place;
}

/** Place of a lower-case word in the lexicon's tables, −1 for a word it does not hold. */
export function placeOf(word: string): number {
  loaded ??= load();
  const chunk = loaded.chunks.get(word.slice(0, 2));
  if (chunk === undefined) return -1;
  chunk.place ??= decode(chunk);
  return chunk.place.get(word) ?? -1;
}

/** log10 of the frequency rank plus ten: 1.04 for "the", about 3.0 for the thousandth word. */
export const UNKNOWN_RARITY = 5;

/** How rare a word is in written English; a word not held counts as rarer than all that are. */
export function rarityAt(place: number): number {
  loaded ??= load();
  const byte = loaded.rank[place];
  return byte === undefined ? UNKNOWN_RARITY : 1 + byte * RANK_STEP;
}

/** Every word held, chunk by chunk: for training and for tests of the whole list. */
export function everyWord(): string[] {
  loaded ??= load();
  return [...loaded.chunks.values()].flatMap((chunk) => [...(chunk.place ??= decode(chunk)).keys()]);
}
