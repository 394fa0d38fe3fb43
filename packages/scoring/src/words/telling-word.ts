import { wordsOf } from "./words.ts";

/** A word that moves the score by less tells nobody anything. */
const telling = 6;
/** In longer texts one word moves little. */
const mostWords = 16;

/**
 * Which word of a line its score hangs on most: where the score is low the word without which it would be highest, where it is high
 * the one without which it would be lowest. Null where no word tells.
 */
export function tellingWord(text: string, scoreOf: (text: string) => number): string | null {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  if (words.length > mostWords) return null;
  const score = scoreOf(text);
  const sign = score < 50 ? 1 : -1;
  const moves = words.map((word, at) => ({
    word: word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ""),
    by: sign * (scoreOf(words.filter((_, i) => i !== at).join(" ")) - score),
  }));
  const most = moves
    .filter(({ word }) => wordsOf(word).some((w) => w.length >= 3))
    .reduce<{ word: string; by: number } | null>((best, one) => (best === null || one.by > best.by ? one : best), null);
  return most !== null && most.by >= telling ? most.word : null;
}

const noteOf = (text: string, scoreOf: (text: string) => number): string => {
  // That a name or "happiness" lowers it nobody believes, and nobody can check.
  const word = text === "" || scoreOf(text) < 50 ? null : tellingWord(text, scoreOf);
  return word === null ? "" : `; “${word}” lifts it most`;
};

/** An ad is scored once for each piece of advice, its words stay the same. */
const last = new Map<(text: string) => number, { text: string; note: string }>();

/** The same as the end of a sentence on the score. */
export function tellingNote(text: string, scoreOf: (text: string) => number): string {
  const known = last.get(scoreOf);
  if (known?.text === text) return known.note;
  const note = noteOf(text, scoreOf);
  last.set(scoreOf, { text, note });
  return note;
}
