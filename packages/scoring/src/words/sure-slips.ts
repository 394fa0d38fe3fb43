import { placeOf } from "./lexicon.ts";
import { wordsOf } from "./words.ts";
import { spellingFaults, type SpellingFault } from "./spelling.ts";

/** Shorter words are too often a name one letter away from a common word ("Yaris", "Madina"). */
const longEnough = 7;

/** "Classico", "exclusiva", "décembre": other languages have the word with another ending. */
const isCognate = (word: string, meant: string): boolean => {
  const stem = Math.min(word.length, meant.length) - 2;
  return word.slice(0, stem) === meant.slice(0, stem);
};

/** Thin letters that a reader drops, adds and mixes up: "Netheriands", "descriptons", "Gilobal". */
const thin = /^[ijl]+$/;
/** Letters of one shape: "Loisure", "ISLANMIC". */
const alike = [/^[aceo]+$/, /^[mnruvw]+$/];

/** What is left of both words without their common beginning and end, and the letters round it. */
function difference(word: string, meant: string) {
  let from = 0;
  while (from < Math.min(word.length, meant.length) && word[from] === meant[from]) from += 1;
  let end = 0;
  while (end < Math.min(word.length, meant.length) - from && word.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const written = word.slice(from, word.length - end);
  return {
    written,
    meant: meant.slice(from, meant.length - end),
    around: [word.charAt(from - 1), word.charAt(word.length - end)].filter((letter) => letter !== written),
  };
}

/** Whether the slip may be the reader's own. */
function mayBeMisread(word: string, suggestion: string): boolean {
  const { written, meant, around } = difference(word, suggestion);
  if (thin.test(written) || thin.test(meant)) return true;
  const shapes = meant === "" ? around.map((letter) => written + letter) : [written + meant];
  return written !== "" && alike.some((shape) => shapes.some((letters) => shape.test(letters)));
}

/** A letter at either end goes missing with the mark or the gap beside it: "breakfas free" for "breakfast, free", read with 1.000. */
const isCut = (word: string, meant: string): boolean => meant.startsWith(word) || meant.endsWith(word);

/** Words of a sentence beside the slip that a list has to know. */
const knownBeside = 3;

/** A word in lower case amid words that are all known: no name and no label. */
function isAmidKnown(text: string, word: string): boolean {
  const others = wordsOf(text).filter((other) => other !== word);
  return word === word.toLowerCase() && others.length >= knownBeside && others.every((other) => placeOf(other) >= 0);
}

/**
 * Slips that neither a name nor another language nor the reader explains. Read beyond doubt, a thin letter that is missing is missing:
 * "artifical flavors" was read with 1.000, "precsion" for "precision" with .998.
 */
export const sureSlips = (text: string, isBeyondDoubt: (word: string) => boolean = () => false): SpellingFault[] =>
  spellingFaults(text).filter(({ word, suggestion }) => {
    const written = word.toLowerCase();
    if (word.length < longEnough) return false;
    // Amid English words it is no word of another language either.
    if (isBeyondDoubt(word) && isAmidKnown(text, word) && !isCut(written, suggestion)) return true;
    return !isCognate(written, suggestion) && !mayBeMisread(written, suggestion);
  });
