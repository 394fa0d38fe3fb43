import type { Damage } from "../measures/layout/damage.ts";
import type { Surface } from "../measures/surface.ts";
import { SOUNDNESS_NET, type Looks, type Signals, type Soundness } from "../signals.ts";
import { probability } from "./linear-head.ts";
import { DAMAGE_CUTS } from "./picture-heads.data.ts";
import type { DamageKind } from "./seen.ts";
import { SOUNDNESS_CUTS } from "./soundness-cuts.data.ts";

/** Probabilities that the picture was spoilt in one of these ways. Over a half: at most one real ad in a hundred gets there. */
export interface PictureDamage extends Record<DamageKind, number> {
  negative: number;
  upsideDown: number;
}

/** Told by a measure of its own. */
const MEASURED = [
  "blurred",
  "pixelated",
  "shuffled",
  "repeated",
  "noisy",
  "overpacked",
] as const satisfies DamageKind[];

/** Told by the net of damage alone. */
const LOOKED_AT = [
  "faded",
  "dark",
  "blown",
  "tinted",
  "posterised",
  "strewn",
  "shrunk",
  "tilted",
  "waved",
  "lined",
  "doubled",
  "half_faded",
  "barred",
  "sharpened",
  "vignetted",
  "warped",
] as const satisfies DamageKind[];
type LookedAt = (typeof LOOKED_AT)[number];

/** What a measure of its own tells comes first: it is the surer of two names for the same thing. */
const kinds: readonly DamageKind[] = [...MEASURED, ...LOOKED_AT];

/** Damage counts where it is likelier than not: half the signs of it are in every picture. */
export function worstDamage(damage: PictureDamage): { damage: number; damageKind: DamageKind | null } {
  const worst = kinds.reduce((most, kind) => (damage[kind] > damage[most] ? kind : most));
  return damage[worst] >= 0.5 ? { damage: damage[worst], damageKind: worst } : { damage: 0, damageKind: null };
}

export interface DamageSeen extends PictureDamage {
  measured: Damage;
}

const beyond = ({ middle, width }: { middle: number; width: number }, value: number): number =>
  probability((value - middle) / width);

const past = (measure: keyof typeof DAMAGE_CUTS, value: number | null): number =>
  value === null ? 0 : beyond(DAMAGE_CUTS[measure], value);

const upsideDownByReader = 0.95;

/**
 * The log odds from which a picture is called a negative: of 1,004 ads the farthest lay at 3.78 (fourth net), of 1,125 at 3.63 (fifth), each
 * asked of a net that did not know it, and two in three negatives lie beyond.
 */
const NEGATIVE = { middle: 3.8, width: 0.25 } as const;
/** A rank counts a fifth of what the look at the whole says: fitted on 616 ads and their negatives. */
const oddsOfRank = 1 / 5;
/** Below these nobody asks: six of 100 real ads lie above, and 90 of 100 negatives. */
const suspicious = { both: -2, looks: -2 } as const;

/** What the net of today says: ranks and chances of the one before it mean something else. */
export const soundnessOf = ({ soundness }: Signals): Soundness | undefined =>
  soundness?.net === SOUNDNESS_NET ? soundness : undefined;

const leadOfNegative = ({ negativeRank, rank }: Soundness): number => negativeRank - rank;

/** Whether the picture is worth a second look, at its negative. */
export const mayBeNegative = (soundness: Soundness, looks: Looks): boolean =>
  looks.negative > suspicious.looks && looks.negative + leadOfNegative(soundness) / 2 > suspicious.both;

/**
 * Log odds that the picture is its own negative, rather than that its negative is: by how much sounder it looks the other way, and what the
 * look at the whole says of it, and of the picture the other way. Null where that look saw no reason to ask.
 */
export function oddsOfNegative(signals: Signals): number | null {
  const { looks, looksOfNegative } = signals;
  const soundness = soundnessOf(signals);
  if (soundness === undefined || looks === undefined || looksOfNegative === undefined) return null;
  return leadOfNegative(soundness) * oddsOfRank + looks.negative - looksOfNegative;
}

function negativeOf(signals: Signals): number {
  const soundness = soundnessOf(signals);
  if (soundness === undefined) return 0;
  if (signals.looks === undefined) return beyond(SOUNDNESS_CUTS.negative, leadOfNegative(soundness));
  const odds = oddsOfNegative(signals);
  return odds === null ? 0 : beyond(NEGATIVE, odds);
}

