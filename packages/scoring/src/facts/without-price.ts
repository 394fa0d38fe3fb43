import { hasPrice } from "../words/offer.ts";
import { joinedText } from "./blocks.ts";
import { sharesWords } from "./choose.ts";

/**
 * The lines of a headline without a price at its edge, where what is left amounts to the same: "$49 first visit" above "Smile
 * like nobody is billing you" came and went with each saving of the file, the offer being as likely part of the headline as not.
 */
export function withoutPrice(lines: readonly { text: string }[], headline: readonly number[]): number[] {
  const textOf = (run: readonly number[]): string => joinedText(run.map((i) => lines[i]?.text ?? ""));
  const edges = [headline.slice(1), headline.slice(0, -1)];
  const shorter = edges.find((rest, edge) => {
    const dropped = headline.at(edge === 0 ? 0 : -1);
    const offer = dropped === undefined ? "" : (lines[dropped]?.text ?? "");
    return rest.length > 0 && hasPrice(offer) && !hasPrice(textOf(rest)) && sharesWords(textOf(rest), textOf(headline));
  });
  return shorter ?? [...headline];
}
