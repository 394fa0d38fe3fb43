import type { Rgb } from "./srgb-oklab.ts";
import { labOfRgb, linearOfReal, rgbOfLab } from "./srgb-oklab.ts";

/** WCAG 2.2 relative luminance. */
export function relativeLuminance([r, g, b]: Rgb): number {
  return 0.2126 * linearOfReal(r) + 0.7152 * linearOfReal(g) + 0.0722 * linearOfReal(b);
}

/** WCAG 2.2 contrast ratio, 1..21 (rule T1). */
export function contrastRatio(one: Rgb, two: Rgb): number {
  const a = relativeLuminance(one);
  const b = relativeLuminance(two);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function apcaLuminance([r, g, b]: Rgb): number {
  const y = 0.2126729 * (r / 255) ** 2.4 + 0.7151522 * (g / 255) ** 2.4 + 0.072175 * (b / 255) ** 2.4;
  return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
}

/** APCA 0.1.9 lightness contrast: positive for dark text on light ground, negative for light on dark (rule T2). */
export function apcaContrast(text: Rgb, background: Rgb): number {
  const t = apcaLuminance(text);
  const g = apcaLuminance(background);
  if (Math.abs(g - t) < 0.0005) return 0;
  if (g > t) {
    const c = (g ** 0.56 - t ** 0.57) * 1.14;
    return c < 0.1 ? 0 : (c - 0.027) * 100;
  }
  const c = (g ** 0.65 - t ** 0.62) * 1.14;
  return c > -0.1 ? 0 : (c + 0.027) * 100;
}

/**
 * The colour nearest to `text` in OKLab lightness (hue kept, chroma as the gamut allows) whose ratio against the
 * background reaches the target; black or white where no tint of the hue does.
 */
export function colourReaching(text: Rgb, background: Rgb, target: number): Rgb {
  const lab = labOfRgb(text);
  const black: Rgb = [0, 0, 0];
  const white: Rgb = [255, 255, 255];
  const darker = contrastRatio(black, background) >= contrastRatio(white, background);
  const first = relativeLuminance(text) <= relativeLuminance(background);
  const reachable = contrastRatio(first ? black : white, background) >= target;
  const down = reachable ? first : darker;
  for (let step = 0; step <= 100; step += 1) {
    const mix = step / 100;
    const lightness = down ? lab[0] * (1 - mix) : lab[0] + (1 - lab[0]) * mix;
    const tint = rgbOfLab([lightness, lab[1] * (1 - mix), lab[2] * (1 - mix)]);
    if (contrastRatio(tint, background) >= target) return tint;
  }
  return down ? black : white;
}
