import type { Judged } from "../faults/judge.ts";
import type { Measures } from "../facts/seen.ts";

/** Less likely than not it is no reason to name it, doubtful or not. */
const likelierThanNot = 0.5;

/** Nothing that was looked at rules it out: it was only not sure enough to be claimed. */
const isOpen = ({ fault }: Judged, m: Measures): boolean =>
  (fault.possible?.(m) ?? true) &&
  (fault.about === undefined || !m.unsure.includes(fault.about)) &&
  fault.beyondUs?.(m) !== true &&
  fault.unknowable?.(m) !== true &&
  fault.denied?.(m) !== true;

/** The likeliest fault of those that are not sure enough to be claimed, as a phrase; null where none is likelier than not. */
export function likeliestDoubt(judged: readonly Judged[], m: Measures): string | null {
  const [likeliest] = judged
    .filter((j) => !j.claimed && j.probability >= likelierThanNot && isOpen(j, m))
    .toSorted((p, q) => q.probability - p.probability);
  return likeliest?.fault.phrase ?? null;
}
