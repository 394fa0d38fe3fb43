import type { Box } from "@adjudge/contracts";

/** Pixels as a canvas gives them: red, green, blue and alpha, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export type Rgb = readonly [number, number, number];

/** A box in whole pixels, inside the picture; `right` and `bottom` are no longer part of it. */
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

const hold = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** `air` is room round the box, in pixels: boxes of a reader cut close. */
export function spotOf({ x, y, width, height }: Box, raster: Raster, air = 0): Spot {
  const across = (value: number) => hold(Math.round(value), 0, raster.width);
  const down = (value: number) => hold(Math.round(value), 0, raster.height);
  return {
    left: across(x * raster.width - air),
    top: down(y * raster.height - air),
    right: across((x + width) * raster.width + air),
    bottom: down((y + height) * raster.height + air),
  };
}

export const indexAt = ({ width }: Raster, x: number, y: number): number => 4 * (y * width + x);

export function pixelAt(raster: Raster, x: number, y: number): Rgb {
  const index = indexAt(raster, hold(x, 0, raster.width - 1), hold(y, 0, raster.height - 1));
  const { data } = raster;
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
}

/** Lays a colour over a pixel, `share` 0..1 of it. */
export function mixInto({ data }: Raster, index: number, [red, green, blue]: Rgb, share: number): void {
  data[index] = (data[index] ?? 0) * (1 - share) + red * share;
  data[index + 1] = (data[index + 1] ?? 0) * (1 - share) + green * share;
  data[index + 2] = (data[index + 2] ?? 0) * (1 - share) + blue * share;
  data[index + 3] = 255;
}

export const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Part by part: the size of a canvas's ImageData sits on its prototype, which a spread leaves behind. */
export const copyOf = ({ width, height, data }: Raster): Raster => ({
  width,
  height,
  data: new Uint8ClampedArray(data),
});

/** Calls for every pixel of a spot. */
export function eachPixel({ left, top, right, bottom }: Spot, visit: (x: number, y: number) => void): void {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) visit(x, y);
}
