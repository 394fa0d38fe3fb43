import type { ReadCharacter, Reading } from "./decode-line.ts";
import { lengthForOne, letterOf, likeliestMended, mendWord, type Letter } from "./mend-word.ts";
import { isUnknownCost, isWordOfList, wordCost } from "./word-cost.ts";
import type { WordList } from "./word-list.ts";

/** Chance of a space where nothing speaks for one: the reader swallows them in small type. */
const leastSpace = 0.003;
/** The same where it was sure of every letter: large clear type. */
const leastSpaceWhenSure = 0.0004;
const sureOfAll = 0.97;
/** And in a short line of clear type, where a name is one word ("StateFarm"); in long ones spaces are swallowed all the same. */
const leastSpaceInName = 0.00001;
const sureOfName = 0.9;
const longestName = 30;
/** Ends of words that are words themselves: "compostable" is in no list, "compost" and "able" are. */
const wordEnd = -6;
const wordEnds = /^(?:able|less|ness|ful|ship|side|like|wise|hood|proof)$/;
const spaceWritten = 0.998;
const spaceFromGap = 0.8;
/** The reader's own doubt and the gap in the picture are worth this much at most. */
const mostFromReader = 0.9;
const mostFromGap = 0.6;
/** Gaps narrower than this share of the distance between letters say nothing. */
const plainGap = 0.12;
const noSpace = 0.0005;
const digitsTogether = 0.02;
const wordThenNumber = 0.3;
const afterMark = 0.6;
/** A capital inside a word is a name more often than a space lost ("PowerPlus"): of 753 ads two are read better so, none worse. */
const humpedWord = 0.0001;
/** Longest word tried, in letters. */
const longestWord = 24;

type SpaceSeen = "none" | "written" | "added";

interface PlacedLetter extends Letter {
  space: SpaceSeen;
  spaceBefore: number;
  gapBefore: number;
  middle: number;
}

