import { isButtonPhrase } from "../words/call-to-action.ts";

/** Of the headlines of 608 ads in which nothing else asks, six hold a line as sure as this to ask: all six are buttons. The next likeliest one is no more than .57. */
const surelyAsks = 0.9;

/**
 * A line of a headline, as its place, that is the label of a button and so no part of it: "Learn more" below "Flat discounts for members".
 * Joined to the headline it was taken for words of it, and the ad for one that asks nothing. `asks` is the chance of each line to ask.
 */
export function buttonInHeadline(
  lines: readonly { text: string }[],
  headline: readonly number[],
  asks: readonly number[] = [],
): number[] {
  if (headline.length < 2) return [];
  const last = headline.at(-1) ?? 0;
  if (isButtonPhrase(lines[last]?.text ?? "")) return [last];
  const surest = headline.toSorted((a, b) => (asks[b] ?? 0) - (asks[a] ?? 0))[0] ?? last;
  return (asks[surest] ?? 0) >= surelyAsks ? [surest] : [];
}
