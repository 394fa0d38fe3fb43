import type { ReadCharacter, Reading } from "./decode-line.ts";
import { lengthForOne, letterOf, likeliestMended, mendWord, type Letter } from "./mend-word.ts";
import { isUnknownCost, isWordOfList, wordCost } from "./word-cost.ts";
import type { WordList } from "./word-list.ts";

/**
 * Chance of a space where nothing in the picture speaks for one. Since the reader was fitted to ads it writes them itself: of 607 ads
 * 134 words parted without such a sign were one word ("StateFarm", "RM89", "6:00PM"), 14 were two.
 */
const leastSpace = 1e-9;
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
const afterMark = 0.6;
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

/** Letters between two spaces that were seen, of an address: one word of whatever names it is made. */
const addressRuns = (letters: readonly PlacedLetter[]): boolean[] => {
  const inRun = letters.map(() => false);
  let from = 0;
  for (let to = 1; to <= letters.length; to += 1) {
    if (to < letters.length && letters[to]?.space === "none") continue;
    const run = letters.slice(from, to).map(({ character }) => character);
    if (/[\w.-]@[\w.-]|:\/\/|^www\.|\w\.(?:com|org|net|edu|gov)\b/iu.test(run.join(""))) inRun.fill(true, from, to);
    from = to;
  }
  return inRun;
};

/** What the two characters themselves say about a space between them: a range for its chance. */
const rangeBetween = (a: string, b: string): { least: number; most: number } => {
  const open = { least: 0, most: 1 };
  if (/['’]/.test(a + b)) return { least: 0, most: noSpace };
  if ((isDigit(a) && /[.,:%]/.test(b)) || (/[.,:$£€]/.test(a) && isDigit(b))) return { least: 0, most: noSpace };
  if (isDigit(a) && isDigit(b)) return { least: 0, most: digitsTogether };
  if (/[%,!?;)]/.test(a) && (isLetter(b) || isDigit(b))) return { ...open, least: afterMark };
  if (isLetter(a) && /[$£€(]/.test(b)) return { ...open, least: afterMark };
  return open;
};

/** Chance of a space before each letter. */
const spaceChances = (letters: readonly PlacedLetter[]): number[] => {
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
  const ofAddress = addressRuns(letters);
  const usualGap = median(
    inner.map((one) => one.gap),
    0,
  );
  return letters.map((one, i) => {
    const before = letters[i - 1];
    if (before === undefined) return 0;
    if (one.space === "written") return spaceWritten;
    const gap = (one.gapBefore - usualGap) / pitch - plainGap;
    const seen = Math.max(leastSpace, Math.min(mostFromReader, one.spaceBefore), Math.min(mostFromGap, gap));
    if (one.space === "added") return Math.max(spaceFromGap, seen);
    if (ofAddress[i] === true) return leastSpace;
    if (accented[i] === true && isLetter(one.character) && isLetter(before.character)) return leastSpace;
    const range = rangeBetween(before.character, one.character);
    return Math.min(range.most, Math.max(range.least, seen));
  });
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
  const spaces = spaceChances(letters);
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
