import type { Rgb } from "../measures/colour/srgb-oklab.ts";
import type { LabColour } from "../measures/colour/palette.ts";
import type { Looks } from "../signals.ts";
import type { Box, SureRole, TextRole } from "../types.ts";

/** One block of text with everything the rules ask of it. */
export interface MeasuredBlock {
  id: string;
  role: TextRole;
  text: string;
  box: Box;
  words: number;
  /** Lines the block is set in. */
  lines: number;
  /** What stands in each, where there are several. */
  setAs?: readonly string[];
  /** Where each of them stands. */
  setAt?: readonly Box[];
  /** How sure the reader was of each. */
  setSure?: readonly number[];
  /** Width of the longest of them, as a share of the picture's: lines side by side have a gap between them. */
  longestLine: number;
  colour: Rgb | null;
  background: Rgb | null;
  /** WCAG ratio of the weakest line, null where glyphs could not be told from the ground. */
  ratio: number | null;
  lc: number | null;
  /** That weakest line, where the block has several: the others may be in another colour. */
  weakest?: { text: string; box: Box; confidence: number };
  roughness: number;
  /** Line height as shown in a feed, CSS pixels. */
  feedPx: number;
  /** Line height as a share of the root of the picture's area. */
  size: number;
  attention: number;
  confidence: number;
  button: MeasuredButton | null;
}

export interface MeasuredButton {
  box: Box;
  kind: "filled" | "outlined";
  fill: Rgb;
  surround: Rgb;
  /** OKLab distance of the fill (or outline) from what lies round it. */
  standOut: number;
}

export interface MeasuredFigure {
  kind: "face" | "person" | "object";
  label: string;
  box: Box;
  attention: number;
}

/** Ways in which a picture loses its quality. */
export type DamageKind =
  | "blurred"
  | "pixelated"
  | "shuffled"
  | "repeated"
  | "noisy"
  | "overpacked"
  | "faded"
  | "dark"
  | "blown"
  | "tinted"
  | "posterised"
  | "strewn"
  | "shrunk"
  | "tilted"
  | "waved"
  | "lined"
  | "doubled"
  | "half_faded"
  | "barred"
  | "sharpened"
  | "vignetted"
  | "warped";

/** All that the scores depend on. A what-if is a changed copy of this, scored again. */
export interface Measures {
  aspect: number;
  /** Root of the number of pixels in the file. */
  sourceSide: number;
  blocks: MeasuredBlock[];
  figures: MeasuredFigure[];
  /** Whether somebody is shown, by all that looked: a figure may be found where nobody is, and nobody where somebody is. */
  hasPeople: boolean;
  /** Which of headline, brand and call to act are more likely wrong than right: nothing is claimed of them. */
  unsure: SureRole[];
  /** Its owner says that it asks the viewer for nothing. */
  asksNothing?: boolean;
  /** Which of them are so likely right that they may be praised in their own words. */
  certain: SureRole[];
  /** The advertiser's name, set apart or only said in a sentence or an address; null where none was found. */
  brand: { text: string; apart: boolean; box: Box | null; attention: number } | null;
  /** Writing that was found but could not be read. */
  unread: Box[];
  colours: LabColour[];
  clutter: number;
  /** Entropy of the colours, bits (rule A4). */
  colourVariety: number;
  emptyShare: number;
  /** Share of the largest rectangle of the ad that holds nothing. */
  largestBlank: number;
  /** Share of the ad, without the page round it, that is bare white. */
  whiteShare: number;
  /** The same for the border of the ad alone. */
  whiteBorder: number;
  /** Share covered by picture or drawing; its range of lightness. */
  pictureShare: number;
  tonalRange: number | null;
  /** How far detail off the text is strewn over the ad (rule A25). */
  detailSpread: number | null;
  /** Share of the ad off its text that is detail. */
  detailShare: number;
  meanLightness: number;
  lightnessSpread: number;
  meanChroma: number;
  colourfulness: number;
  harmony: number;
  balance: number;
  alignment: number | null;
  sharpness: number | null;
  blockiness: number | null;
  figureGround: number;
  /** How surely the picture was spoilt, 0..1, and what is most surely wrong with it; 0 and null where that is not likely. */
  damage: number;
  damageKind: DamageKind | null;
  /** Log odds of being a spoilt copy rather than an ad, about -6 to 4, by a net that knows both; null where it did not look. */
  damageSigns: number | null;
  /** Log odds that the picture is its own negative; null where nothing gave reason to ask. */
  negativeSigns: number | null;
  /** What a net says that looks at the whole picture; null where it did not look. */
  looks: Looks | null;
  /** Share of the picture in its one most common colour. */
  groundShare: number;
  /** Share of the words in capitals. */
  capitals: number;
  focus: number;
  /** Share of the picture covered by text lines. */
  textArea: number;
  /** Text contrast kept by the worst dichromacy, 0..1, null without text. */
  colourBlind: number | null;
  copy: CopyMeasures;
}

export interface CopyMeasures {
  words: number;
  /** Words a viewer must read: all but small print and the advertiser's name. */
  messageWords: number;
  headlineWords: number;
  recall: number | null;
  engagement: number | null;
  ease: number | null;
  secondPerson: boolean;
  benefit: boolean;
  number: boolean;
  sponsorLabel: boolean;
}