const median = (values: number[], otherwise: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? otherwise;

/** The letters alone, each with what stands between it and the one before. */
const placedLetters = (characters: readonly ReadCharacter[]): PlacedLetter[] => {
  const letters: PlacedLetter[] = [];
  let space: SpaceSeen = "none";
  for (const one of characters) {
    if (one.character === " ") {
      if (space !== "written") space = one.isAdded === true ? "added" : "written";
      continue;
    }
    const { spaceBefore = 0, gapBefore = 0, from, to } = one;
    letters.push({ ...letterOf(one), space, spaceBefore, gapBefore, middle: (from + to) / 2 });
    space = "none";
  }
  return letters;
};

const isLetter = (text: string): boolean => /\p{L}/u.test(text);
const isDigit = (text: string): boolean => /\d/.test(text);

/** Letters between two spaces that were seen, with an accent among them: a word of another language ("pâtisserie"). */
const accentedRuns = (letters: readonly PlacedLetter[]): boolean[] => {
  const inRun = letters.map(() => false);
  let from = 0;
  letters.forEach((one, i) => {
    if (one.space !== "none") from = i;
    if (/[^\x20-\x7e]/.test(one.character) && isLetter(one.character)) inRun.fill(true, from, i + 1);
    else if (i > from && inRun[i - 1] === true && isLetter(one.character)) inRun[i] = true;
  });
  return inRun;
};

/** What the two characters themselves say about a space between them: a range for its chance. */
const rangeBetween = (a: string, b: string): { least: number; most: number } => {
  const open = { least: 0, most: 1 };
  if (/['’]/.test(a + b)) return { least: 0, most: noSpace };
  if ((isDigit(a) && /[.,:%]/.test(b)) || (/[.,:$£€]/.test(a) && isDigit(b))) return { least: 0, most: noSpace };
  if (isDigit(a) && isDigit(b)) return { least: 0, most: digitsTogether };
  if (isLetter(a) && isDigit(b)) return { ...open, least: wordThenNumber };
  if (isDigit(a) && isLetter(b)) return { ...open, least: wordThenNumber / 2 };
  if (/[%,!?;)]/.test(a) && (isLetter(b) || isDigit(b))) return { ...open, least: afterMark };
  if (isLetter(a) && /[$£€(&]/.test(b)) return { ...open, least: afterMark };
  if (a === "&" && isLetter(b)) return { ...open, least: wordThenNumber };
  if (/\p{Ll}/u.test(a) && /\p{Lu}/u.test(b)) return { ...open, least: humpedWord };
  return open;
};

/** Chance of a space before each letter. */
const spaceChances = (letters: readonly PlacedLetter[], least: number): number[] => {
  const inner = letters.slice(1).flatMap((one, i) => {
    const before = letters[i];
    return before === undefined || one.space !== "none"
      ? []
      : [{ step: one.middle - before.middle, gap: one.gapBefore }];
  });
  const pitch = Math.max(
    6,
    median(
      inner.map((one) => one.step),
      20,
    ),
  );
  const accented = accentedRuns(letters);
  const usualGap = median(
    inner.map((one) => one.gap),
    0,
  );
  return letters.map((one, i) => {
    const before = letters[i - 1];
    if (before === undefined) return 0;
    if (one.space === "written") return spaceWritten;
    const gap = (one.gapBefore - usualGap) / pitch - plainGap;
    const seen = Math.max(least, Math.min(mostFromReader, one.spaceBefore), Math.min(mostFromGap, gap));
    if (one.space === "added") return Math.max(spaceFromGap, seen);
    if (accented[i] === true && isLetter(one.character) && isLetter(before.character)) return noSpace;
    const range = rangeBetween(before.character, one.character);
    return Math.min(range.most, Math.max(range.least, seen));
  });
};

const leastSpaceIn = (letters: number, confidence: number): number => {
  if (letters <= longestName && confidence >= sureOfName) return leastSpaceInName;
  return confidence >= sureOfAll ? leastSpaceWhenSure : leastSpace;
};

interface Way {
  cost: number;
  from: number;
  exchanged: ReadonlyMap<number, string>;
}

const asRead: ReadonlyMap<number, string> = new Map();

/** Letters between two spaces that are no word: the space may be only a wide gap. */
const isFragment = (list: WordList, piece: string): boolean => /\p{L}/u.test(piece) && !isWordOfList(list, piece);

/** Words that begin at one letter, of every length, each offered to the best way that ends where it ends. */
const offerWords = (
  list: WordList,
  letters: readonly PlacedLetter[],
  spaces: readonly number[],
  best: Way[],
  from: number,
  mends: boolean,
): void => {
  const start = (best[from]?.cost ?? 0) + (from === 0 ? 0 : Math.log(spaces[from] ?? leastSpace));
  let folded = "";
  let inside = 0;
  let bestChange = -Infinity;
  let crosses = false;
  let piece = "";
  let hasFragment = false;
  for (let end = from + 1; end <= Math.min(letters.length, from + longestWord); end += 1) {
    const letter = letters[end - 1];
    if (letter === undefined) return;
    if (end > from + 1) {
      inside += Math.log(1 - (spaces[end - 1] ?? 0));
      if (letter.space !== "none") {
        crosses = true;
        hasFragment ||= isFragment(list, piece);
        piece = "";
      }
    }
    folded += letter.folded;
    piece += letter.folded;
    for (const change of letter.changes) bestChange = Math.max(bestChange, change.cost);
    const incumbent = best[end]?.cost ?? -Infinity;
    const isEnd = from > 0 && letters[from]?.space === "none" && wordEnds.test(folded);
    const cost = wordCost(list, folded) + (isEnd ? wordEnd : 0);
    let way: Way = { cost: start + inside + cost, from, exchanged: asRead };
    const mayMend =
      mends &&
      isUnknownCost(cost) &&
      end - from >= lengthForOne &&
      start + inside + likeliestMended + bestChange > incumbent;
    const mended = mayMend && folded.length === end - from ? mendWord(list, letters, from, folded, cost) : null;
    if (mended !== null) way = { cost: start + inside + mended.cost, from, exchanged: mended.exchanged };
    // A space that was seen is taken away only where a known word comes out; a rare one only of a piece that is none ("VO U CHER").
    const isRare = crosses && isUnknownCost(mended?.cost ?? cost);
    if (isRare && !(isWordOfList(list, folded) && (hasFragment || isFragment(list, piece)))) continue;
    if (way.cost > incumbent) best[end] = way;
  }
};

/**
 * The likeliest words of a line: a Viterbi walk over its letters that weighs the reader's own doubts about spaces, the gaps
 * in the picture and its second choices of letters against how often words are met.
 */
export const splitWords = (list: WordList, reading: Reading): string => {
  const letters = placedLetters(reading.characters);
  const spaces = spaceChances(letters, leastSpaceIn(letters.length, reading.confidence));
  const best: Way[] = [{ cost: 0, from: 0, exchanged: asRead }];
  // As read first: most of the changes that could be tried would cost more than the way already found.
  for (const mends of [false, true])
    for (let from = 0; from < letters.length; from += 1) offerWords(list, letters, spaces, best, from, mends);
  const words: string[] = [];
  for (let end = letters.length; end > 0;) {
    const { from, exchanged } = best[end] ?? { from: end - 1, exchanged: asRead };
    const word = letters.slice(from, end).map((one, i) => exchanged.get(from + i) ?? one.character);
    words.push(word.join(""));
    end = from;
  }
  return words.toReversed().join(" ");
};
