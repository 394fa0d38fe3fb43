import type { Recommendation } from "../types.ts";

type Advice = Pick<Recommendation, "action" | "boxes" | "change">;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** The place a piece of advice changes; what is to be added beside it changes nothing there. */
const placesOf = ({ action, boxes, change }: Advice): Recommendation["boxes"] =>
  action === "add" && (change === null || change.kind === "button") ? [] : boxes.slice(0, 1);

/** One text can be set larger and in another colour: both are true of it, and both can be done. */
const goTogether = (one: Advice, other: Advice): boolean =>
  one.action !== other.action && [one, other].every(({ action }) => action === "enlarge" || action === "recolour");

/** Whether advice is on a block that a better piece speaks of already: "begin cutting with it" and "set it larger" are not said of one text. */
export const isSpokenOf = (advice: Advice, better: Advice): boolean => {
  if (goTogether(advice, better)) return false;
  const block = advice.change?.block ?? null;
  if (block !== null && block === better.change?.block) return true;
  return placesOf(advice).some((a) =>
    placesOf(better).some(
      (b) => isSame(a.x, b.x) && isSame(a.y, b.y) && isSame(a.width, b.width) && isSame(a.height, b.height),
    ),
  );
};
