import { isUnfinished } from "../words/unfinished.ts";
import type { Box } from "../types.ts";
import { gapBetween } from "./lay-out.ts";

interface Placed {
  text: string;
  box: Box;
}

/** Room between two lines of one sentence, in heights of the smaller: below each other, where one is twice as tall, and in one row. */
const farBelow = 2;
const farFromUnlike = 1.5;
const unlike = 2;
const farBeside = 1.2;
/** Two lines stand below each other where they have this share of the narrower one's width in common. */
const leastShared = 0.1;
/** A piece of a run is left out where the largest takes up so many times its room. */
const clearly = 2;

const shared = (from: number, length: number, start: number, width: number): number =>
  Math.min(from + length, start + width) - Math.max(from, start);

/** Whether nobody would read on from the one to the other: too far off, or neither below nor beside it. */
function standApart({ box: a }: Placed, { box: b }: Placed, aspect: number): boolean {
  const [low, tall] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const gap = gapBetween({ box: a }, { box: b }, aspect);
  if (shared(a.y, a.height, b.y, b.height) > low / 2) return gap > farBeside;
  if (shared(a.x, a.width, b.x, b.width) <= leastShared * Math.min(a.width, b.width)) return true;
  return gap > (tall > unlike * low ? farFromUnlike : farBelow);
}

/** The pieces of a run of lines that hang together. */
function pieces(lines: readonly Placed[], run: readonly number[], aspect: number): number[][] {
  const isNear = (i: number, k: number): boolean => {
    const [one, other] = [lines[i], lines[k]];
    return one !== undefined && other !== undefined && !standApart(one, other, aspect);
  };
  return run.reduce<number[][]>((found, i) => {
    const near = found.filter((piece) => piece.some((k) => isNear(i, k)));
    return [...found.filter((piece) => !near.includes(piece)), [...near.flat(), i]];
  }, []);
}

/**
 * The lines of a headline or a request without those that stand elsewhere: a scoreboard's "10" beside "AMERICA WINS ZERO", a list's
 * title in another column. Runs are made by reading order, which skips over what lies between. `weightOf` says how much of its
 * room a line brings in; where no piece is clearly the largest, or words before it wait for more, the run stays as it is.
 */
export function standTogether(
  lines: readonly Placed[],
  run: readonly number[],
  aspect: number,
  weightOf: (line: number) => number = () => 1,
): number[] {
  const roomOf = (piece: readonly number[]): number =>
    piece.reduce((sum, i) => sum + (lines[i]?.box.width ?? 0) * (lines[i]?.box.height ?? 0) * weightOf(i), 0);
  const [main, second] = pieces(lines, run, aspect).toSorted((p, q) => roomOf(q) - roomOf(p));
  if (main === undefined || second === undefined || roomOf(main) < clearly * roomOf(second)) return [...run];
  const first = run.findIndex((i) => main.includes(i));
  return isUnfinished(lines[run[first - 1] ?? -1]?.text ?? "") ? [...run] : run.filter((i) => main.includes(i));
}
