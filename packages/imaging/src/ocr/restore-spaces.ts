import { blankRuns, inkColumns, type Gap } from "./ink-columns.ts";
import type { ReadCharacter, Reading } from "./decode-line.ts";

/** A word space is at least this wide in a crop of 48 px, and at least this share of the distance between letters. */
const narrowestSpace = 7;
const spaceToPitch = 0.48;

const middle = (one: { from: number; to: number }): number => (one.from + one.to) / 2;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The recogniser swallows spaces in small text ("FREETRIAL", "dusk,crisp"); the blank columns of the crop give them back. */
const widthNeeded = (gaps: { gap: Gap; isSpace: boolean }[], leastShare: number): number => {
  const spaces = gaps.filter((one) => one.isSpace).map((one) => one.gap.to - one.gap.from);
  const inside = gaps.filter((one) => !one.isSpace).map((one) => one.gap.to - one.gap.from);
  const typical = spaces.length > 0 ? median(spaces) * 0.72 : 0;
  return Math.max(narrowestSpace, leastShare, typical, inside.length > 2 ? median(inside) * 2.2 : 0);
};

/** Median distance between neighbouring letters of a word. */
const pitchOf = (letters: ReadCharacter[]): number =>
  median(
    letters.flatMap((one, i) => {
      const before = letters[i - 1];
      return before === undefined || before.character === " " || one.character === " "
        ? []
        : [middle(one) - middle(before)];
    }),
  );

const withSpace = (space: Gap): ReadCharacter => ({
  character: " ",
  probability: 1,
  from: space.from,
  to: space.to,
  isAdded: true,
});

const punctuated = (characters: ReadCharacter[]): ReadCharacter[] =>
  characters.flatMap((one, i) => {
    const before = characters[i - 1]?.character ?? " ";
    const afterComma = /[,;!?]/.test(before) && /\p{L}/u.test(one.character);
    const beforeSign = /[$£€]/.test(one.character) && /\p{L}/u.test(before);
    return afterComma || beforeSign ? [withSpace({ from: one.from, to: one.from }), one] : [one];
  });

/** The reading with the spaces that the picture shows and the recogniser left out. */
export const restoreSpaces = (
  reading: Reading,
  ink: Float32Array,
  width: number,
  spaceShare = spaceToPitch,
): Reading => {
  const letters = reading.characters;
  const runs = blankRuns(inkColumns(ink, width));
  const between = runs.flatMap((gap) => {
    const after = letters.findIndex((one) => middle(one) > middle(gap));
    if (after < 1) return [];
    const isSpace = letters.some((one) => one.character === " " && one.to >= gap.from - 3 && one.from <= gap.to + 3);
    return [{ gap, after, isSpace }];
  });
  const needed = widthNeeded(between, pitchOf(letters) * spaceShare);
  const insert = new Map(
    between.filter((one) => !one.isSpace && one.gap.to - one.gap.from >= needed).map((one) => [one.after, one.gap]),
  );
  const widest = new Map<number, number>();
  for (const { gap, after } of between) widest.set(after, Math.max(widest.get(after) ?? 0, gap.to - gap.from));
  const spaced = letters.flatMap((one, i) => {
    const gap = insert.get(i);
    const placed = { ...one, gapBefore: widest.get(i) ?? 0 };
    return gap === undefined ? [placed] : [withSpace(gap), placed];
  });
  const characters = punctuated(spaced);
  const text = characters
    .map((one) => one.character)
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return { ...reading, characters, text };
};
