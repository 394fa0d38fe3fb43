import { damageOf, type Damage } from "../measures/layout/damage.ts";
import type { Surface } from "../measures/surface.ts";
import type { Signals } from "../signals.ts";
import { colourSigns } from "./colour-signs.ts";
import { pictureScore, probability, signScore } from "./linear-head.ts";
import type { DamageKind } from "./seen.ts";
import { DAMAGE_CUTS, NEGATIVE_HEAD, NEGATIVE_SIGNS_HEAD } from "./picture-heads.data.ts";

/** Probabilities that the picture was spoilt in one of these ways. Over a half: at most one real ad in a hundred gets there. */
export interface PictureDamage {
  negative: number;
  upsideDown: number;
  blurred: number;
  pixelated: number;
  shuffled: number;
  repeated: number;
  noisy: number;
  overpacked: number;
}

const kinds: readonly DamageKind[] = ["blurred", "pixelated", "shuffled", "repeated", "noisy", "overpacked"];

/** Damage counts where it is likelier than not: half the signs of it are in every picture. */
export function worstDamage(damage: PictureDamage): { damage: number; damageKind: DamageKind | null } {
  const worst = kinds.reduce((most, kind) => (damage[kind] > damage[most] ? kind : most));
  return damage[worst] >= 0.5 ? { damage: damage[worst], damageKind: worst } : { damage: 0, damageKind: null };
}

export interface DamageSeen extends PictureDamage {
  measured: Damage;
}

function past(measure: keyof typeof DAMAGE_CUTS, value: number | null): number {
  const { middle, width } = DAMAGE_CUTS[measure];
  return value === null ? 0 : probability((value - middle) / width);
}

function negativeOf({ embedding, negativeEmbedding, pixels }: Signals): number {
  if (embedding === null || negativeEmbedding === undefined || negativeEmbedding.length === 0) return 0;
  // Both scores carry the bias of the head; it is wanted once.
  const { bias } = NEGATIVE_HEAD;
  const against = pictureScore(NEGATIVE_HEAD, embedding) - pictureScore(NEGATIVE_HEAD, negativeEmbedding) + bias;
  return probability(signScore(NEGATIVE_SIGNS_HEAD, [...colourSigns(pixels), against]));
}

/** Upside down is told by the reader alone: the features of the picture find a quarter of such copies at best. */
const upsideDownByReader = 0.95;

export function pictureDamage(signals: Signals, surface: Surface): DamageSeen {
  const measured = damageOf(signals.pixels, surface.planes);
  const pixelated = past("mosaic", measured.mosaic);
  const repeated = past("repetition", measured.repetition);
  return {
    measured,
    negative: negativeOf(signals),
    upsideDown: signals.orientation === "upside_down" ? upsideDownByReader : 0,
    blurred: past("crispness", measured.crispness),
    pixelated,
    repeated,
    // Squares and repeated pictures have seams of their own.
    shuffled: past("seams", measured.seams) * (1 - pixelated) * (1 - repeated),
    noisy: past("grain", measured.grain),
    overpacked: past("grid", measured.grid) * (1 - pixelated),
  };
}
