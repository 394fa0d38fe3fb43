import { distance, eachPixel, indexAt, mixInto, pixelAt, type Raster, type Rgb, type Spot } from "./raster.ts";

/** Pixels of the rim this near to the ground belong to it; where most do, the ground is plain, and the rest is text that touches the hole. */
const plain = 28;
const mostOfRim = 0.6;

function rimOf(raster: Raster, { left, top, right, bottom }: Spot): Rgb[] {
  const rim: Rgb[] = [];
  for (let x = left; x < right; x++) rim.push(pixelAt(raster, x, top - 1), pixelAt(raster, x, bottom));
  for (let y = top; y < bottom; y++) rim.push(pixelAt(raster, left - 1, y), pixelAt(raster, right, y));
  return rim;
}

export function fillSpot(raster: Raster, { left, top, right, bottom }: Spot, [red, green, blue]: Rgb): void {
  for (let y = top; y < bottom; y++)
    for (let x = left, index = indexAt(raster, left, y); x < right; x++, index += 4) {
      raster.data[index] = red;
      raster.data[index + 1] = green;
      raster.data[index + 2] = blue;
      raster.data[index + 3] = 255;
    }
}

/** Closes a hole: with its plain ground where the rim agrees, else with what lies round it, nearer sides counting more. */
export function fillHole(raster: Raster, spot: Spot, ground: Rgb | null): void {
  const rim = rimOf(raster, spot);
  const near = ground ? rim.filter((pixel) => distance(pixel, ground) < plain).length : 0;
  if (ground && near >= mostOfRim * rim.length) {
    fillSpot(raster, spot, ground);
    return;
  }
  fillFromRim(raster, spot);
}

/** Each pixel from the four of the rim in its row and column; plain numbers, because a block has many of them. */
function fillFromRim(raster: Raster, { left, top, right, bottom }: Spot): void {
  const { data, width, height } = raster;
  const [first, last] = [Math.max(0, left - 1), Math.min(width - 1, right)];
  const [above, below] = [Math.max(0, top - 1), Math.min(height - 1, bottom)];
  // The rim first: where the spot touches the edge of the picture, the rim is part of it.
  const rows = data.slice(indexAt(raster, 0, above), indexAt(raster, 0, above) + 4 * width);
  const feet = data.slice(indexAt(raster, 0, below), indexAt(raster, 0, below) + 4 * width);
  for (let y = top; y < bottom; y++) {
    const [west, east] = [indexAt(raster, first, y), indexAt(raster, last, y)];
    const sides = [west, west + 1, west + 2, east, east + 1, east + 2].map((index) => data[index] ?? 0);
    const [up, down] = [1 / (y - top + 1), 1 / (bottom - y)];
    for (let x = left, index = indexAt(raster, left, y); x < right; x++, index += 4) {
      const near = 1 / (x - left + 1);
      const far = 1 / (right - x);
      const whole = near + far + up + down;
      for (let part = 0; part < 3; part++)
        data[index + part] =
          (near * (sides[part] ?? 0) +
            far * (sides[part + 3] ?? 0) +
            up * (rows[4 * x + part] ?? 0) +
            down * (feet[4 * x + part] ?? 0)) /
          whole;
      data[index + 3] = 255;
    }
  }
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
