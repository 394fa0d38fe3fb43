/** What comes out of the engine: `Analysis`, stored and shown. What goes in is in signals.ts. */

import type { EvidenceGrade, FaultCode, FaultFinding, Facts, Flag, ScoreName, TextRole, Withheld } from "./findings.ts";
import type { AttentionGrid, Box, PaletteColour, SourceFacts } from "./picture.ts";

export type * from "./findings.ts";
export type * from "./picture.ts";
export type * from "./signals.ts";

export interface Target {
  min: number | null;
  max: number | null;
}

export interface Evidence {
  /** Measured value, null where there is nothing to measure (no text, no button). */
  value: number | null;
  unit: string;
  target: Target | null;
  /** One plain sentence: what was measured, with value and unit. */
  text: string;
  boxes: Box[];
}

/** One named term of a score. base + sum(points) = score, exactly, in tenths. */
export interface Part {
  rule: string;
  label: string;
  points: number;
  grade: EvidenceGrade;
  source: string;
  evidence: Evidence;
  /** True of a fault that is clearly not there: it takes no points, and another ad may follow this one in it. */
  absent?: boolean | undefined;
}

export interface ScoreDetail {
  /** 0..100, one decimal at most. */
  score: number;
  base: number;
  parts: Part[];
  /** Share (0..100) of the reference set below this score. */
  percentile: number;
  reference: MiddleHalf | null;
}

/** Where the middle half of the reference set lies: its 25th and 75th percentile; null in results from before it was kept. */
export interface MiddleHalf {
  low: number;
  high: number;
}

export type AdviceAction =
  | "recolour"
  | "enlarge"
  | "shorten"
  | "remove"
  | "add"
  | "move"
  | "rewrite"
  | "replace_file"
  | "keep";

/** A change that can be drawn: what the preview does to the picture. Colours are hex. */
export type Change =
  | { kind: "recolour"; block: string; colour: string }
  | { kind: "enlarge"; block: string; factor: number }
  /** `also` names what goes with it. */
  | { kind: "remove"; block: string; also?: string[] | undefined }
  | { kind: "move"; block: string; to: Box }
  | { kind: "panel"; block: string; fill: string; colour: string }
  | { kind: "button"; block: string | null; fill: string; colour: string; text: string; to: Box };

export interface Recommendation {
  /** The fault it mends; null on a strength and in results of engine 1.x, which name a rule instead. */
  fault: FaultCode | null;
  rule: string;
  score: ScoreName;
  /** 'keep' marks a strength: what works and should stay; its gain is 0. */
  action: AdviceAction;
  /** What to change, where, to which value. */
  text: string;
  /** Measured -> reached, with the target. */
  detail: string;
  measured: number | null;
  reached: number | null;
  unit: string;
  target: Target | null;
  boxes: Box[];
  /** Points on its own score and on overall, from re-scoring the changed measurements. */
  gain: number;
  overall_gain: number;
  /** How to draw it, or null where it cannot be drawn. */
  change: Change | null;
}

export interface DesignElement {
  id: string;
  kind: "text" | "button" | "face" | "person" | "object";
  role: TextRole | null;
  label: string;
  box: Box;
  text: string | null;
  text_colour: string | null;
  background_colour: string | null;
  contrast_ratio: number | null;
  apca_lc: number | null;
  /** Share of all attention, 0..1. */
  attention_share: number;
  /** 1 = looked at first. */
  order: number;
}

/** Something that the ad plainly lacks and that costs points, though no fault is likely enough to be claimed. */
export interface Lack {
  score: ScoreName;
  rule: string;
  /** As a noun phrase: "Text close to the edge". */
  label: string;
  /** What was measured, in one sentence or two. */
  text: string;
  points: number;
  boxes: Box[];
  /** A reader can check it by looking at the ad. */
  is_checkable: boolean;
}

export interface Analysis {
  engine_version: string;
  /** Null where the score is withheld. */
  overall: number | null;
  overall_percentile: number | null;
  overall_reference: MiddleHalf | null;
  withheld: Withheld | null;
  facts: Facts;
  faults: FaultFinding[];
  flags: Flag[];
  /** Interval the overall score is likely to lie in, from the measured error on human data. */
  likely_range: { low: number; high: number } | null;
  /** One sentence that sums the picture up. */
  verdict: string;
  /** The published formula with this picture's numbers in it; empty where the score is withheld. */
  formula: string;
  scores: Record<ScoreName, ScoreDetail>;
  colours: PaletteColour[];
  elements: DesignElement[];
  attention: AttentionGrid;
  /** 0..100, higher = more cluttered. */
  clutter: number;
  /** The words as read, by block in reading order. */
  copy: { text: string; role: TextRole }[];
  recommendations: Record<ScoreName, Recommendation[]>;
  /** What costs points where no fault is claimed: what a reader can check first, then by cost. */
  lacks: Lack[];
  /** What the engine could not do or is unsure of, in plain sentences. Empty when nothing is. */
  notes: string[];
  source: SourceFacts;
}

export interface ScoreVerdict {
  /** 1 or 2, or null when too close to call. */
  winner: 1 | 2 | null;
  /** Chance that image 1 is the better one, 0..1, from the engine's measured error on human pairs. */
  probability_first: number;
  difference: number;
  /** Points of difference within which it is too close to call. */
  error: number;
}

export interface ComparisonVerdict {
  overall: ScoreVerdict;
  scores: Record<ScoreName, ScoreVerdict>;
  /** One sentence with the chance in it, or "too close to call". */
  sentence: string;
  /** What the weaker one could borrow from the stronger, with places and values. */
  borrow: { score: ScoreName; text: string; from_boxes: Box[]; to_boxes: Box[] }[];
}
