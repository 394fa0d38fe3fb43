import type { Box, TextRole } from "@adjudge/scoring";

export type Font = "Archivo Narrow" | "Arimo" | "DejaVu Sans" | "DejaVu Serif" | "Noto Sans" | "Noto Serif" | "Tinos";

export type Drawing =
  | "bottle"
  | "person"
  | "mug"
  | "mountains"
  | "phone"
  | "shoe"
  | "plant"
  | "lamp"
  | "bowl"
  | "crowd";

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextItem {
  kind: "text";
  id: string;
  role: TextRole;
  text: string;
  size: number;
  weight: 400 | 700;
  italic: boolean;
  colour: string;
}

export interface ButtonItem {
  kind: "button";
  id: string;
  role: "call_to_action";
  text: string;
  size: number;
  weight: 400 | 700;
  colour: string;
  /** null = outlined only. */
  fill: string | null;
  outline: string | null;
  radius: number;
}

/** A column of text and buttons that flows: enlarging or dropping one item moves those below it. */
export interface StackLayer extends Frame {
  kind: "stack";
  id: string;
  align: "left" | "center";
  justify: "start" | "center" | "end";
  gap: number;
  font: Font;
  /** The one colour behind this column, or null where it lies on a picture or a gradient. */
  ground: string | null;
  items: (TextItem | ButtonItem)[];
}

export interface PictureLayer extends Frame {
  kind: "picture";
  id: string;
  drawing: Drawing;
  hue: number;
  /** Scenery behind the thing, or only the thing itself. */
  scenery: boolean;
}

export interface PanelLayer extends Frame {
  kind: "panel";
  id: string;
  fill: string;
  opacity: number;
  radius: number;
}

export interface BadgeLayer extends Frame {
  kind: "badge";
  id: string;
  role: "offer";
  shape: "circle" | "pill" | "burst";
  text: string;
  size: number;
  font: Font;
  fill: string;
  colour: string;
  rotate: number;
}

/** Deliberate mess laid over the picture: n shapes placed by a seeded generator, off the text. */
export interface ClutterLayer extends Frame {
  kind: "clutter";
  id: string;
  amount: number;
  seed: number;
}

export type Layer = StackLayer | PictureLayer | PanelLayer | BadgeLayer | ClutterLayer;

/** Changes made to the finished pixels, in this order. */
export interface AfterEffects {
  blur?: number;
  /** Shrunk by this factor and enlarged again: a picture of too few pixels. */
  lowResolution?: number;
  /** Final size relative to the spec's. */
  scale?: number;
  shift?: { x: number; y: number };
  jpegQuality?: number;
  rotate?: 180;
}

export interface AdSpec {
  id: string;
  width: number;
  height: number;
  background: string;
  layers: Layer[];
  effects: AfterEffects;
}

export interface TruthLine {
  text: string;
  box: Box;
}

export interface TruthText {
  id: string;
  text: string;
  role: TextRole;
  lines: TruthLine[];
  colour: string;
  ground: string | null;
  /** The button or badge shape around the text. */
  shape: Box | null;
}

export interface Truth {
  texts: TruthText[];
  pictures: { id: string; drawing: Drawing; box: Box }[];
}

export interface RenderedAd {
  spec: AdSpec;
  bytes: Buffer;
  width: number;
  height: number;
  truth: Truth;
}
