import { distance, indexAt, type Raster, type Rgb, type Spot } from "./raster.ts";

/** A pixel farther than this from the line between ground and letters belongs to the picture, not to the text. */
const strange = 72;
/** What is hardly more than ground is its noise. */
const noise = 0.12;

/**
 * How much of each pixel is letter, 0..1: where it lies between ground and letters. Edges of letters are mixtures of both, so
 * the share is also the anti-aliasing. Plain numbers throughout: a headline has half a million of them, and is drawn anew
 * under every movement of the pointer.
 */
function sharesOf(letters: Rgb, ground: Rgb): (data: Uint8ClampedArray, index: number) => number {
  const [gr, gg, gb] = ground;
  const [dr, dg, db] = [letters[0] - gr, letters[1] - gg, letters[2] - gb];
  const span = distance(letters, ground);
  if (span < 1) return () => 0;
  const square = span * span;
  return (data, index) => {
    const red = (data[index] ?? 0) - gr;
    const green = (data[index + 1] ?? 0) - gg;
    const blue = (data[index + 2] ?? 0) - gb;
    const share = Math.min(1, Math.max(0, (red * dr + green * dg + blue * db) / square));
    if (share < noise) return 0;
    const offR = red - share * dr;
    const offG = green - share * dg;
    const offB = blue - share * db;
    return offR * offR + offG * offG + offB * offB > strange * strange ? 0 : share;
  };
}

/** What was cut out of a picture: a colour and a share of it for each pixel. */
export interface Cutting {
  width: number;
  height: number;
  colours: Float32Array;
  shares: Float32Array;
}

/** The letters of a spot without their ground; the whole spot where the two colours are not known. */
export function cutLetters(raster: Raster, spot: Spot, letters: Rgb | null, ground: Rgb | null): Cutting {
  const [width, height] = [spot.right - spot.left, spot.bottom - spot.top];
  const colours = new Float32Array(3 * width * height);
  const shares = new Float32Array(width * height);
  const shareAt = letters && ground ? sharesOf(letters, ground) : null;
  const { data } = raster;
  for (let y = spot.top, at = 0; y < spot.bottom; y++) {
    let index = indexAt(raster, spot.left, y);
    for (let x = spot.left; x < spot.right; x++, at++, index += 4) {
      shares[at] = shareAt ? shareAt(data, index) : 1;
      colours[3 * at] = shareAt && letters ? letters[0] : (data[index] ?? 0);
      colours[3 * at + 1] = shareAt && letters ? letters[1] : (data[index + 1] ?? 0);
      colours[3 * at + 2] = shareAt && letters ? letters[2] : (data[index + 2] ?? 0);
    }
  }
  return { width, height, colours, shares };
}

/** Draws a cutting into a spot of any size, sampled between its pixels. */
export function drawCutting(raster: Raster, { width, height, colours, shares }: Cutting, spot: Spot): void {
  const [across, down] = [width / (spot.right - spot.left), height / (spot.bottom - spot.top)];
  const last = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  const { data } = raster;
  for (let y = spot.top; y < spot.bottom; y++) {
    const fromY = (y - spot.top + 0.5) * down - 0.5;
    const y0 = Math.floor(fromY);
    const low = fromY - y0;
    const [rowA, rowB] = [last(y0, height) * width, last(y0 + 1, height) * width];
    let index = indexAt(raster, spot.left, y);
    for (let x = spot.left; x < spot.right; x++, index += 4) {
      const fromX = (x - spot.left + 0.5) * across - 0.5;
      const x0 = Math.floor(fromX);
      const far = fromX - x0;
      const left = last(x0, width);
      const right = last(x0 + 1, width);
      const a = (shares[rowA + left] ?? 0) * (1 - far) * (1 - low);
      const b = (shares[rowA + right] ?? 0) * far * (1 - low);
      const c = (shares[rowB + left] ?? 0) * (1 - far) * low;
      const d = (shares[rowB + right] ?? 0) * far * low;
      const share = a + b + c + d;
      if (share <= 0) continue;
      for (let part = 0; part < 3; part++) {
        const colour =
          a * (colours[3 * (rowA + left) + part] ?? 0) +
          b * (colours[3 * (rowA + right) + part] ?? 0) +
          c * (colours[3 * (rowB + left) + part] ?? 0) +
          d * (colours[3 * (rowB + right) + part] ?? 0);
        data[index + part] = (data[index + part] ?? 0) * (1 - share) + colour;
      }
      data[index + 3] = 255;
    }
  }
}

/** Letters in another colour; what lies between letters and ground moves along, so edges stay smooth. */
export function recolourLetters(raster: Raster, spot: Spot, letters: Rgb, ground: Rgb, colour: Rgb): void {
  const shareAt = sharesOf(letters, ground);
  const { data } = raster;
  for (let y = spot.top; y < spot.bottom; y++) {
    let index = indexAt(raster, spot.left, y);
    for (let x = spot.left; x < spot.right; x++, index += 4) {
      const share = shareAt(data, index);
      if (share === 0) continue;
      data[index] = (data[index] ?? 0) + share * (colour[0] - letters[0]);
      data[index + 1] = (data[index + 1] ?? 0) + share * (colour[1] - letters[1]);
      data[index + 2] = (data[index + 2] ?? 0) + share * (colour[2] - letters[2]);
    }
  }
}
