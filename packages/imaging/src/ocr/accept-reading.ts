import type { Reading } from "./decode-line.ts";
import { withoutLookAlikes } from "./look-alikes.ts";
import { worth, type SeenRegion } from "./read-regions.ts";
import { splitWords } from "./split-words.ts";
import type { TextRegion } from "./text-region.ts";
import { isSurelyEnglish, withoutStrayAccents } from "./stray-accents.ts";
import { isKnownWord } from "./word-cost.ts";
import type { WordList } from "./word-list.ts";

/** A reading with its words split and mended, and how much of it is words of the list. */
export interface WordedRegion {
  region: TextRegion;
  reading: Reading;
  text: string;
  /** Share of its letters that stand in known words. */
  known: number;
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{Sc}]/gu, "");

export const knownShare = (list: WordList, text: string): number => {
  const words = text.split(" ");
  const total = lettersOf(text).length;
  const known = words.filter((word) => isKnownWord(list, word)).reduce((sum, word) => sum + lettersOf(word).length, 0);
  return total === 0 ? 0 : known / total;
};

/** "ALL -ELECTRIC", "AT &T": a mark that stands close before a letter stands close behind one too. */
const withTightMarks = (text: string): string =>
  text.replaceAll(/(?<=\p{L}) -(?=\p{L})/gu, "-").replaceAll(/\b(\p{Lu}{1,2}) &(\p{Lu}{1,2})(?!\p{L})/gu, "$1&$2");

/** Below this nothing is made of a reading at all. */
const leastWorth = 0.6;

const wordsOfRegion = (list: WordList, { region, reading: asRead }: SeenRegion): WordedRegion => {
  const reading = withoutLookAlikes(list, asRead);
  const text = worth(reading) < leastWorth ? reading.text : withTightMarks(splitWords(list, reading));
  return { region, reading, text, known: knownShare(list, text) };
};

export const wordsOfRegions = (list: WordList, seen: readonly SeenRegion[]): WordedRegion[] => {
  const worded = seen.map((one) => wordsOfRegion(list, one));
  if (!isSurelyEnglish(list, worded)) return worded;
  return worded.map((one) => {
    const reading = withoutStrayAccents(one.reading);
    return reading === one.reading ? one : wordsOfRegion(list, { ...one, reading });
  });
};

/** In English ads two words of three or more are known; of 8 labelled pictures in other languages none reached this. */
const englishShare = 0.45;
/** Fewer words say nothing about the language. */
const fewestWords = 5;

/** Share of the words read that are English; 1 where there are too few to say. */
export const englishWords = (list: WordList, worded: readonly WordedRegion[]): number => {
  const words = worded
    .filter(({ reading }) => worth(reading) >= 0.7)
    .flatMap(({ text }) => text.split(" "))
    .filter((word) => lettersOf(word).length >= 3 && /\p{L}/u.test(word));
  const known = words.filter((word) => isKnownWord(list, word)).length;
  return words.length < fewestWords ? 1 : known / words.length;
};

/** False where the words read are mostly none of the list: another language, which the list would only spoil. */
export const looksEnglish = (share: number): boolean => share >= englishShare;

/**
 * How sure a reading must be to stand as text: from here on its words are sooner right than wrong (388 labelled pictures, each
 * read by a reader that was not fitted on it; docs/models.md). One or two characters are easily seen in an icon or a pattern ("DX" is the mark of an ad exchange),
 * a row of figures in a railing, a word of no list in any texture.
 */
const neededWorth = ({ text, known }: WordedRegion): number => {
  const letters = lettersOf(text);
  if (letters.length <= 2) return known > 0.7 || /\p{Sc}/u.test(text) ? 0.9 : 0.96;
  if (/^[\d\p{Sc}]+$/u.test(letters)) return 0.9;
  if (letters.length <= 4) return known > 0.7 ? 0.85 : 0.95;
  return known > 0.7 ? 0.68 : known > 0.35 ? 0.82 : 0.92;
};

export const isAccepted = (one: WordedRegion): boolean => worth(one.reading) >= neededWorth(one);
