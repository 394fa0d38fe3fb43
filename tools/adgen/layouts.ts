import type { ButtonItem, Font, Layer, StackLayer, TextItem } from "./ad-spec.ts";
import type { CopyDeck } from "./copy-decks.ts";

export interface Style {
  font: Font;
  /** Page or panel colour with its text colours; every pair passes 4.5:1. */
  ground: string;
  ink: string;
  soft: string;
  accent: string;
  onAccent: string;
  hue: number;
  outlined: boolean;
}

export interface Scene {
  background: string;
  layers: Layer[];
}

type Layout = (deck: CopyDeck, style: Style, width: number, height: number) => Scene;

/** Largest size at which the text fits the width in so many lines, from an average glyph width of 0.56 em. */
const fitSize = (text: string, width: number, lines: number, largest: number): number =>
  Math.round(
    Math.min(
      largest,
      (width * lines * 0.9) / (text.length * 0.56),
      width / (Math.max(...text.split(" ").map((word) => word.length)) * 0.64),
    ),
  );

const text = (
  id: string,
  role: TextItem["role"],
  words: string,
  size: number,
  colour: string,
  weight: 400 | 700 = 400,
  italic = false,
): TextItem => ({
  kind: "text",
  id,
  role,
  text: words,
  size: Math.round(size),
  weight,
  italic,
  colour,
});

const button = (deck: CopyDeck, style: Style, size: number, ink: string): ButtonItem => ({
  kind: "button",
  id: "cta",
  role: "call_to_action",
  text: deck.callToAction,
  size: Math.round(size),
  weight: 700,
  colour: style.outlined ? ink : style.onAccent,
  fill: style.outlined ? null : style.accent,
  outline: style.outlined ? ink : null,
  radius: Math.round(size * 0.5),
});

const legal = (deck: CopyDeck, size: number, colour: string): TextItem[] =>
  deck.legal === null ? [] : [text("legal", "legal", deck.legal, size, colour)];

const stack = (
  id: string,
  frame: [number, number, number, number],
  style: Style,
  options: Partial<StackLayer>,
  items: StackLayer["items"],
): StackLayer => ({
  kind: "stack",
  id,
  x: Math.round(frame[0]),
  y: Math.round(frame[1]),
  width: Math.round(frame[2]),
  height: Math.round(frame[3]),
  align: "left",
  justify: "center",
  gap: 24,
  font: style.font,
  ground: style.ground,
  ...options,
  items,
});

/** Banners are short: type follows the width more than the height, or it would be too small to read in a feed. */
const unit = (width: number, height: number): number => (width > height * 1.4 ? 0.72 : Math.min(width, height) / 1080);

/** Picture above, solid panel with the words below. */
const heroAbove: Layout = (deck, style, w, h) => {
  const u = unit(w, h);
  const top = Math.round(h * 0.48);
  return {
    background: style.ground,
    layers: [
      {
        kind: "picture",
        id: "picture",
        drawing: deck.drawing,
        hue: style.hue,
        scenery: true,
        x: 0,
        y: 0,
        width: w,
        height: top,
      },
      {
        kind: "badge",
        id: "offer",
        role: "offer",
        shape: "circle",
        text: deck.offer,
        size: Math.round(34 * u),
        font: style.font,
        fill: style.accent,
        colour: style.onAccent,
        rotate: 0,
        x: Math.round(w - 260 * u),
        y: Math.round(30 * u),
        width: Math.round(220 * u),
        height: Math.round(220 * u),
      },
      stack("words", [60 * u, top, w - 120 * u, h - top], style, { gap: Math.round(20 * u) }, [
        text("brand", "brand", deck.brand, 32 * u, style.soft, 700),
        text("headline", "headline", deck.headline, fitSize(deck.headline, w - 120 * u, 2, 84 * u), style.ink, 700),
        text("body", "body", deck.body, 34 * u, style.ink),
        button(deck, style, 36 * u, style.ink),
        ...legal(deck, 20 * u, style.soft),
      ]),
    ],
  };
};

/** Words in one half, picture in the other. */
const sideBySide: Layout = (deck, style, w, h) => {
  const u = unit(w, h);
  const half = Math.round(w * 0.54);
  return {
    background: style.ground,
    layers: [
      {
        kind: "picture",
        id: "picture",
        drawing: deck.drawing,
        hue: style.hue,
        scenery: true,
        x: half,
        y: 0,
        width: w - half,
        height: h,
      },
      stack("words", [56 * u, 0, half - 96 * u, h], style, { gap: Math.round(28 * u) }, [
        text("brand", "brand", deck.brand, 34 * u, style.soft, 700),
        text("headline", "headline", deck.headline, fitSize(deck.headline, half - 96 * u, 4, 78 * u), style.ink, 700),
        text("body", "body", deck.body, 32 * u, style.ink),
        text("offer", "offer", deck.offer, 50 * u, style.soft, 700),
        button(deck, style, 34 * u, style.ink),
        ...legal(deck, 19 * u, style.soft),
      ]),
    ],
  };
};

