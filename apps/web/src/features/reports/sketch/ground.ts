import { distance, eachPixel, indexAt, mixInto, pixelAt, type Raster, type Rgb, type Spot } from "./raster.ts";

/** Pixels of the rim this far from the plain ground on average: it is a picture, not a plain ground. */
const plain = 28;

function rimOf(raster: Raster, { left, top, right, bottom }: Spot): Rgb[] {
  const rim: Rgb[] = [];
  for (let x = left; x < right; x++) rim.push(pixelAt(raster, x, top - 1), pixelAt(raster, x, bottom));
  for (let y = top; y < bottom; y++) rim.push(pixelAt(raster, left - 1, y), pixelAt(raster, right, y));
  return rim;
}

export function fillSpot(raster: Raster, spot: Spot, colour: Rgb): void {
  eachPixel(spot, (x, y) => mixInto(raster, indexAt(raster, x, y), colour, 1));
}

/** Closes a hole: with its plain ground where the rim agrees, else with what lies round it, nearer sides counting more. */
export function fillHole(raster: Raster, spot: Spot, ground: Rgb | null): void {
  const rim = rimOf(raster, spot);
  const off = ground
    ? rim.reduce((sum, pixel) => sum + distance(pixel, ground), 0) / Math.max(1, rim.length)
    : Infinity;
  if (ground && off < plain) {
    fillSpot(raster, spot, ground);
    return;
  }
  const { left, top, right, bottom } = spot;
  eachPixel(spot, (x, y) => {
    const sides: [Rgb, number][] = [
      [pixelAt(raster, left - 1, y), x - left + 1],
      [pixelAt(raster, right, y), right - x],
      [pixelAt(raster, x, top - 1), y - top + 1],
      [pixelAt(raster, x, bottom), bottom - y],
    ];
    const whole = sides.reduce((sum, [, away]) => sum + 1 / away, 0);
    const part = (at: 0 | 1 | 2) => sides.reduce((sum, [pixel, away]) => sum + pixel[at] / away, 0) / whole;
    mixInto(raster, indexAt(raster, x, y), [part(0), part(1), part(2)], 1);
  });
}

/** A plain button with round corners and smooth edges. */
export function fillRounded(raster: Raster, spot: Spot, colour: Rgb): void {
  const radius = Math.min(spot.right - spot.left, spot.bottom - spot.top) * 0.2;
  eachPixel(spot, (x, y) => {
    const inX = Math.max(0, spot.left + radius - (x + 0.5), x + 0.5 - (spot.right - radius));
    const inY = Math.max(0, spot.top + radius - (y + 0.5), y + 0.5 - (spot.bottom - radius));
    const share = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(inX, inY)));
    if (share > 0) mixInto(raster, indexAt(raster, x, y), colour, share);
  });
}
