import type { Box, Signals } from "@adjudge/scoring";
import sharp from "sharp";
import type { RenderedAd } from "./ad-spec.ts";

/** Readers box the letters, browsers box the line: the usual share of air above and below is taken off. */
const tight = (box: Box): Box => ({
  x: box.x,
  y: box.y + box.height * 0.08,
  width: box.width,
  height: box.height * 0.84,
});

/** Where the finished picture was shifted or turned, the truth of the page no longer holds. */
const moved = (ad: RenderedAd, box: Box): Box => {
  const { shift } = ad.spec.effects;
  if (shift === undefined) return box;
  return { ...box, x: box.x + shift.x / ad.spec.width, y: box.y + shift.y / ad.spec.height };
};

/** Signals of a generated ad as a reader without faults would give them: real pixels, true words and boxes, no models. */
export const perfectSignals = async (ad: RenderedAd): Promise<Signals> => {
  const { data, info } = await sharp(ad.bytes)
    .removeAlpha()
    .resize({ width: 1080, height: 1080, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    source: {
      width: ad.width,
      height: ad.height,
      format: ad.spec.effects.jpegQuality === undefined ? "png" : "jpeg",
      bytes: ad.bytes.length,
    },
    pixels: { width: info.width, height: info.height, data: new Uint8Array(data) },
    lines: ad.truth.texts.flatMap((text) =>
      text.lines.map((line) => ({ box: tight(moved(ad, line.box)), text: line.text, confidence: 0.99 })),
    ),
    faces: [],
    objects: [],
    learnedAttention: null,
    embedding: null,
  };
};
