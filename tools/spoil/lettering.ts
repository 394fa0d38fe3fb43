import sharp from "sharp";
import { mixed, repainted, type Colour, type Rect } from "./paint.ts";
import type { Picture } from "./spoiling.ts";

/** How much of each pixel the letters cover, 0 to 255. */
interface Letters {
  width: number;
  height: number;
  cover: Uint8Array;
}

export interface Style {
  font?: string;
  align?: "left" | "centre";
  /** 0 to 1. */
  opacity?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Letters as large as fit. Drawn by libvips' own text maker: the engine closes the SVG reader of the whole process, and a
 * spoilt copy is often scored where it is made.
 */
async function lettersFor(text: string, width: number, height: number, style: Style): Promise<Letters> {
  const drawn = sharp({
    text: {
      text: escaped(text),
      font: style.font ?? "DejaVu Sans Bold",
      width,
      height,
      align: style.align ?? "centre",
    },
  });
  // Black or nothing behind the letters is the same thing: what matters is how much they cover.
  const turned = style.turn === undefined ? drawn : drawn.rotate(style.turn, { background: "#000000" });
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  const cover = new Uint8Array(info.width * info.height);
  for (let i = 0; i < cover.length; i += 1) cover[i] = data[i * info.channels] ?? 0;
  return { width: info.width, height: info.height, cover };
}

/** Words set as large as fits in a rectangle, in its middle. */
export async function lettered(
  picture: Picture,
  rect: Rect,
  text: string,
  colour: Colour,
  style: Style = {},
): Promise<Picture> {
  const letters = await lettersFor(text, Math.max(8, rect.width), Math.max(6, rect.height), style);
  const x = style.align === "left" ? rect.x : Math.round(rect.x + (rect.width - letters.width) / 2);
  const y = Math.round(rect.y + (rect.height - letters.height) / 2);
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const place = { x: left, y: top, width: letters.width - (left - x), height: letters.height - (top - y) };
  return repainted(picture, place, (was, column, row) => {
    const cover = letters.cover[(row - y) * letters.width + column - x] ?? 0;
    return mixed(was, colour, (cover / 255) * (style.opacity ?? 1));
  });
}
