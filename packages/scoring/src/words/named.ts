import { LEAST_LEGIBLE_PX } from "../constants.ts";
import type { Box } from "../picture.ts";
import { placeOf } from "./lexicon.ts";
import { spellingFaults } from "./spelling.ts";
import { isSurelyRead, quoted, whereabouts } from "./wording.ts";
import { wordsOf } from "./words.ts";

/** Several words, most of which no English list holds: read wrongly, or in another language, where one wrong letter goes unseen. */
function isStrange(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length >= 3 && /^\p{L}+$/u.test(word));
  return words.length >= 3 && 2 * words.filter((word) => placeOf(word) >= 0).length < words.length;
}

/** From here on a word that no list holds is the ad's own, not a misreading ("ACADENMY" for "ACADEMY" was 97% sure). */
const beyondDoubt = 0.99;

const isInAList = (text: string): boolean =>
  spellingFaults(text).length === 0 &&
  wordsOf(text).every((word) => word.length < 3 || !/^\p{L}+$/u.test(word) || placeOf(word) >= 0);

const isUnlisted = (word: string): boolean => word.length >= 3 && /^\p{L}+$/u.test(word) && placeOf(word) < 0;

/** A letter that stands alone before or behind a word no list holds broke off it, however sure the reader was: "C HEEMS". */
function isTorn(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, i) =>
      /^\p{L}$/u.test(word) &&
      !/^[aeiouy]$/u.test(word) &&
      [words[i - 1], words[i + 1]].some((beside) => beside !== undefined && isUnlisted(beside)),
  );
}

/** WCAG 2.2: below it not even large letters are told apart for sure. */
const toldApart = 3;

interface Read {
  text: string;
  confidence: number;
  ratio?: number | null;
  feedPx?: number;
}

/**
 * Where the report calls a line both faint and small, it cannot be sure of a letter in it: "the most expensive seafood", 7 px high at
 * 1.4:1, was read "tne" and "seatood" with .99. A large headline at 2.9:1 is read as well as any other ("Birtyday").
 */
export const areLettersClear = ({ ratio = null, feedPx = LEAST_LEGIBLE_PX }: Pick<Read, "ratio" | "feedPx">): boolean =>
  ratio === null || ratio >= toldApart || feedPx >= LEAST_LEGIBLE_PX;

/** Read beyond doubt, or in words that a list holds: what may be quoted as it stands. */
export const isKnownAs = (line: Read): boolean =>
  isSurelyRead(line.confidence) &&
  !isStrange(line.text) &&
  !isTorn(line.text) &&
  ((line.confidence >= beyondDoubt && areLettersClear(line)) || isInAList(line.text));

/** The same in brackets behind a noun: "(“Learn More”)", "(at the top left)". */
export const nameOrPlace = (line: Read & { box: Box }): string =>
  `(${isKnownAs(line) ? quoted(line.text) : whereabouts(line.box)})`;

/** A text by its own words; by its place where they could be read only in part. Opens a sentence. */
export const named = (line: Read & { box: Box }): string =>
  isKnownAs(line) ? quoted(line.text) : `The text ${whereabouts(line.box)}`;
