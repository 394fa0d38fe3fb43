import { expectAccents } from "@adjudge/scoring";
import type { WordedRegion } from "./accept-reading.ts";
import type { ReadCharacter, Reading } from "./decode-line.ts";
import { worth } from "./read-regions.ts";
import { isKnownWord } from "./word-cost.ts";
import type { WordList } from "./word-list.ts";

/** Fewer known words do not make English of a picture; nor do they where as many others are none. */
const fewestKnown = 2;
const letters = /[\p{L}'’]+/gu;
const shortest = 3;

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
const isAccented = (text: string): boolean => text !== plain(text);

/** True where most of the words are surely English: stricter than what is needed to split words by the list. */
export const isSurelyEnglish = (list: WordList, worded: readonly WordedRegion[]): boolean => {
  const words = worded
    .filter(({ reading }) => worth(reading) >= 0.7)
    .flatMap(({ text }) => text.match(letters) ?? [])
    .filter((word) => word.length >= shortest);
  const known = words.filter((word) => isKnownWord(list, plain(word))).length;
  return known >= fewestKnown && known * 2 >= words.length;
};

/** Which characters carry an accent that English does not write. */
const strayIn = (text: string): boolean[] => {
  const stray = Array.from(text, () => false);
  for (const { 0: word, index } of text.matchAll(letters)) {
    if (!isAccented(word) || expectAccents([plain(word)])[0] === "likely") continue;
    stray.fill(true, index, index + word.length);
  }
  return stray;
};

/**
 * The reading without accents that the dirt over a letter gave it ("PÀNERÀ", "Fréldá"). In labelled English ads 36 of 37 words with an accent
 * have none in the picture; what English writes with one ("Café", "Nestlé") keeps it.
 */
export const withoutStrayAccents = (reading: Reading): Reading => {
  // Characters of one unit each, so that places in the text are places in the list.
  if (!isAccented(reading.text) || reading.characters.some(({ character }) => character.length !== 1)) return reading;
  const text = reading.characters.map(({ character }) => character).join("");
  const stray = strayIn(text);
  const characters = reading.characters.map((one, i): ReadCharacter => {
    const character = stray[i] === true ? plain(one.character) : one.character;
    return character === one.character ? one : { ...one, character };
  });
  return { ...reading, characters, text: characters.map(({ character }) => character).join("") };
};
