import { distance, eachPixel, mixInto, indexAt, pixelAt, type Raster, type Rgb, type Spot } from "./raster.ts";

/** A pixel farther than this from the line between ground and letters belongs to the picture, not to the text. */
const strange = 72;

/**
 * How much of a pixel is letter, 0..1: where it lies between ground and letters. Edges of letters are mixtures of both, so
 * the share is also the anti-aliasing.
 */
export function letterShare(pixel: Rgb, letters: Rgb, ground: Rgb): number {
  const span = distance(letters, ground);
  if (span < 1) return 0;
  const way = (at: 0 | 1 | 2): number => (pixel[at] - ground[at]) * (letters[at] - ground[at]);
  const share = Math.min(1, Math.max(0, (way(0) + way(1) + way(2)) / (span * span)));
  const mixed: Rgb = [
    ground[0] + share * (letters[0] - ground[0]),
    ground[1] + share * (letters[1] - ground[1]),
    ground[2] + share * (letters[2] - ground[2]),
  ];
  if (distance(pixel, mixed) > strange) return 0;
  // What is hardly more than ground is its noise.
  return share < 0.12 ? 0 : share;
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
  const cutting = {
    width,
    height,
    colours: new Float32Array(3 * width * height),
    shares: new Float32Array(width * height),
  };
  eachPixel(spot, (x, y) => {
    const at = (y - spot.top) * width + (x - spot.left);
    const pixel = pixelAt(raster, x, y);
    cutting.colours.set(letters && ground ? letters : pixel, 3 * at);
    cutting.shares[at] = letters && ground ? letterShare(pixel, letters, ground) : 1;
  });
  return cutting;
}

/** Draws a cutting into a spot of any size, sampled between its pixels. */
export function drawCutting(raster: Raster, { width, height, colours, shares }: Cutting, spot: Spot): void {
  const [across, down] = [width / (spot.right - spot.left), height / (spot.bottom - spot.top)];
  const last = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  eachPixel(spot, (x, y) => {
    const fromX = (x - spot.left + 0.5) * across - 0.5;
    const fromY = (y - spot.top + 0.5) * down - 0.5;
    const [x0, y0] = [Math.floor(fromX), Math.floor(fromY)];
    const sum = [0, 0, 0, 0];
    for (const [cornerX, cornerY] of [
      [x0, y0],
      [x0 + 1, y0],
      [x0, y0 + 1],
      [x0 + 1, y0 + 1],
    ] as const) {
      const at = last(cornerY, height) * width + last(cornerX, width);
      const share = (shares[at] ?? 0) * (1 - Math.abs(fromX - cornerX)) * (1 - Math.abs(fromY - cornerY));
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + share * (colours[3 * at + part] ?? 0);
      sum[3] = (sum[3] ?? 0) + share;
    }
    const [red = 0, green = 0, blue = 0, share = 0] = sum;
    if (share > 0) mixInto(raster, indexAt(raster, x, y), [red / share, green / share, blue / share], share);
  });
}

/** Letters in another colour; what lies between letters and ground moves along, so edges stay smooth. */
export function recolourLetters(raster: Raster, spot: Spot, letters: Rgb, ground: Rgb, colour: Rgb): void {
  eachPixel(spot, (x, y) => {
    const index = indexAt(raster, x, y);
    const share = letterShare(pixelAt(raster, x, y), letters, ground);
    for (const part of [0, 1, 2] as const)
      raster.data[index + part] = (raster.data[index + part] ?? 0) + share * (colour[part] - letters[part]);
  });
}