/** Everything on one axis over a gradient of two near colours. */
const centred: Layout = (deck, style, w, h) => {
  const u = unit(w, h);
  return {
    background: `linear-gradient(160deg, ${style.ground}, color-mix(in srgb, ${style.ground} 80%, ${style.accent}))`,
    layers: [
      {
        kind: "picture",
        id: "picture",
        drawing: deck.drawing,
        hue: style.hue,
        scenery: false,
        x: Math.round(w * 0.3),
        y: Math.round(h * 0.04),
        width: Math.round(w * 0.4),
        height: Math.round(h * 0.34),
      },
      stack(
        "words",
        [w * 0.08, h * 0.4, w * 0.84, h * 0.57],
        style,
        { align: "center", justify: "start", gap: Math.round(24 * u), ground: null },
        [
          text("headline", "headline", deck.headline, fitSize(deck.headline, w * 0.84, 2, 82 * u), style.ink, 700),
          text("body", "body", deck.body, 33 * u, style.ink),
          text("offer", "offer", deck.offer, 54 * u, style.ink, 700),
          button(deck, style, 38 * u, style.ink),
          text("brand", "brand", deck.brand, 30 * u, style.ink, 700),
        ],
      ),
    ],
  };
};

/** A picture over the whole field under a dark veil, words on it. */
const overPicture: Layout = (deck, style, w, h) => {
  const u = unit(w, h);
  return {
    background: "#222222",
    layers: [
      {
        kind: "picture",
        id: "picture",
        drawing: deck.drawing,
        hue: style.hue,
        scenery: true,
        x: 0,
        y: 0,
        width: w,
        height: h,
      },
      {
        kind: "panel",
        id: "veil",
        fill: "#0b0d12",
        opacity: 0.62,
        radius: 0,
        x: 0,
        y: 0,
        width: w,
        height: h,
      },
      stack(
        "words",
        [70 * u, 60 * u, w - 140 * u, h - 120 * u],
        style,
        { justify: "end", gap: Math.round(26 * u), ground: null },
        [
          text("brand", "brand", deck.brand, 36 * u, "#ffffff", 700),
          text("headline", "headline", deck.headline, fitSize(deck.headline, w - 140 * u, 3, 96 * u), "#ffffff", 700),
          text("body", "body", deck.body, 34 * u, "#f2f2f2"),
          button(deck, { ...style, outlined: false }, 38 * u, "#ffffff"),
          ...legal(deck, 20 * u, "#e0e0e0"),
        ],
      ),
    ],
  };
};

/** The price is the largest thing on the page. */
const priceFirst: Layout = (deck, style, w, h) => {
  const u = unit(w, h);
  const left = w * 0.46;
  return {
    background: style.ground,
    layers: [
      {
        kind: "picture",
        id: "picture",
        drawing: deck.drawing,
        hue: style.hue,
        scenery: false,
        x: Math.round(w * 0.04),
        y: Math.round(h * 0.2),
        width: Math.round(w * 0.38),
        height: Math.round(h * 0.62),
      },
      stack("top", [60 * u, 40 * u, w - 120 * u, 70 * u], style, {}, [
        text("brand", "brand", deck.brand, 36 * u, style.soft, 700),
      ]),
      stack("words", [left, h * 0.14, w - left - 50 * u, h * 0.74], style, { gap: Math.round(26 * u) }, [
        text("offer", "offer", deck.offer, fitSize(deck.offer, w - left - 50 * u, 2, 92 * u), style.soft, 700),
        text(
          "headline",
          "headline",
          deck.headline,
          fitSize(deck.headline, w - left - 50 * u, 4, 62 * u),
          style.ink,
          700,
        ),
        text("body", "body", deck.body, 30 * u, style.ink),
        button(deck, style, 36 * u, style.ink),
      ]),
      stack("foot", [60 * u, h - 70 * u, w - 120 * u, 50 * u], style, {}, legal(deck, 19 * u, style.soft)),
    ],
  };
};

/** Capitals, a tilted badge and a wide button. */
const loudSale: Layout = (deck, style, w, h) => {
  const u = unit(w, h);
  const shout = deck.headline.toUpperCase();
  return {
    background: style.ground,
    layers: [
      {
        kind: "picture",
        id: "picture",
        drawing: deck.drawing,
        hue: style.hue,
        scenery: false,
        x: Math.round(w * 0.56),
        y: Math.round(h * 0.44),
        width: Math.round(w * 0.4),
        height: Math.round(h * 0.52),
      },
      {
        kind: "badge",
        id: "offer",
        role: "offer",
        shape: "burst",
        text: deck.offer,
        size: Math.round(32 * u),
        font: style.font,
        fill: style.accent,
        colour: style.onAccent,
        rotate: -6,
        x: Math.round(w - 300 * u),
        y: Math.round(h * 0.26),
        width: Math.round(250 * u),
        height: Math.round(250 * u),
      },
      stack("top", [60 * u, 50 * u, w - 360 * u, h * 0.42], style, { justify: "start", gap: Math.round(16 * u) }, [
        text("brand", "brand", deck.brand, 34 * u, style.soft, 700),
        text("headline", "headline", shout, fitSize(shout, w - 360 * u, 3, 80 * u) * 0.9, style.ink, 700),
      ]),
      stack("words", [60 * u, h * 0.52, w * 0.5, h * 0.44], style, { gap: Math.round(30 * u) }, [
        text("body", "body", deck.body, 33 * u, style.ink),
        button(deck, style, 40 * u, style.ink),
        ...legal(deck, 19 * u, style.soft),
      ]),
    ],
  };
};

export const layouts: Record<string, Layout> = {
  heroAbove,
  sideBySide,
  centred,
  overPicture,
  priceFirst,
  loudSale,
};
