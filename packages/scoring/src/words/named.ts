import type { Box } from "../picture.ts";
import { placeOf } from "./lexicon.ts";
import { isSurelyRead, quoted, whereabouts } from "./wording.ts";
import { wordsOf } from "./words.ts";

/** Several words, most of which no English list holds: read wrongly, or in another language, where one wrong letter goes unseen. */
function isStrange(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length >= 3 && /^\p{L}+$/u.test(word));
  return words.length >= 3 && 2 * words.filter((word) => placeOf(word) >= 0).length < words.length;
}

/** The same in brackets behind a noun: "(“Learn More”)", "(at the top left)". */
export const nameOrPlace = ({ text, box, confidence }: { text: string; box: Box; confidence: number }): string =>
  `(${isSurelyRead(confidence) && !isStrange(text) ? quoted(text) : whereabouts(box)})`;

/** A text by its own words; by its place where they could be read only in part. Opens a sentence. */
export const named = ({ text, box, confidence }: { text: string; box: Box; confidence: number }): string =>
  isSurelyRead(confidence) && !isStrange(text) ? quoted(text) : `The text ${whereabouts(box)}`;
