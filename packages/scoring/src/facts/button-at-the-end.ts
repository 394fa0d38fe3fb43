import { isButtonPhrase } from "../words/call-to-action.ts";

/**
 * The last line of a headline, as its place, where it is the label of a button on its own and so no part of it: "Learn more" below
 * "Flat discounts for members". Joined to the headline it was taken for words of it, and the ad for one that asks nothing.
 */
export function buttonAtTheEnd(lines: readonly { text: string }[], headline: readonly number[]): number[] {
  const last = headline.length > 1 ? headline.at(-1) : undefined;
  return last !== undefined && isButtonPhrase(lines[last]?.text ?? "") ? [last] : [];
}
