import type { Signals } from "../signals.ts";
import { oddsOfNegative, soundnessOf } from "./picture-damage.ts";
import { SIGNS_OF_DAMAGE as SIGNS } from "./soundness-signs.data.ts";

/** Keeps a certain answer finite, as in the fit. */
const softened = 0.003;

const oddsOf = (chance: number): number => Math.log((chance + softened) / (1 + softened - chance));

/**
 * Log odds that the picture is a spoilt copy, of as many copies as ads: its rank among both, and the surest kind of damage; or that it is
 * its own negative. A negative that is not told for sure costs all the same. Null where the net did not look.
 */
export function signsOfDamage(signals: Signals): number | null {
  const soundness = soundnessOf(signals);
  if (soundness === undefined) return null;
  const surest = Math.max(...Object.values(soundness.kinds));
  const spoilt = SIGNS.bias + SIGNS.rank * soundness.rank + SIGNS.surest * oddsOf(surest);
  return Math.max(spoilt, oddsOfNegative(signals) ?? spoilt);
}
