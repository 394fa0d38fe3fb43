import type { WordList } from "./word-list.ts";

/** Log chance of an unknown word: so much for being one, and so much a letter. */
const unknownWord = -9;
const unknownLetter = -1.7;
/** Names are seldom longer than this; what is longer has swallowed its spaces. */
const longName = 11;
const beyondLongName = -2;
const numberWord = -8;
/** Digits and letters in one unknown word are seldom right ("Get50", "3off"). */
const mixedWord = -6;
/** A known word with something known behind it: "mother's", "4-in-1", "and/or". */
const compound = -2;
const bareSign = -3;
/** An address is one word however long, of whatever names it is made. */
const address = -10;
const addressLetter = -0.5;

const edges = /^[.,;:!?"()[\]*\-&|/']+|[.,;:!?"()[\]*\-&|/']+$/g;
const plainNumber = /^[$£€]?\d[\d.,:/-]*%?$/;
const measure =
  /^[$£€]?\d[\d.,]*(?:st|nd|rd|th|am|pm|k|m|mm|cm|ml|kg|g|oz|lb|lbs|in|ft|x|gb|mb|hr|hrs|v|w|kw|hp|mph|mah|d)$/;
const addressForm =
  /^(?:www\.)?[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|info|biz|io|tv|us|ca|uk|au|de|fr|eu)(?:\/\S*)?$/;

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Lower case and without accents, as the list writes its words. */
export const foldLetters = (text: string): string =>
  (isAscii(text) ? text : text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'")).toLowerCase();

const compoundCost = (list: WordList, key: string): number | null => {
  const parts = key.split(/[-'/.&,:!?]/).filter((part) => part !== "");
  if (parts.length < 2) return null;
  let sum = compound;
  for (const part of parts) {
    const cost = list.get(part) ?? (/^\d+$/.test(part) ? numberWord : null);
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
};

const unknownCost = (length: number): number =>
  unknownWord + unknownLetter * length + Math.max(0, length - longName) * beyondLongName;

const costWithSigns = (list: WordList, folded: string): number => {
  const key = folded.replaceAll(edges, "");
  if (key === "") return bareSign;
  const known = list.get(key);
  if (known !== undefined) return known;
  const hasDigit = /\d/.test(key);
  if (hasDigit && plainNumber.test(key)) return numberWord;
  if (hasDigit && measure.test(key)) return numberWord + compound;
  const owner = key.endsWith("'s") ? list.get(key.slice(0, -2)) : undefined;
  if (owner !== undefined) return owner + compound;
  if (key.includes(".") && addressForm.test(key) && !key.slice(1).includes("www"))
    return address + addressLetter * key.length;
  const parts = compoundCost(list, key);
  if (parts !== null) return parts;
  return unknownCost(key.length) + (hasDigit && /[a-z]/.test(key) ? mixedWord : 0);
};

/** Log chance of a word, given folded, as it stands in a line of an English ad. */
export const wordCost = (list: WordList, folded: string): number =>
  list.get(folded) ?? (/^[a-z]+$/.test(folded) ? unknownCost(folded.length) : costWithSigns(list, folded));

/** True where a cost is that of a word the list does not have. */
export const isUnknownCost = (cost: number): boolean => cost <= unknownCost(1);

/** True of a word of the list however rare, or of one put together of its words ("self-charging"). */
export const isWordOfList = (list: WordList, folded: string): boolean => {
  const key = folded.replaceAll(edges, "");
  return list.has(key) || compoundCost(list, key) !== null;
};

/** True of a word of the list, whatever its case, accents and the marks around it. */
export const isKnownWord = (list: WordList, word: string): boolean => list.has(foldLetters(word).replaceAll(edges, ""));
