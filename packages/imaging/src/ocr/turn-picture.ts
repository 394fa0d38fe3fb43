import type { Box, Pixels } from "@adjudge/scoring";
import type { TextRegion } from "./text-region.ts";

/** "flipped": mirrored top to bottom; "sideways": turned by a quarter, either way. */
export type Orientation = "upright" | "upside_down" | "mirrored" | "sideways" | "flipped";

/** Lines on their side are read where they stand: such a picture is not turned. */
const staysAsItIs = (how: Orientation): how is "upright" | "sideways" => how === "upright" || how === "sideways";

/** The picture as it should be seen. Each of these turns undoes itself. */
export const turnPicture = (pixels: Pixels, how: Orientation): Pixels => {
  if (staysAsItIs(how)) return pixels;
  const { width, height } = pixels;
  const data = new Uint8Array(pixels.data.length);
  for (let y = 0; y < height; y += 1) {
    const row = how === "mirrored" ? y : height - 1 - y;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      const to = (row * width + (how === "flipped" ? x : width - 1 - x)) * 3;
      data[to] = pixels.data[from] ?? 0;
      data[to + 1] = pixels.data[from + 1] ?? 0;
      data[to + 2] = pixels.data[from + 2] ?? 0;
    }
  }
  return { width, height, data };
};

/** The same region in the turned picture. */
export const turnRegion = (region: TextRegion, { width, height }: Pixels, how: Orientation): TextRegion => {
  if (staysAsItIs(how)) return region;
  const cx = how === "flipped" ? region.cx : width - region.cx;
  const cy = how === "mirrored" ? region.cy : height - region.cy;
  const isMirrored = how !== "upside_down";
  return { ...region, cx, cy, angle: isMirrored && region.angle !== 0 ? -region.angle : region.angle };
};

/** A box of the turned picture in the picture as it is. */
export const turnBox = (box: Box, how: Orientation): Box => {
  if (staysAsItIs(how)) return box;
  const x = how === "flipped" ? box.x : 1 - box.x - box.width;
  return { ...box, x, y: how === "mirrored" ? box.y : 1 - box.y - box.height };
};
