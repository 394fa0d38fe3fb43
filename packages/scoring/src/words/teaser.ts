import { formMarks, formOf } from "./teaser-form.ts";
import { TEASER_WEIGHTS } from "./teaser-weights.data.ts";
import { titleCaseShare } from "./title-case.ts";

const sigmoid = (v: number): number => 1 / (1 + Math.exp(-v));
const weightOf = (mark: string): number => TEASER_WEIGHTS.marks[mark] ?? 0;

/**
 * Probability that a headline is a teaser: it withholds the point, or makes a sensation of it. Judged by form alone
 * (teaser-form.ts): what the line is about does not enter. Give it the headline; body copy dilutes it.
 */
export function teaserProbability(text: string): number {
  const marks = formMarks(text);
  if (marks.length <= 1) return 0;
  const { level, held, titleFrom, chance } = TEASER_WEIGHTS;
  const sum = marks.reduce((total, mark) => total + weightOf(mark), level);
  const form = Math.min(held, Math.max(-held, sum));
  const titled = titleCaseShare(text) * sigmoid(form - titleFrom);
  return sigmoid(chance.level + chance.slope * form + chance.titleCase * titled);
}

/** From here on three in four are teasers (docs/copy-models.md). */
export const TEASER_FIRES = TEASER_WEIGHTS.fires;

/** True for a line that most would call a teaser. */
export const isTeaser = (text: string): boolean => teaserProbability(text) >= TEASER_FIRES;

const MOST_WORDS = 3;

/** The words of a line that make it read like a teaser, the strongest first: what advice can point at. Topics are never among them. */
export function teaserWords(text: string): string[] {
  const signs = formOf(text);
  const sums = new Map<string, number>();
  signs.forEach(({ sign, word }, i) => {
    if (!/^\p{L}/u.test(word) || /^W/u.test(sign)) return;
    const [before, after] = [signs[i - 1]?.sign ?? "", signs[i + 1]?.sign ?? ""];
    const pull = weightOf(sign) + (weightOf(`${before} ${sign}`) + weightOf(`${sign} ${after}`)) / 2;
    sums.set(word, (sums.get(word) ?? 0) + pull);
  });
  const strongest = [...sums].filter(([, pull]) => pull > 0).toSorted((a, b) => b[1] - a[1]);
  return strongest.slice(0, MOST_WORDS).map(([word]) => word);
}
