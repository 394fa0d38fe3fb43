import { isButtonPhrase } from "../words/call-to-action.ts";

/** Of 218 headlines of several lines in ads where nothing else asks, five hold a line as sure as this: all five are buttons. Of the next four (.63 to .78) one is. */
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
