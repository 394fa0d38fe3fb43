import { isUnfinished } from "../words/unfinished.ts";
import type { Box } from "../types.ts";
import { gapBetween } from "./lay-out.ts";

interface Placed {
  text: string;
  box: Box;
}

/** Smaller gaps are those of one setting, in line heights. */
const leastGap = 0.3;
/** The gap is so many times as wide as those inside both parts, and other writing lies nearer than this share of it. */
const wider = 1.5;
const nearer = 0.5;
/** The part that stays takes up more than so many times the room of the other. */
const larger = 1.5;

const roomOf = (lines: readonly Placed[]): number => lines.reduce((sum, { box }) => sum + box.width * box.height, 0);

/**
 * A headline without the lines at an end of it that lie nearer to other writing than to the rest: the mark of an event with its year,
 * set over a headline, is a group of its own. What lies close together is read together.
 */
export function withoutNearer(lines: readonly Placed[], headline: readonly number[], aspect: number): number[] {
  const outside = lines.filter((_, i) => !headline.includes(i));
  const gap = (some: readonly Placed[], others: readonly Placed[]): number =>
    Math.min(...some.flatMap((a) => others.map((b) => gapBetween(a, b, aspect))));
  const widest = (part: readonly Placed[]): number =>
    Math.max(0, ...part.slice(1).map((line, i) => gapBetween(line, part[i] ?? line, aspect)));
  const of = (run: readonly number[]): Placed[] => run.flatMap((i) => lines[i] ?? []);
  for (let at = 1; at < headline.length; at += 1) {
    const parts = [headline.slice(0, at), headline.slice(at)];
    const [less = [], more = []] = parts.toSorted((p, q) => roomOf(of(p)) - roomOf(of(q)));
    const room = gap(of(less), of(more));
    if (
      room > leastGap &&
      room > wider * Math.max(...parts.map((part) => widest(of(part)))) &&
      gap(of(less), outside) < nearer * room &&
      roomOf(of(more)) > larger * roomOf(of(less)) &&
      !isUnfinished(lines[headline[at - 1] ?? -1]?.text ?? "")
    )
      return more;
  }
  return [...headline];
}
