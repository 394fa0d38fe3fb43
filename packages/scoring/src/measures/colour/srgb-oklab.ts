/** sRGB <-> linear light <-> OKLab (Ottosson 2020, "A perceptual color space for image processing"). */

export type Rgb = readonly [number, number, number];
export type Lab = readonly [number, number, number];

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** 8-bit sRGB channel to linear light 0..1. */
export function linearOf(byte: number): number {
  return LINEAR[byte & 255] ?? 0;
}

/** Linear light of a channel that is not a whole byte (means of many pixels). */
export function linearOfReal(channel: number): number {
  const v = Math.min(255, Math.max(0, channel)) / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

export function encodeLinear(v: number): number {
  const c = Math.min(1, Math.max(0, v));
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
}

export function labOfLinear(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function labOfRgb([r, g, b]: Rgb): Lab {
  return labOfLinear(linearOfReal(r), linearOfReal(g), linearOfReal(b));
}

/** OKLab to 8-bit sRGB, clipped to the gamut. */
export function rgbOfLab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.round(encodeLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    Math.round(encodeLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    Math.round(encodeLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

export function labDistance(p: Lab, q: Lab): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

export function hexOf([r, g, b]: Rgb): string {
  const byte = (v: number) =>
    Math.min(255, Math.max(0, Math.round(v)))
      .toString(16)
      .padStart(2, "0");
  return `#${byte(r)}${byte(g)}${byte(b)}`;
}

export function rgbOfHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}
