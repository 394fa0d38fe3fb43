import type { Reading } from "./decode-line.ts";
import { isKnownWord } from "./word-cost.ts";
import type { WordList } from "./word-list.ts";

/** One stroke, or one ring, in most typefaces: which letter it is only the word tells. */
const twins: Readonly<Record<string, readonly string[]>> = { I: ["l"], l: ["I"], "1": ["i", "l"], "0": ["o"] };

const shortest = 2;

/** "IoT" is no "lot": a word is written in one case but for its first letter. */
const isOfOneCase = (word: string): boolean =>
  word === word.toUpperCase() || word.slice(1) === word.slice(1).toLowerCase();

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

interface Exchange {
  at: number;
  by: string;
}

/** The one exchange that makes a known word of this one; null where it is known, or none does. */
const exchangeIn = (list: WordList, word: readonly string[]): Exchange | null => {
  if (word.length < shortest || isKnownWord(list, word.join(""))) return null;
  for (const [at, letter] of word.entries()) {
    // A figure stands for a letter only between letters.
    if (/\d/.test(letter) && !(isLetter(word[at - 1]) && isLetter(word[at + 1]))) continue;
    for (const by of twins[letter] ?? []) {
      // A capital follows no small letter within a word.
      if (by === "I" && at > 0) continue;
      const exchanged = word.with(at, by).join("");
      if (isOfOneCase(exchanged) && isKnownWord(list, exchanged)) return { at, by };
    }
  }
  return null;
};

/** "OId" is "Old", "lt" is "It" and "a1m" is "aim". */
export const withoutLookAlikes = (list: WordList, reading: Reading): Reading => {
  if (!/[Il10]/.test(reading.text)) return reading;
  const characters = [...reading.characters];
  let from = 0;
  let changed = false;
  for (let to = 0; to <= characters.length; to += 1) {
    if (to < characters.length && characters[to]?.character !== " ") continue;
    const word = characters.slice(from, to).map(({ character }) => character);
    const exchange = exchangeIn(list, word);
    const old = exchange === null ? undefined : characters[from + exchange.at];
    if (exchange !== null && old !== undefined) {
      characters[from + exchange.at] = { ...old, character: exchange.by };
      changed = true;
    }
    from = to + 1;
  }
  return changed ? { ...reading, characters, text: characters.map(({ character }) => character).join("") } : reading;
};
