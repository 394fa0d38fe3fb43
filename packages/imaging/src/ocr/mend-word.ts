import type { ReadCharacter } from "./decode-line.ts";
import { foldLetters, wordCost } from "./word-cost.ts";
import type { WordList } from "./word-list.ts";

/** What a letter may be instead, and the log chance of that against what was read. */
export interface Change {
  to: string;
  folded: string;
  cost: number;
}

export interface Letter {
  character: string;
  folded: string;
  changes: readonly Change[];
}

export const letterOf = ({ character, probability, others = [] }: ReadCharacter): Letter => ({
  character,
  folded: foldLetters(character),
  changes: others.map((other) => ({
    to: other.character,
    folded: foldLetters(other.character),
    cost: Math.log(other.probability / Math.max(probability, 0.05)),
  })),
});

export interface MendedWord {
  cost: number;
  /** The letters exchanged, by their place in the line. */
  exchanged: ReadonlyMap<number, string>;
}

/** One letter may be another in words of this length; two in longer ones. */
export const lengthForOne = 4;
const lengthForTwo = 6;
/** Pairs are tried among this many likeliest changes. */
const mostChanges = 6;

/** No word of four letters or more is likelier than this. */
export const likeliestMended = -4.4;

const replaced = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + 1);

/**
 * The likeliest word for the letters from `from` on: with one or two of them exchanged for the reader's second choices where
 * a likelier word comes out ("CREDlT" is "CREDIT"), or null where it stands best as read.
 */
export const mendWord = (
  list: WordList,
  letters: readonly Letter[],
  from: number,
  folded: string,
  asRead: number,
): MendedWord | null => {
  const changes: (Change & { at: number })[] = [];
  for (let at = 0; at < folded.length; at += 1)
    for (const change of letters[from + at]?.changes ?? []) changes.push({ ...change, at });
  if (changes.length > 1) changes.sort((a, b) => b.cost - a.cost).splice(mostChanges);
  let best: MendedWord | null = null;
  changes.forEach((one, i) => {
    if (one.cost + likeliestMended <= (best?.cost ?? asRead)) return;
    const once = replaced(folded, one.at, one.folded);
    const cost = wordCost(list, once) + one.cost;
    if (cost > (best?.cost ?? asRead)) best = { cost, exchanged: new Map([[from + one.at, one.to]]) };
    if (folded.length < lengthForTwo) return;
    for (const two of changes.slice(i + 1)) {
      if (one.cost + two.cost + likeliestMended <= (best?.cost ?? asRead)) break;
      if (one.at === two.at) continue;
      const known = list.get(replaced(once, two.at, two.folded));
      if (known === undefined || known + one.cost + two.cost <= (best?.cost ?? asRead)) continue;
      const exchanged = new Map([
        [from + one.at, one.to],
        [from + two.at, two.to],
      ]);
      best = { cost: known + one.cost + two.cost, exchanged };
    }
  });
  return best;
};
