import type { Box, Pixels } from "@adjudge/scoring";
import type { TextRegion } from "./text-region.ts";

export type Orientation = "upright" | "upside_down" | "mirrored";

/** The picture as it should be seen. Both turns undo themselves. */
export const turnPicture = (pixels: Pixels, how: Orientation): Pixels => {
  if (how === "upright") return pixels;
  const { width, height } = pixels;
  const data = new Uint8Array(pixels.data.length);
  for (let y = 0; y < height; y += 1) {
    const row = how === "mirrored" ? y : height - 1 - y;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      const to = (row * width + width - 1 - x) * 3;
      data[to] = pixels.data[from] ?? 0;
      data[to + 1] = pixels.data[from + 1] ?? 0;
      data[to + 2] = pixels.data[from + 2] ?? 0;
    }
  }
  return { width, height, data };
};

/** The same region in the turned picture. */
export const turnRegion = (region: TextRegion, { width, height }: Pixels, how: Orientation): TextRegion => {
  if (how === "upright") return region;
  const cx = width - region.cx;
  return how === "mirrored"
    ? { ...region, cx, angle: region.angle === 0 ? 0 : -region.angle }
    : { ...region, cx, cy: height - region.cy };
};

/** A box of the turned picture in the picture as it is. */
export const turnBox = (box: Box, how: Orientation): Box => {
  if (how === "upright") return box;
  const x = 1 - box.x - box.width;
  return how === "mirrored" ? { ...box, x } : { ...box, x, y: 1 - box.y - box.height };
};
