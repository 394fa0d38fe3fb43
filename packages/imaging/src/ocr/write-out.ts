import type { ReadCharacter, Reading } from "./decode-line.ts";
import type { Manner } from "./script-readers.ts";

/** What runs from left to right inside writing that runs from right to left; a number keeps its groups as they are seen. */
const leftToRight = /[\p{Script=Latin}\p{N}](?:[\p{Script=Latin}\p{N} .,:/@&'+_-]*[\p{Script=Latin}\p{N}])?/gu;
const swapped: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/** Characters as they stand in the picture, from left to right, in the order in which they are read. */
const inReadingOrder = (characters: readonly ReadCharacter[]): ReadCharacter[] => {
  // One unit each, so that places in the text are places in the list.
  const seen = characters.map(({ character }) => (character.length === 1 ? character : "\uFFFD")).join("");
  const runs = [...seen.matchAll(leftToRight)].map((run) => ({ from: run.index, to: run.index + run[0].length }));
  const out: ReadCharacter[] = [];
  for (let at = characters.length; at > 0;) {
    const run = runs.find(({ to }) => to === at);
    const from = run?.from ?? at - 1;
    const part = characters.slice(from, at);
    out.push(...(run ? part : part.map((one) => ({ ...one, character: swapped[one.character] ?? one.character }))));
    at = from;
  }
  return out;
};

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303F\u30FC\uFF01-\uFF0F\uFF1A-\uFF20]/u;

const isUnspaced = (character: string | undefined): boolean => character !== undefined && unspaced.test(character);

/** Wide digits, letters and signs of money as the rest of the engine knows them ("３，９８０円", "￥"). */
const plainWidth = (text: string): string =>
  text.replaceAll(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF05\uFF04\uFFE5\uFFE1]/gu, (one) =>
    one.normalize("NFKC"),
  );

const withoutSpaces = (text: string): string =>
  text.replaceAll(/ +/g, (spaces, at: number) =>
    isUnspaced(text[at - 1]) && isUnspaced(text[at + spaces.length]) ? "" : " ",
  );

const tidy = (text: string, { hasSpaces }: Manner): string => {
  const plain = plainWidth(text.replaceAll("\u3000", " "));
  return (hasSpaces ? plain.replaceAll(/ {2,}/g, " ") : withoutSpaces(plain)).trim();
};

/** What a reader saw, written as the script is: in the order of reading, with spaces only where the script has them. */
export const writeOut =
  (manner: Manner) =>
  (reading: Reading): Reading => {
    const characters = manner.isRightToLeft ? inReadingOrder(reading.characters) : reading.characters;
    return { ...reading, characters, text: tidy(characters.map(({ character }) => character).join(""), manner) };
  };

/** Two parts of one line, given as they stand from left to right. */
export const joinParts =
  (manner: Manner) =>
  (left: string, right: string): string =>
    tidy(manner.isRightToLeft && manner.letters.test(left + right) ? `${right} ${left}` : `${left} ${right}`, manner);
