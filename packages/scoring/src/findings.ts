import type { Box } from "./picture.ts";
import type { Orientation } from "./signals.ts";

export type ScoreName = "contrast" | "recall" | "copy_engagement";

/** A: shown on human data by our own evaluation; B: published study, cited; C: practice. */
export type EvidenceGrade = "A" | "B" | "C";

export type TextRole = "headline" | "body" | "call_to_action" | "offer" | "legal" | "brand";

export type FaultCode =
  | "low_contrast"
  | "text_over_busy"
  | "tiny_text"
  | "too_much_text"
  | "weak_hierarchy"
  | "clutter"
  | "empty"
  | "cropped"
  | "poor_alignment"
  | "clashing_colours"
  | "bad_image"
  | "dated_look"
  | "no_brand"
  | "weak_brand"
  | "no_product"
  | "unclear_message"
  | "no_cta"
  | "weak_cta"
  | "no_reason"
  | "teaser"
  | "misleading"
  | "policy_risk"
  | "typos"
  | "hard_words";

/** One line of the ad as it was read, with what it was taken for. */
export interface FactLine {
  /** Place in `Signals.lines`: what a correction names. */
  line: number;
  text: string;
  role: TextRole | "chrome";
  box: Box;
  /** What the engine read, where the text is its owner's. */
  read_as?: string | undefined;
}

/** What is in the ad. Every entry can be checked by looking at it. */
export interface Facts {
  /** Lines that belong to the ad, in reading order. */
  text: string[];
  /** Empty where there is none. */
  headline: string;
  body: string[];
  /** Null where no name can be read; `brand_form` "logo" then says that there is a logo we cannot read. */
  brand: string | null;
  brand_form: "logo" | "text" | "both" | "none";
  cta: string | null;
  cta_form: "button" | "link" | "text" | "none";
  offer: string | null;
  legal: string[];
  /** What belongs to the exchange or the page: AdChoices mark, close cross, "Sponsored". */
  chrome: string[];
  /** ISO 639-1, or "" where there are too few words to tell. */
  language: string;
  /** "latin", "cyrillic", "chinese", ... or "none" without writing. */
  script: string;
  /** People shown, photographed and drawn together. */
  people: number;
  /** How many of them are drawn. */
  people_drawn: number;
  product_shown: boolean;
  picture_kind: "photo" | "illustration" | "mixed" | "text";
  /** Probability that the picture is an ad, 0..1. */
  is_ad: number;
  orientation: Orientation;
  /** What is sold, by a short list of trades; "other" where it cannot be told. */
  category: string;
  lines: FactLine[];
  places: Record<"headline" | "brand" | "cta" | "offer" | "people", Box[]>;
  /** Names of the facts that the owner corrected. */
  corrected: ("brand" | "headline" | "cta" | "left_out" | "text")[];
  /** Those of headline, brand and call to act that are more likely wrong than right, also that there is no brand or call to act. */
  unsure: SureRole[];
  /** Probability of each fault, 0..1; those the engine cannot see are left out. */
  faults: Partial<Record<FaultCode, number>>;
  /** Faults the engine cannot see: it says nothing of them, neither that they are there nor that they are not. */
  unseen_faults: FaultCode[];
}

export type SureRole = "headline" | "brand" | "cta";

/** A fault that is probable enough to be named. */
export interface FaultFinding {
  code: FaultCode;
  score: ScoreName;
  /** Named as a fault: "Hard to read: white on amber". */
  label: string;
  probability: number;
  grade: EvidenceGrade;
  /** What was seen, in one sentence. */
  reason: string;
  boxes: Box[];
}

/** Said beside the score; a flagged ad is never called strong. */
export interface Flag {
  code: "policy_risk" | "misleading" | "cruelty" | "crime";
  message: string;
  boxes: Box[];
}

export type WithheldReason =
  | "blank"
  | "noise"
  | "chart"
  | "document"
  | "photograph"
  | "meme"
  | "screenshot"
  | "upside_down"
  | "mirrored"
  | "sideways"
  | "flipped"
  | "negative"
  | "unreadable_script"
  | "gibberish"
  | "placeholder"
  | "no_words"
  | "not_an_ad";

/** Why no overall score is given, in one plain sentence. */
export interface Withheld {
  reason: WithheldReason;
  message: string;
}
