import { isButtonPhrase } from "../words/call-to-action.ts";
import { hasPrice } from "../words/offer.ts";
import { isUnfinished } from "../words/unfinished.ts";
import type { Box } from "../types.ts";

interface Placed {
  text: string;
  box: Box;
}

/** Lines that are tried on after a headline. */
const most = 2;
/** Letters this much taller are set larger; lines further off, in heights of the smaller, stand apart; edges this far off are not in line. */
const taller = 1.5;
const apart = 1;
const outOfLine = 0.3;
/** Longer lines begin a sentence of their own; so do shorter ones that begin with a capital where small letters follow. */
const mostWords = 4;
const mostCapitals = 3;

const middleOf = ({ x, width }: Box): number => x + width / 2;

/** Whether a line begins right below another, about as tall, with an edge or its middle in line. */
export function standsBelow({ box: below }: Placed, { box: above }: Placed, aspect: number): boolean {
  const [low, tall] = [Math.min(above.height, below.height), Math.max(above.height, below.height)];
  const gap = below.y - above.y - above.height;
  if (tall > taller * low || gap > apart * low || gap < -above.height / 2) return false;
  const sides = [
    below.x - above.x,
    middleOf(below) - middleOf(above),
    below.x + below.width - above.x - above.width,
  ] as const;
  return Math.min(...sides.map(Math.abs)) * aspect < outOfLine * low;
}

const isCapitals = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether the words of a line can be the end of a sentence that begins with those of the line above. */
function endsWhatBegan(above: string, below: string): boolean {
  if (/[.!?][”"’')]?$/u.test(above) || isButtonPhrase(below) || hasPrice(below) || !/\p{L}/u.test(below)) return false;
  const words = below.trim().split(/\s+/u).length;
  if (/^\p{Ll}/u.test(below) || isUnfinished(above) || /[=+]$/u.test(above)) return words <= mostWords;
  return words <= (isCapitals(above) && isCapitals(below) ? mostCapitals : 1);
}

/**
 * A headline with the short lines right below that end its sentence, in whatever colour: "ONLINE" in yellow below "GROW YOUR BUSINESS".
 * Where such lines go on below them, they are a text of their own.
 */
export function readOn(
  lines: readonly Placed[],
  headline: readonly number[],
  isOpen: (line: number) => boolean,
  aspect: number,
): number[] {
  const run = [...headline];
  const below = (): number[] => {
    const last = lines[run.at(-1) ?? -1];
    return last ? lines.flatMap((line, i) => (!run.includes(i) && standsBelow(line, last, aspect) ? [i] : [])) : [];
  };
  while (run.length < headline.length + most) {
    const [next, another] = below();
    if (next === undefined || another !== undefined || !isOpen(next)) break;
    if (!endsWhatBegan(lines[run.at(-1) ?? -1]?.text ?? "", lines[next]?.text ?? "")) break;
    run.push(next);
  }
  return run.length > headline.length && below().length > 0 ? [...headline] : run;
}
