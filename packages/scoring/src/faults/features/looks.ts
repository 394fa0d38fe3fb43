import type { Measures } from "../../facts/seen.ts";
import type { FaultCode } from "../../types.ts";

/**
 * Faults that a look at the whole picture tells something about. Not those of wording (teaser, typos, hard words, reasons, claims): a
 * net knows them by the kind of picture they come with in the labelled ads, which is true of those and of no others.
 */
const LOOKED_FOR = [
  "low_contrast",
  "text_over_busy",
  "tiny_text",
  "too_much_text",
  "weak_hierarchy",
  "clutter",
  "cropped",
  "poor_alignment",
  "clashing_colours",
  "bad_image",
  "dated_look",
  "no_brand",
  "weak_brand",
  "no_product",
  "unclear_message",
  "weak_cta",
] as const satisfies readonly FaultCode[];

type LookFeature = `looks_${(typeof LOOKED_FOR)[number]}`;

/** Log odds at which a look counts as nothing, and as all it can be: of 1,914 ads one in twenty lies below, one in a thousand above. */
const [NOTHING, ALL] = [-7, 2] as const;
/** Median over these faults and 1,914 ads; stands for pictures nobody looked at. */
const UNLOOKED = -3.5;

const level = (logOdds: number): number => Math.min(1, Math.max(0, (logOdds - NOTHING) / (ALL - NOTHING)));

export const lookFeatures = ({ looks }: Measures): Record<LookFeature, number> =>
  Object.fromEntries(LOOKED_FOR.map((code) => [`looks_${code}`, level(looks?.[code] ?? UNLOOKED)])) as Record<
    LookFeature,
    number
  >;
