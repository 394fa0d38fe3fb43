/** What a picture is made of, as packages/imaging hands it over. Boxes are normalised to 0..1 of the upright picture. */

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
  /** Mean character probability of the reader, 0..1. */
  confidence: number;
  /** The reading before the word list split or mended it: made-up names are in no list. */
  rawText?: string;
  /** What the reader made of it, where the text is what the owner says it reads. */
  readAs?: string;
  /** Where it is known to be another than Latin. */
  script?: string;
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

export interface PaletteColour {
  hex: string;
  /** Share of the picture, 0..1. */
  share: number;
}

/** The attention shown to people: coarse grid, integers 0..255, maximum 255. */
export interface AttentionGrid {
  width: number;
  height: number;
  data: number[];
}
