import { CATEGORY_WORDS } from "./category-words.ts";
import { wordsOf } from "./words.ts";

const STRONG = 2;

/** For each word or phrase the trades it belongs to, with its vote; a word of several trades is shared among them. */
function votesByWord(): Map<string, Map<string, number>> {
  const trades = new Map<string, Map<string, number>>();
  for (const [trade, list] of Object.entries(CATEGORY_WORDS))
    for (const entry of list.split(" ")) {
      const word = entry.replace("!", "").replaceAll("_", " ");
      const votes = trades.get(word) ?? new Map<string, number>();
      votes.set(trade, entry.endsWith("!") ? STRONG : 1);
      trades.set(word, votes);
    }
  for (const votes of trades.values()) for (const [trade, vote] of votes) votes.set(trade, vote / votes.size);
  return trades;
}

let table: Map<string, Map<string, number>> | null = null;
const MOST_WORDS = 3;

/** Every run of up to three words, the longer first. */
function* runsOf(words: readonly string[]): Generator<string> {
  for (let length = MOST_WORDS; length >= 1; length--)
    for (let i = 0; i + length <= words.length; i++) yield words.slice(i, i + length).join(" ");
}

/** Votes of the words for each trade; a word counts once. */
export function categoryVotes(text: string): Map<string, number> {
  table ??= votesByWord();
  const sums = new Map<string, number>();
  for (const run of new Set(runsOf(wordsOf(text)))) {
    const votes = table.get(run);
    // A phrase says more than the words in it.
    const weight = run.includes(" ") ? 2 : 1;
    votes?.forEach((vote, trade) => sums.set(trade, (sums.get(trade) ?? 0) + vote * weight));
  }
  return sums;
}

/** From two plain words or one telling one on, and ahead of the next, seven trades in ten are right on labelled ads; with any vote, six in ten. */
const LEAST = 2;
const LEAD = 0.5;

/** In the order in which the net of the lines gives its chances (tools/train/trade/fit.py). */
const TRADES = [...Object.keys(CATEGORY_WORDS), "other"];

/** Of 1,133 labelled ads left out of the fit the net is surer than this of one in two, and right in six of ten of those. */
const SURE = 0.3;

/** The likeliest trade by the meaning of the words; null where no net read them or none is likely. */
function likeliest(chances: readonly number[] | undefined): string | null {
  if (chances?.length !== TRADES.length) return null;
  const most = Math.max(...chances);
  return most > SURE ? (TRADES[chances.indexOf(most)] ?? null) : null;
}

/** What trade an ad belongs to, by words that tell it outright or else by what all of them mean; "other" where neither is clear. */
export function categoryOf(text: string, chances?: readonly number[]): string {
  const [first, second] = [...categoryVotes(text)].toSorted((a, b) => b[1] - a[1]);
  if (first && first[1] >= LEAST && first[1] - (second?.[1] ?? 0) >= LEAD) return first[0];
  return likeliest(chances) ?? "other";
}
