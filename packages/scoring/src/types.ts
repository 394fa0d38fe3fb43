/**
 * What goes in (`Signals`, supplied by packages/imaging) and what comes out (`Analysis`, stored and shown).
 * All boxes are normalised: x, y, width, height in 0..1 of the upright picture.
 */

import type { Surface } from "./surface.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** 8-bit sRGB, three bytes a pixel, row-major, upright. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface TextLine {
  box: Box;
  text: string;
  /** As read, before words were split, joined and mended by the word list; absent where that changed nothing. */
  rawText?: string;
  /** Mean character probability of the reader, 0..1. */
  confidence: number;
  /**
   * The box as the file has it, where the working picture is smaller: the filter that shrinks a picture mixes thin strokes
   * with their ground, or sharpens them past their colour.
   */
  closeUp?: Pixels;
}

export interface Face {
  box: Box;
  confidence: number;
}

/** A detected thing; label is a COCO class name ("person", "bottle", ...). */
export interface DetectedObject {
  box: Box;
  label: string;
  confidence: number;
}

/** Row-major, non-negative, sums to 1. */
export interface AttentionMap {
  width: number;
  height: number;
  data: Float32Array | number[];
}

/** Facts about the file as it came, before resizing to the working size. */
export interface SourceFacts {
  width: number;
  height: number;
  format: "jpeg" | "png" | "webp";
  bytes: number;
}

export interface Signals {
  source: SourceFacts;
  /** Working size: longer side at most 1080, never enlarged. */
  pixels: Pixels;
  lines: TextLine[];
  /** Places the detector is sure hold writing that the reader could not read: another script, too small, too ornate. */
  unreadText?: Box[];
  /** How the picture stands, as its writing tells; the boxes are those of the picture as it is. */
  orientation?: "upright" | "upside_down" | "mirrored";
  /** True where the picture holds more writing than is read: the smallest was left out. */
  readingCut?: boolean;
  /** Name of the script of writing that could not be read ("cyrillic", "han"), null where all is Latin. */
  script?: string | null;
  faces: Face[];
  objects: DetectedObject[];
  /** Learned saliency of the picture alone; the scoring package joins it with text, faces and buttons. */
  learnedAttention: AttentionMap | null;
  /** Pooled picture features of the backbone, or null where no model ran. */
  embedding: number[] | null;
  /** Made beforehand, while the models work; made from the pixels where it is absent. */
  surface?: Surface;
}

export type ScoreName = "contrast" | "recall" | "copy_engagement";

/** A: shown on human data by our own evaluation; B: published study, cited; C: practice. */
export type EvidenceGrade = "A" | "B" | "C";

export type TextRole = "headline" | "body" | "call_to_action" | "offer" | "legal" | "brand";

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

export interface Recommendation {
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
}

export interface PaletteColour {
  hex: string;
  /** Share of the picture, 0..1. */
  share: number;
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

/** The attention shown to people: coarse grid, integers 0..255, maximum 255. */
export interface AttentionGrid {
  width: number;
  height: number;
  data: number[];
}

export interface Analysis {
  engine_version: string;
  overall: number;
  overall_percentile: number;
  overall_reference: MiddleHalf | null;
  /** Interval the overall score is likely to lie in, from the measured error on human data. */
  likely_range: { low: number; high: number };
  /** One sentence that sums the picture up. */
  verdict: string;
  /** The published formula with this picture's numbers in it. */
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
