import { labOfLinear, labOfRgb, linearOf, type Lab, type Rgb } from "../colour/srgb-oklab.ts";
import { TEXT_COLOURS } from "../constants.ts";
import type { Box, Pixels } from "../types.ts";

export interface TextColours {
  text: Rgb;
  background: Rgb;
  /** Share of the box's pixels that are glyph. */
  ink: number;
  /** Spread (OKLab standard deviation) of the background round the glyphs: 0 = flat. */
  roughness: number;
}

/** Pixels of one box: bytes, OKLab and whether they lie in the border ring. Flat arrays, because every line pays for it. */
interface Samples {
  n: number;
  rgb: Uint8Array;
  lab: Float32Array;
  ring: Uint8Array;
}

function samplesOf(pixels: Pixels, box: Box): Samples {
  const x0 = Math.max(0, Math.floor(box.x * pixels.width));
  const y0 = Math.max(0, Math.floor(box.y * pixels.height));
  const x1 = Math.min(pixels.width, Math.ceil((box.x + box.width) * pixels.width));
  const y1 = Math.min(pixels.height, Math.ceil((box.y + box.height) * pixels.height));
  const rim = Math.max(1, Math.round(Math.min(x1 - x0, y1 - y0) * TEXT_COLOURS.ring));
  const area = Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
  const step = Math.max(1, Math.round(Math.sqrt(area / TEXT_COLOURS.samples)));
  const most = (Math.ceil((x1 - x0) / step) + 1) * (Math.ceil((y1 - y0) / step) + 1);
  const out: Samples = {
    n: 0,
    rgb: new Uint8Array(Math.max(0, most) * 3),
    lab: new Float32Array(Math.max(0, most) * 3),
    ring: new Uint8Array(Math.max(0, most)),
  };
  for (let y = y0; y < y1; y += step) {
    for (let x = x0; x < x1; x += step) {
      const at = (y * pixels.width + x) * 3;
      const k = out.n * 3;
      for (let c = 0; c < 3; c += 1) out.rgb[k + c] = pixels.data[at + c] ?? 0;
      const lab = labOfLinear(linearOf(out.rgb[k] ?? 0), linearOf(out.rgb[k + 1] ?? 0), linearOf(out.rgb[k + 2] ?? 0));
      for (let c = 0; c < 3; c += 1) out.lab[k + c] = lab[c] ?? 0;
      out.ring[out.n] = y < y0 + rim || y >= y1 - rim || x < x0 + rim || x >= x1 - rim ? 1 : 0;
      out.n += 1;
    }
  }
  return out;
}

/** Distance of sample i from a colour. */
function distance(s: Samples, i: number, lab: Lab): number {
  const l = (s.lab[i * 3] ?? 0) - lab[0];
  const a = (s.lab[i * 3 + 1] ?? 0) - lab[1];
  const b = (s.lab[i * 3 + 2] ?? 0) - lab[2];
  return Math.sqrt(l * l + a * a + b * b);
}

interface Colour {
  rgb: Rgb;
  lab: Lab;
  count: number;
}

function meanWhere(s: Samples, take: (i: number) => boolean): Colour {
  let r = 0;
  let g = 0;
  let b = 0;
  let count = 0;
  for (let i = 0; i < s.n; i += 1) {
    if (!take(i)) continue;
    r += s.rgb[i * 3] ?? 0;
    g += s.rgb[i * 3 + 1] ?? 0;
    b += s.rgb[i * 3 + 2] ?? 0;
    count += 1;
  }
  const n = Math.max(1, count);
  const rgb: Rgb = [r / n, g / n, b / n];
  return { rgb, lab: labOfRgb(rgb), count };
}

/** Fullest small cube of colour, then the mean of what lies near it: the mode, steady under JPEG noise. */
function modeWhere(s: Samples, take: (i: number) => boolean): Colour {
  const bins = new Uint32Array(512);
  const keyOf = (i: number) =>
    (((s.rgb[i * 3] ?? 0) >> 5) << 6) | (((s.rgb[i * 3 + 1] ?? 0) >> 5) << 3) | ((s.rgb[i * 3 + 2] ?? 0) >> 5);
  for (let i = 0; i < s.n; i += 1) if (take(i)) bins[keyOf(i)] = (bins[keyOf(i)] ?? 0) + 1;
  let best = 0;
  for (let k = 1; k < 512; k += 1) if ((bins[k] ?? 0) > (bins[best] ?? 0)) best = k;
  const centre = meanWhere(s, (i) => take(i) && keyOf(i) === best);
  return meanWhere(s, (i) => take(i) && distance(s, i, centre.lab) < TEXT_COLOURS.modeRadius);
}

/** Distance that `share` of the inner samples stay under, by a histogram of 1/400 OKLab. */
function farOf(s: Samples, lab: Lab, share: number): number {
  const bins = new Uint32Array(600);
  let n = 0;
  for (let i = 0; i < s.n; i += 1) {
    if (s.ring[i] === 1) continue;
    const bin = Math.min(599, Math.floor(distance(s, i, lab) * 400));
    bins[bin] = (bins[bin] ?? 0) + 1;
    n += 1;
  }
  let left = n * (1 - share);
  for (let k = 599; k >= 0; k -= 1) {
    left -= bins[k] ?? 0;
    if (left <= 0) return (k + 0.5) / 400;
  }
  return 0;
}

/**
 * Glyph and background colour really found in a text box (rule T3). The background is the mode of the border ring;
 * glyphs are the pixels farthest from it; the far core is taken because the edges of strokes are blends.
 */
export function textColours(pixels: Pixels, box: Box): TextColours | null {
  const s = samplesOf(pixels, box);
  if (s.n < 12) return null;
  let background = modeWhere(s, (i) => s.ring[i] === 1);
  const far = farOf(s, background.lab, TEXT_COLOURS.farQuantile);
  if (background.count === 0 || far < TEXT_COLOURS.leastDistance) return null;
  const rim = background.lab;
  const text = modeWhere(s, (i) => s.ring[i] === 0 && distance(s, i, rim) >= far * TEXT_COLOURS.coreShare);
  const gap = Math.hypot(text.lab[0] - rim[0], text.lab[1] - rim[1], text.lab[2] - rim[2]);
  // Where the ring is a photograph its mode may miss the ground next to the strokes: take what is clearly not glyph.
  const isGround = (i: number) => distance(s, i, text.lab) > gap * 0.75 && distance(s, i, rim) < gap * 0.5;
  const ground = meanWhere(s, isGround);
  if (ground.count > s.n * 0.1) background = ground;
  let spread = 0;
  let ink = 0;
  let inside = 0;
  for (let i = 0; i < s.n; i += 1) {
    if (isGround(i)) spread += distance(s, i, background.lab) ** 2;
    if (s.ring[i] === 1) continue;
    inside += 1;
    if (distance(s, i, text.lab) < gap / 2) ink += 1;
  }
  return {
    text: text.rgb,
    background: background.rgb,
    ink: ink / Math.max(1, inside),
    roughness: Math.sqrt(spread / Math.max(1, ground.count)),
  };
}
