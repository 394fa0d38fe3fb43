import type { Box } from "@adjudge/scoring";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "./spoiling.ts";

export type Colour = readonly [number, number, number];

/** Whole pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const opened = ({ data, width, height }: Picture): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } }).toColourspace("srgb");

export async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The picture of a file as the engine sees it: upright, on white. */
export const readPicture = (bytes: Uint8Array | string): Promise<Picture> =>
  pictureOf(sharp(bytes).autoOrient().flatten({ background: "#ffffff" }));

export const pngOf = (picture: Picture): Promise<Buffer> => opened(picture).png({ compressionLevel: 3 }).toBuffer();

/** The pixels of a box, grown on every side by a share of the picture. */
export function rectOf({ width, height }: Picture, box: Box, grown = 0): Rect {
  const clamp = (v: number, most: number): number => Math.min(most, Math.max(0, Math.round(v)));
  const x = clamp((box.x - grown) * width, width - 2);
  const y = clamp((box.y - grown) * height, height - 2);
  const right = clamp((box.x + box.width + grown) * width, width);
  const bottom = clamp((box.y + box.height + grown) * height, height);
  return { x, y, width: Math.max(2, right - x), height: Math.max(2, bottom - y) };
}

export function colourAt({ data, width, height }: Picture, x: number, y: number): Colour {
  const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const byte = (v: number): number => Math.min(255, Math.max(0, Math.round(v)));

/** Every pixel of a rectangle made anew from what it was; the rest stays. */
export function repainted(
  picture: Picture,
  { x, y, width, height }: Rect,
  paint: (was: Colour, x: number, y: number) => Colour,
): Picture {
  const data = new Uint8Array(picture.data);
  for (let row = y; row < Math.min(picture.height, y + height); row += 1)
    for (let column = x; column < Math.min(picture.width, x + width); column += 1) {
      const [r, g, b] = paint(colourAt(picture, column, row), column, row);
      const at = (row * picture.width + column) * 3;
      data[at] = byte(r);
      data[at + 1] = byte(g);
      data[at + 2] = byte(b);
    }
  return { ...picture, data };
}

export const everywhere = ({ width, height }: Picture): Rect => ({ x: 0, y: 0, width, height });

export const mixed = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export const luma = ([r, g, b]: Colour): number => 0.299 * r + 0.587 * g + 0.114 * b;

export const distance = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Channel by channel. */
export function medianColour(colours: readonly Colour[]): Colour {
  const middle = (channel: 0 | 1 | 2): number =>
    colours.map((c) => c[channel]).toSorted((a, b) => a - b)[Math.floor(colours.length / 2)] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

/** Colours along the ring just outside a rectangle. */
function ring(picture: Picture, { x, y, width, height }: Rect): Colour[] {
  const across = Array.from({ length: width }, (_, i) => x + i);
  const down = Array.from({ length: height }, (_, i) => y + i);
  return [
    ...across.flatMap((column) => [colourAt(picture, column, y - 1), colourAt(picture, column, y + height)]),
    ...down.flatMap((row) => [colourAt(picture, x - 1, row), colourAt(picture, x + width, row)]),
  ];
}

export const groundAround = (picture: Picture, rect: Rect): Colour => medianColour(ring(picture, rect));

/** Runs of a side evened out, so that a letter cut by the box draws no stripe through it. */
function evened(colours: readonly Colour[]): Colour[] {
  const reach = Math.max(3, Math.round(colours.length / 10));
  return colours.map((_, i) => medianColour(colours.slice(Math.max(0, i - reach), i + reach + 1)));
}

/** A rectangle filled with its surroundings: each pixel takes after the four sides, the nearest most. */
export function paintedOut(picture: Picture, rect: Rect): Picture {
  const { x, y, width, height } = rect;
  const side = (length: number, at: (i: number) => Colour): Colour[] => evened(Array.from({ length }, (_, i) => at(i)));
  const above = side(width, (i) => colourAt(picture, x + i, y - 1));
  const below = side(width, (i) => colourAt(picture, x + i, y + height));
  const left = side(height, (i) => colourAt(picture, x - 1, y + i));
  const right = side(height, (i) => colourAt(picture, x + width, y + i));
  const black: Colour = [0, 0, 0];
  return repainted(picture, rect, (_was, column, row) => {
    const [i, j] = [column - x, row - y];
    const sides: readonly (readonly [Colour, number])[] = [
      [above[i] ?? black, 1 / (j + 1)],
      [below[i] ?? black, 1 / (height - j)],
      [left[j] ?? black, 1 / (i + 1)],
      [right[j] ?? black, 1 / (width - i)],
    ];
    const total = sides.reduce((sum, [, weight]) => sum + weight, 0);
    const channel = (c: 0 | 1 | 2): number => sides.reduce((sum, [colour, w]) => sum + colour[c] * w, 0) / total;
    return [channel(0), channel(1), channel(2)];
  });
}

/** The colour of the writing in a rectangle: what lies farthest from its ground, or black or white where nothing does. */
export function inkIn(picture: Picture, rect: Rect, ground: Colour): Colour {
  const pixels: Colour[] = [];
  for (let row = rect.y; row < rect.y + rect.height; row += 1)
    for (let column = rect.x; column < rect.x + rect.width; column += 1) pixels.push(colourAt(picture, column, row));
  const far = pixels.toSorted((a, b) => distance(b, ground) - distance(a, ground));
  const ink = medianColour(far.slice(0, Math.max(1, Math.round(far.length * 0.04))));
  if (Math.abs(luma(ink) - luma(ground)) > 80) return ink;
  return luma(ground) > 128 ? [0, 0, 0] : [255, 255, 255];
}

/** One picture laid over another, cut where it hangs out. */
export function pasted(onto: Picture, small: Picture, x: number, y: number): Picture {
  return repainted(
    onto,
    { x: Math.max(0, x), y: Math.max(0, y), width: small.width, height: small.height },
    (_w, i, j) => colourAt(small, i - x, j - y),
  );
}

/** The part of a picture inside a rectangle. */
export const cutOut = (picture: Picture, { x, y, width, height }: Rect): Promise<Picture> =>
  pictureOf(opened(picture).extract({ left: x, top: y, width, height }));

/** A picture of one colour. */
export function blank(width: number, height: number, colour: Colour): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i += 1) data[i] = colour[i % 3] ?? 0;
  return { width, height, data };
}
