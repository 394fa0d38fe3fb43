import { sharesLetters } from "./choose.ts";

/** The name as it was found, with the places of the lines that show it. */
interface Named {
  text: string;
  lines: readonly number[];
}

/** The headline without the name over or under it: a line that is the name and nothing else is where the ad signs. */
export function withoutName(
  lines: readonly { text: string }[],
  headline: readonly number[],
  named: Named | null,
): readonly number[] {
  if (named === null) return headline;
  const isName = (i: number | undefined): boolean =>
    i !== undefined && named.lines.includes(i) && sharesLetters(lines[i]?.text ?? "", named.text);
  const left = headline.slice(Number(isName(headline[0])), isName(headline.at(-1)) ? -1 : undefined);
  return left.length > 0 ? left : headline;
}
