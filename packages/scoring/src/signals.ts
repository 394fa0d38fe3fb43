import type { Surface } from "./measures/surface.ts";
import type { AttentionMap, Box, DetectedObject, Face, Pixels, SourceFacts, TextLine } from "./picture.ts";

/** The ways of spoiling a picture that the soundness net was shown, in the order of its outputs (tools/train/soundness). */
export const SPOILT_KINDS = [
  "inverted",
  "turned",
  "mirrored",
  "tinted",
  "recoloured",
  "faded",
  "dark",
  "blown",
  "posterised",
  "soft",
  "squeezed",
  "moved",
  "cut",
  "strewn",
  "patched",
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
] as const;

export type SpoiltKind = (typeof SPOILT_KINDS)[number];

/** Which net of damage speaks: the ranks and chances of another one mean something else. */
export const SOUNDNESS_NET = 5;

/** How sound the picture looks to a net that was taught to tell pictures from spoilt copies of them. */
export interface Soundness {
  /** SOUNDNESS_NET when it looked; absent in signals of the nets before the third. */
  net?: number | undefined;
  /** Only worth something against the rank of another version of the same picture. */
  rank: number;
  /** Probability of each way of spoiling; the last nine are absent in signals of the first net. */
  kinds: Partial<Record<SpoiltKind, number>>;
  /** Rank of its negative. */
  negativeRank: number;
}

/** What the net that looks at a picture as a whole was asked about, in the order of its outputs (tools/train/looks). */
export const LOOKS = [
  "low_contrast",
  "text_over_busy",
  "tiny_text",
  "too_much_text",
  "weak_hierarchy",
  "clutter",
  "empty",
  "cropped",
  "poor_alignment",
  "clashing_colours",
  "bad_image",
  "dated_look",
  "no_brand",
  "weak_brand",
  "no_product",
  "unclear_message",
  "no_cta",
  "weak_cta",
  "no_reason",
  "teaser",
  "misleading",
  "policy_risk",
  "typos",
  "hard_words",
  "anybody",
  "photo_people",
  "drawn_people",
  "product",
  "photo",
  "illustration",
  "type",
  "quality",
  "negative",
] as const;

/** Log odds of each; "quality" in standard deviations of labelled ads. */
export type Looks = Record<(typeof LOOKS)[number], number>;

/** Kinds of pictures that are no ads and have words of their own (tools/train/pictures/fit_nonads.py). */
export const LIKENESSES = ["meme", "comic", "page"] as const;

/** What a net that reads the words and knows where they stand says of one line of `seenLines`. */
export interface LineSaid {
  /** Place in `Signals.lines`; a line that was parted has more than one of these, told apart by their text. */
  index: number;
  text: string;
  /** Chance of each of LINE_ROLES. */
  roles: number[];
  /** Chance of each word, as white space parts them, to be part of the advertiser's name. */
  names: number[];
}

/** What packages/imaging finds in a picture: all that an analysis is made from. */
export interface Signals {
  source: SourceFacts;
  /** Working size: longer side at most 1080, never enlarged. */
  pixels: Pixels;
  lines: TextLine[];
  /** Places the detector is sure hold writing that the reader could not read: another script, too small, too ornate. */
  unreadText?: Box[];
  faces: Face[];
  objects: DetectedObject[];
  /** People ("person") and faces ("face") that are not sure enough to be shown; several of them together tell something. */
  faintPeople?: DetectedObject[];
  /** Learned saliency of the picture alone; the scoring package joins it with text, faces and buttons. */
  learnedAttention: AttentionMap | null;
  /** Pooled picture features of the backbone, or null where no model ran. */
  embedding: number[] | null;
  /** Absent in signals stored before the engine had that net. */
  soundness?: Soundness;
  /** What a look at the whole says; absent in signals stored before engine 2.0 had that net. */
  looks?: Looks;
  /** What the same net says of the picture's negative being one; absent where the picture can hardly be one itself, and in older signals. */
  looksOfNegative?: number;
  /** What the words of each line say about its role; absent in signals stored before engine 2.0 knew it. */
  said?: LineSaid[];
  /** Chances of each trade by the words (TRADES); absent where none was read and in signals stored before engine 2.0 knew it. */
  trades?: number[];
  /** How much the words are like those of each of LIKENESSES; absent where none was read and in signals stored before engine 2.0 knew it. */
  likeness?: number[];
  /** How the picture lies, told from its writing; absent where nothing could tell. */
  orientation?: Orientation;
  /** Degrees by which the writing as a whole runs downhill, 0 where its lines are level or disagree, null where none is long enough to tell; absent in signals stored before it was told. */
  tilt?: number | null;
  /** Script of the writing where it is another than Latin ("cyrillic", "chinese", ...), read or not; null where it is Latin or unknown. */
  script?: string | null;
  /** True where there was more writing than may be read in time: the smallest was left out. */
  readingCut?: boolean;
  /** Made beforehand, while the models work; made from the pixels where it is absent. */
  surface?: Surface;
}

/** "flipped": mirrored top to bottom. */
export type Orientation = "upright" | "upside_down" | "mirrored" | "sideways" | "flipped";

/** What an owner says against what the engine found. Lines are named by their place in `Signals.lines`. */
export interface Corrections {
  /** The advertiser's name; null says that the ad shows none. */
  brand?: string | null | undefined;
  /** Lines that make up the headline, in reading order. */
  headline_lines?: number[] | undefined;
  /** Lines that ask the viewer to act, in reading order; null says that the ad asks for nothing. */
  cta_lines?: number[] | null | undefined;
  /** Lines that are no part of the ad. */
  left_out_lines?: number[] | undefined;
  /** What misread lines really say. */
  line_texts?: { line: number; text: string }[] | undefined;
}
