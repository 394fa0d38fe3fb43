import { everyWord, placeOf, rarityAt } from "./lexicon.ts";
import { isBuilt } from "./spelling.ts";
import { wordsOf } from "./words.ts";

/** Words rarer than this are too odd to be what a writer meant. */
const meantRarity = 4;

/** Letters to change, add, leave out or swap with the next to turn one word into the other (Damerau 1964, no letter twice). */
function slipsApart(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_x, j) => i || j));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped);
    }
  return at(a.length, b.length);
}

let meant: string[] | null = null;

/** Words a writer may have meant. */
function wordsMeant(): string[] {
  meant ??= everyWord().filter((w) => w.length >= 3 && rarityAt(placeOf(w)) < meantRarity);
  return meant;
}

/** One slip from a common word, or two in a longer one; its first letter is taken as right. */
function isSlip(word: string): boolean {
  const most = word.length >= 5 ? 2 : 1;
  return wordsMeant().some(
    (w) => w[0] === word[0] && Math.abs(w.length - word.length) <= most && slipsApart(word, w) <= most,
  );
}

/** Fewer may be a name in the language it comes from: "PASKONG PINOY". */
const leastWords = 3;

/** Shorter words stand in many languages. */
const knownLetters = 3;

/**
 * True where two words or more, and half of the longer ones, are unknown and near a common word: no name explains that. One alone may
 * be a brand that respells a word.
 */
export function isFullOfSlips(text: string): boolean {
  const words = text.match(/(?<![\p{L}\p{N}@#/._'’-])[a-zA-Z]{4,20}(?![\p{L}\p{N}@/_'’-]|\.\p{L})/gu) ?? [];
  const longer = new Set(words.map((w) => w.toLowerCase()));
  const least = Math.max(2, longer.size / 2);
  const unknown = [...longer].filter((w) => placeOf(w) < 0 && !isBuilt(w));
  // The whole list of words is gone through only where so many are unknown.
  const isName = wordsOf(text).filter((w) => /^\p{L}{3,}$/u.test(w)).length < leastWords;
  if (isName || unknown.length < least) return false;
  const slips = unknown.filter(isSlip).length;
  // A slip is told by the words round it: where the list knows none, a word that is no slip says that it is a name ("NGAYI Telcy Berinyu").
  const knowsOne = wordsOf(text).some((w) => w.length >= knownLetters && placeOf(w) >= 0);
  return slips >= least && (knowsOne || slips === unknown.length);
}
