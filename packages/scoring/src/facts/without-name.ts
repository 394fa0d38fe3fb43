import { isUnfinished } from "../words/unfinished.ts";
import { sharesLetters } from "./choose.ts";

/** The name as it was found, with the places of the lines that show it. */
interface Named {
  text: string;
  lines: readonly number[];
}

/**
 * The headline without the name over or under it: lines that are the name and nothing else are where the ad signs. Of a name that
 * stands on several lines the headline may have taken one ("WHITE" below "OPTIC"): where the name is `sure`, that goes, too.
 */
export function withoutName(
  lines: readonly { text: string }[],
  headline: readonly number[],
  named: Named | null,
  sure = false,
): readonly number[] {
  if (named === null) return headline;
  const isName = (i: number | undefined): boolean =>
    i !== undefined &&
    named.lines.includes(i) &&
    ((sure && named.lines.length > 1) || sharesLetters(lines[i]?.text ?? "", named.text));
  const left = [...headline];
  while (isName(left[0])) left.shift();
  while (isName(left.at(-1)) && !isUnfinished(lines[left.at(-2) ?? -1]?.text ?? "")) left.pop();
  return left.length > 0 ? left : headline;
}
