import type { Corrections } from "@adjudge/contracts";
import type { StoredSignals } from "@adjudge/imaging";

type Line = Pick<StoredSignals["lines"][number], "text" | "box">;

const overlapOf = ({ box: a }: Line, { box: b }: Line): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (a.width * a.height + b.width * b.height - both);
};

/** Half of what two boxes cover together is in both: the same line read again. */
const sameLine = 0.5;

/**
 * Corrections of one reading for another: a new reading numbers the lines anew, so each is found again by its place. A headline or a
 * call to act of which a line is gone is dropped, and so is what is said of a line that is not read any more.
 */
export function carryCorrections(
  { headline_lines: headline, cta_lines: cta, left_out_lines: leftOut, line_texts: texts, ...rest }: Corrections,
  before: readonly Line[],
  after: readonly Line[],
): Corrections | null {
  const numberOf = (old: number): number[] => {
    const line = before[old];
    if (line === undefined) return [];
    const places = after.map((other, number) => ({ number, overlap: overlapOf(line, other) }));
    const best = places.reduce((most, one) => (one.overlap > most.overlap ? one : most), { number: -1, overlap: 0 });
    return best.overlap >= sameLine ? [best.number] : [];
  };
  const mapped = (numbers: readonly number[] = []): number[] => [...new Set(numbers.flatMap(numberOf))];
  /** Two lines may have become one, which can be only one thing. */
  const wholeOf = (numbers: readonly number[] | undefined, taken: readonly number[]): number[] => {
    const found = mapped(numbers).filter((line) => !taken.includes(line));
    return found.length === numbers?.length ? found : [];
  };
  const out = mapped(leftOut);
  const run = wholeOf(headline, out);
  const asking = wholeOf(cta ?? undefined, [...out, ...run]);
  const given = (texts ?? []).flatMap(({ line, text }) => numberOf(line).map((number) => ({ line: number, text })));
  // Of two lines read as one neither says what it says.
  const misread = given.filter(
    (one) =>
      // Read rightly now, it is no correction any more.
      after[one.line]?.text !== one.text && given.every((other) => other === one || other.line !== one.line),
  );
  const said: Corrections = {
    ...rest,
    ...(run.length > 0 && { headline_lines: run }),
    ...((cta === null || asking.length > 0) && { cta_lines: cta && asking }),
    ...(out.length > 0 && { left_out_lines: out }),
    ...(misread.length > 0 && { line_texts: misread }),
  };
  return Object.keys(said).length > 0 ? said : null;
}
