import { LOOKS, type Looks, type Signals } from "../signals.ts";
import { LINE_ROLES } from "./line-roles.ts";

/** Log odds beyond these say no more. */
const surest = 6;
const leastSure = -12;

/** What was found without being asked for: how sure the first heads are of each kind, and how the words and the whole look. */
export interface NonAdInput {
  /** How the writing lies (pageSigns). */
  signs: readonly number[];
  /** Log odds of the first heads, each of its own kind. */
  scores: readonly number[];
  said: NonNullable<Signals["said"]>;
  looks: Looks;
}

/**
 * The plain numbers by which a picture that is no ad is told: an ad has a name, a headline, an offer, something that asks, and looks like
 * what it is. The first heads know the writing's place and the picture alone; they took a fashion ad with two names for a meme.
 */
export function nonAdSigns({ signs, scores, said, looks }: NonAdInput): number[] {
  return [
    ...signs,
    ...scores.map((score) => Math.min(surest, Math.max(leastSure, score))),
    ...LINE_ROLES.map((_, role) => Math.max(...said.map(({ roles }) => roles[role] ?? 0))),
    Math.max(0, ...said.flatMap(({ names }) => names)),
    ...LOOKS.map((look) => looks[look]),
  ];
}
