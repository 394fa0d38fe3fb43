import type { Measures } from "../facts/seen.ts";
import { headlineMet, headOf } from "../faults/features/shown.ts";
import type { Box, EvidenceGrade, FaultCode, ScoreName } from "../types.ts";

/** Something that helps an ad beyond the absence of faults. Its weight is fitted (weights.data.ts). */
export interface Strength {
  code: StrengthCode;
  /** The one score it moves. */
  score: ScoreName;
  /** Named as a strength where it clearly is one, as a lack where it clearly lacks, by its topic between. */
  label: string;
  lacking: string;
  topic: string;
  /** Nothing is gained by it: its worth ends at 0, which is as good as it gets. */
  onlyCosts?: true;
  /** Its name in an ad of which neither can be said, such as one without the thing that would be small; null: one of the two. */
  here?: (m: Measures) => string | null;
  grade: EvidenceGrade;
  sources: string;
  /** From -1 (none of it) to 1 (all one can ask); 0 where there is nothing to measure. */
  worth: (m: Measures) => number;
  value: (m: Measures) => number | null;
  unit: string;
  /** What was measured, in one sentence. */
  text: (m: Measures) => string;
  places: (m: Measures) => Box[];
  /** Faults that cannot be mended without gaining this too: an ad given a call to action has one that says something. */
  mendedBy?: readonly FaultCode[];
}

export type StrengthCode =
  | "whole_picture"
  | "of_a_piece"
  | "well_made"
  | "strong_colours"
  | "picture_shown"
  | "full_tones"
  | "set_type"
  | "set_off"
  | "short_lines"
  | "type_scale"
  | "room_at_the_edge"
  | "large_headline"
  | "headline_leads"
  | "space_in_use"
  | "lines_complete"
  | "detail_together"
  | "modest_text"
  | "few_words"
  | "colour_blind_safe"
  | "letters_in_shape"
  | "people_shown"
  | "many_colours"
  | "light_and_dark"
  | "sticky_words"
  | "short_headline"
  | "brand_large"
  | "brand_clear"
  | "brand_looked_at"
  | "calm"
  | "crisp"
  | "large_request"
  | "clear_request"
  | "pulling_words"
  | "speaks_to_viewer"
  | "known_words"
  | "everyday_words";

/** Colourfulness of a picture that shows hardly any: slight, on the scale of Hasler & Süsstrunk, is 15. */
export const HARDLY_ANY_COLOUR = 8;

/** Of words that were not read nothing is told but that. */
export const NO_WORDS = "No words could be read.";
export const NOT_ENGLISH = "Not judged: the words do not look English.";

/** Straight from -1 at `from` to 1 at `to`, flat outside. */
export const worthBetween = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(-1, (2 * (value - from)) / (to - from) - 1));

/** Taken off what almost every ad has: it costs where it is missing, and earns nothing where it is there. The base has it instead. */
export const ALMOST_ALL = 1;

/** Clutter at which filling an ad begins to earn less, and at which it earns nothing. */
const FULL = [50, 80] as const;

/** Filling an ad is a merit until it is full: shapes strewn over it would earn what they cost otherwise. */
export const unlessFull = (worth: number, { clutter }: Pick<Measures, "clutter">): number =>
  worth <= 0 ? worth : worth * Math.min(1, Math.max(0, (FULL[1] - clutter) / (FULL[1] - FULL[0])));

/** What is said where that takes most of it away. */
export const fullNote = ({ clutter }: Pick<Measures, "clutter">): string =>
  clutter > (FULL[0] + FULL[1]) / 2 ? "; in an ad as full as this one it earns little" : "";

/** What is said where words would earn more if the headline were met. */
export function metNote(worth: number, m: Measures): string {
  if (worth <= 0 || headlineMet(m) >= 0.5) return "";
  if (headOf(m) === null) return "; without a headline that gains nothing";
  return m.unsure.includes("headline")
    ? "; we are not sure of the headline, so that gains nothing"
    : "; few will look at the headline, so that gains little";
}

/** Worth of a feature that lies between 0, as good as it gets, and 1. */
export const worthOf = (fault: number): number => 1 - 2 * fault;
