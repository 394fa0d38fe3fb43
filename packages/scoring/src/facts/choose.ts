import { lettersApart } from "../words/letters-apart.ts";
import { squeezed, tokensOf } from "../words/words.ts";

/** One possible answer and what the model makes of it. */
export interface Option<T> {
  value: T;
  text: string;
  score: number;
}

/** Answers that are looked at for a vote; the rest have next to no chance. */
const voters = 12;
/** Share of words, or of letters, from which two answers count as the same. */
const alike = 0.8;

/** Two headlines with four fifths of their words in common. */
export function sharesWords(a: string, b: string): boolean {
  const left = tokensOf(b);
  const total = tokensOf(a).length + left.length;
  let both = 0;
  for (const word of tokensOf(a)) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    both += 1;
  }
  return total > 0 && (2 * both) / total >= alike;
}

/** Two names or labels with four fifths of their letters in common. */
export function sharesLetters(a: string, b: string): boolean {
  const [one, two] = [squeezed(a), squeezed(b)];
  if (!one || !two) return false;
  return 1 - lettersApart(one, two) / Math.max(one.length, two.length) >= alike;
}

export interface Chosen<T> {
  value: T;
  /** That it is right, 0 to 1. */
  chance: number;
}

/**
 * The answer most likely to be right, or null where that is less likely than `least`. Scores become chances that sum to one
 * with an empty answer of score 0; answers that amount to the same stand together.
 */
export function choose<T>(
  options: readonly Option<T>[],
  same: (a: string, b: string) => boolean,
  least: number,
): Chosen<T> | null {
  const top = Math.max(0, ...options.map((o) => o.score));
  const total = options.reduce((sum, o) => sum + Math.exp(o.score - top), Math.exp(-top));
  const first = options
    .toSorted((p, q) => q.score - p.score)
    .slice(0, voters)
    .map((o) => ({ ...o, chance: Math.exp(o.score - top) / total }));
  let best: Chosen<T> | null = null;
  for (const one of first) {
    const chance = first.reduce((sum, o) => sum + (o === one || same(one.text, o.text) ? o.chance : 0), 0);
    if (best === null || chance > best.chance + 1e-9) best = { value: one.value, chance };
  }
  return best !== null && best.chance >= least ? best : null;
}
