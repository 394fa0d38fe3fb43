import { describe, expect, it } from "vitest";
import { bytesOf } from "../words/base64.ts";
import { surfaceOf } from "../measures/surface.ts";
import { LIKENESSES, LOOKS, type Looks, type Signals } from "../signals.ts";
import { LINE_ROLES, type LineRole } from "./line-roles.ts";
import { NON_AD_FIGURES, NON_AD_HEADS } from "./non-ad-heads.data.ts";
import { foundSigns } from "./non-ads.ts";
import { pictureFacts } from "./picture-facts.ts";

const side = 120;
const words = ["WHEN THE TEST", "IS GREEN", "ON THE FIRST RUN", "AND NOBODY", "KNOWS WHY"];

/** A photograph's worth of tones with five lines of writing, each surely of `role`. */
function pictureOf(role: LineRole, likeness?: readonly number[]): Signals {
  const level = (i: number): number => 40 + ((Math.floor(i / 3) % side) + Math.floor(i / 3 / side)) / 2;
  const roles = LINE_ROLES.map((name) => (name === role ? 0.98 : 0));
  return {
    source: { width: side, height: side, format: "png", bytes: 1000 },
    pixels: { width: side, height: side, data: Uint8Array.from({ length: side * side * 3 }, (_, i) => level(i)) },
    lines: words.map((text, i) => ({ text, confidence: 0.99, box: { x: 0.1, y: i / 5, width: 0.8, height: 0.12 } })),
    faces: [],
    objects: [],
    learnedAttention: null,
    embedding: Array.from({ length: 1280 }, (_, i) => (i % 7) / 5),
    looks: Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks,
    said: words.map((text, index) => ({ index, text, roles, names: [role === "brand" ? 0.98 : 0] })),
    ...(likeness && { likeness: [...likeness] }),
  };
}

const isAd = (signals: Signals): number => pictureFacts(signals, surfaceOf(signals.pixels, signals.source)).isAd;
const like = (one: (typeof LIKENESSES)[number]): number[] => LIKENESSES.map((name) => (name === one ? 14 : -14));

describe("whether a picture is an ad", () => {
  it.each(LIKENESSES)("is told by words that are like those of a %s", (one) => {
    expect(isAd(pictureOf("other", like(one)))).toBeLessThan(isAd(pictureOf("other", [-14, -14, -14])));
  });

  it("is told by what its lines are: a name and something that asks speak for an ad", () => {
    for (const one of LIKENESSES)
      expect(isAd(pictureOf("brand", like(one)))).toBeGreaterThan(isAd(pictureOf("noise", like(one))));
  });

  it("asks the first heads where signals were stored before the words were known", () => {
    const { said: _, ...older } = pictureOf("other");
    expect(isAd(pictureOf("other"))).toBe(isAd(older));
    expect(isAd(older)).not.toBe(isAd(pictureOf("other", [0, 0, 0])));
    // What the first heads see: the same page of writing without a picture behind it, in a hand that no ad has.
    const page = Array.from({ length: 24 }, (_, i) => ({
      text: "and so on",
      confidence: 0.9,
      box: { x: 0.05, y: i / 25, width: 0.9, height: 0.02 },
    }));
    expect(isAd({ ...older, lines: page })).not.toBe(isAd(older));
  });

  it("asks the first heads where the words are in a language that the encoder does not know", () => {
    const inWords = (texts: readonly string[], likeness?: readonly number[]): number => {
      const signals = pictureOf("other", likeness);
      return isAd({ ...signals, lines: signals.lines.map((line, i) => ({ ...line, text: texts[i] ?? "" })) });
    };
    const korean = ["단독 출시", "우리집 고양이", "만을 위한", "맞춤케어", "만나보세요"];
    const french = [
      "Découvrez la nouvelle",
      "collection pour toute",
      "la famille",
      "dans nos boutiques",
      "et chez vous",
    ];
    for (const texts of [korean, french]) {
      expect(inWords(texts, like("meme"))).toBe(inWords(texts));
      expect(inWords(texts, like("meme"))).not.toBe(inWords(words, like("meme")));
    }
  });

  it("weighs every sign, the picture and the words, in the order in which they come", () => {
    const signals = pictureOf("other");
    const signs = foundSigns(signals, surfaceOf(signals.pixels, signals.source));
    for (const one of LIKENESSES) {
      expect(NON_AD_HEADS[one].all.weights).toHaveLength((signs?.length ?? 0) + 2);
      // More of what speaks for a kind never speaks for an ad.
      for (const weight of NON_AD_HEADS[one].all.weights.slice(-2)) expect(weight).toBeGreaterThan(0);
      expect(bytesOf(NON_AD_HEADS[one].picture.weights)).toHaveLength(1280);
    }
  });

  it("was held against pictures of owners that were left out", () => {
    expect(NON_AD_FIGURES.ad["taken for one of these"]).toBeLessThanOrEqual(0.02);
    expect(NON_AD_FIGURES.meme.found).toBeGreaterThan(0.5);
    expect(NON_AD_FIGURES.page.found).toBeGreaterThan(0.8);
  });
});