/** Degrees from which on writing is not level, as the reader sees it. */
const tiltedDegrees = 3;
/** The net's chance of a tilt where all of the writing runs aslant, too: two of 1,125 ads it does not know are beyond, and 88 of 100 tilted copies. */
const TILTED_WITH_LINES = { middle: 0.7, width: 0.04 } as const;

/** Level lines stand in no tilted picture: five of 403 ads were called tilted for a slanted headline or picture. */
function tiltedBy(chance: number, { tilt }: Signals): number {
  if (tilt === undefined || tilt === null) return beyond(SOUNDNESS_CUTS.tilted, chance);
  return Math.abs(tilt) < tiltedDegrees ? 0 : beyond(TILTED_WITH_LINES, chance);
}

/**
 * Clutter that the look at the whole sees in every other one of 388 ads. What is strewn over a picture makes it crowded: 20 copies of ten ads
 * with stickers or more headlines all lie above, and 60 drawn ads with little on them, of which the net called some strewn, lie far below.
 */
const asCrowdedAsMost = -6.3;

function strewnBy(chance: number, { looks }: Signals): number {
  return looks !== undefined && looks.clutter < asCrowdedAsMost ? 0 : beyond(SOUNDNESS_CUTS.strewn, chance);
}

/** What the net tells: nothing where it did not look, or looked before it knew the kind. */
function spoiltLooks(signals: Signals): Record<LookedAt | "negative", number> {
  const chanceOf = (kind: LookedAt): number => {
    const chance = soundnessOf(signals)?.kinds[kind];
    if (chance === undefined) return 0;
    if (kind === "tilted") return tiltedBy(chance, signals);
    return kind === "strewn" ? strewnBy(chance, signals) : beyond(SOUNDNESS_CUTS[kind], chance);
  };
  const kinds = Object.fromEntries(LOOKED_AT.map((kind) => [kind, chanceOf(kind)])) as Record<LookedAt, number>;
  return { negative: negativeOf(signals), ...kinds };
}

/**
 * Damage that a style may have on purpose (a night scene, gold on black, flat art, grain, soft edges): not where the whole looks as well
 * made as most ads. Of ten such claims about 365 ads met for the first time none was true; spoilt copies look far worse made.
 */
const STYLES = [
  "blurred",
  "overpacked",
  "dark",
  "blown",
  "tinted",
  "posterised",
  "lined",
  "doubled",
  "half_faded",
  "barred",
  "sharpened",
  "vignetted",
  "warped",
] as const satisfies DamageKind[];
const asWellMadeAsMost = 0;

function withoutStyles(damage: DamageSeen, { looks }: Signals): DamageSeen {
  if (looks === undefined || looks.quality < asWellMadeAsMost) return damage;
  return { ...damage, ...Object.fromEntries(STYLES.map((kind) => [kind, 0])) };
}

/** Chance of "moved" that 93 of 100 copies with parts moved reach in a net that does not know them, and 14 of 100 ads: below it seams are those of a collage or a table. */
const seconded = 0.2;

/** Whether the net sees parts changed or repeated as well; it is asked second, so what it did not look at stands. */
const mayBeMoved = (signals: Signals): boolean => (soundnessOf(signals)?.kinds.moved ?? 1) >= seconded;

export function pictureDamage(signals: Signals, surface: Surface): DamageSeen {
  const measured = surface.damage;
  const pixelated = past("mosaic", measured.mosaic);
  const isMoved = mayBeMoved(signals);
  const repeated = isMoved ? past("repetition", measured.repetition) : 0;
  const found: DamageSeen = {
    measured,
    ...spoiltLooks(signals),
    // Known words tell how a picture lies.
    upsideDown: signals.orientation === "upside_down" ? upsideDownByReader : 0,
    blurred: past("crispness", measured.crispness),
    pixelated,
    repeated,
    // Squares and repeated pictures have seams of their own.
    shuffled: isMoved ? past("seams", measured.seams) * (1 - pixelated) * (1 - repeated) : 0,
    noisy: past("grain", measured.grain),
    overpacked: past("grid", measured.grid) * (1 - pixelated),
  };
  return withoutStyles(found, signals);
}
