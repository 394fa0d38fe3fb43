import { labOfLinear, labOfRgb, linearOf, type Lab, type Rgb } from "../measures/colour/srgb-oklab.ts";
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

function sampleRow(pixels: Pixels, y: number, span: { x0: number; x1: number; step: number }, out: Samples): void {
  for (let x = span.x0; x < span.x1; x += span.step) {
    const at = (y * pixels.width + x) * 3;
    const k = out.n * 3;
    const red = pixels.data[at] ?? 0;
    const green = pixels.data[at + 1] ?? 0;
    const blue = pixels.data[at + 2] ?? 0;
    out.rgb[k] = red;
    out.rgb[k + 1] = green;
    out.rgb[k + 2] = blue;
    const [l, a, b] = labOfLinear(linearOf(red), linearOf(green), linearOf(blue));
    out.lab[k] = l;
    out.lab[k + 1] = a;
    out.lab[k + 2] = b;
    out.n += 1;
  }
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
    const first = out.n;
    sampleRow(pixels, y, { x0, x1, step }, out);
    const isRim = y < y0 + rim || y >= y1 - rim;
    for (let i = first; i < out.n; i += 1) {
      const x = x0 + (i - first) * step;
      out.ring[i] = isRim || x < x0 + rim || x >= x1 - rim ? 1 : 0;
    }
  }
  return out;
}

/** Distance of every sample from a colour. */
function distances(s: Samples, [l, a, b]: Lab): Float64Array {
  const out = new Float64Array(s.n);
  for (let i = 0; i < s.n; i += 1) {
    const dl = (s.lab[i * 3] ?? 0) - l;
    const da = (s.lab[i * 3 + 1] ?? 0) - a;
    const db = (s.lab[i * 3 + 2] ?? 0) - b;
    out[i] = Math.sqrt(dl * dl + da * da + db * db);
  }
  return out;
}

interface Colour {
  rgb: Rgb;
  lab: Lab;
  count: number;
}

/** Mean of the samples whose mark is 1. */
function meanOf(s: Samples, marks: Uint8Array): Colour {
  let r = 0;
  let g = 0;
  let b = 0;
  let count = 0;
  for (let i = 0; i < s.n; i += 1) {
    if (marks[i] !== 1) continue;
    r += s.rgb[i * 3] ?? 0;
    g += s.rgb[i * 3 + 1] ?? 0;
    b += s.rgb[i * 3 + 2] ?? 0;
    count += 1;
  }
  const n = Math.max(1, count);
  const rgb: Rgb = [r / n, g / n, b / n];
  return { rgb, lab: labOfRgb(rgb), count };
}

const cubeOf = (rgb: Uint8Array, i: number): number =>
  (((rgb[i * 3] ?? 0) >> 5) << 6) | (((rgb[i * 3 + 1] ?? 0) >> 5) << 3) | ((rgb[i * 3 + 2] ?? 0) >> 5);

/** Marks of the marked samples that lie in the fullest of 512 cubes of colour. */
function fullestCube(s: Samples, marks: Uint8Array): Uint8Array {
  const bins = new Uint32Array(512);
  for (let i = 0; i < s.n; i += 1) {
    if (marks[i] !== 1) continue;
    const cube = cubeOf(s.rgb, i);
    bins[cube] = (bins[cube] ?? 0) + 1;
  }
  let best = 0;
  for (let k = 1; k < 512; k += 1) if ((bins[k] ?? 0) > (bins[best] ?? 0)) best = k;
  const out = new Uint8Array(s.n);
  for (let i = 0; i < s.n; i += 1) out[i] = marks[i] === 1 && cubeOf(s.rgb, i) === best ? 1 : 0;
  return out;
}

/** Fullest small cube of colour, then the mean of what lies near it: the mode, steady under JPEG noise. */
function modeOf(s: Samples, marks: Uint8Array): Colour {
  const centre = meanOf(s, fullestCube(s, marks));
  const far = distances(s, centre.lab);
  const near = new Uint8Array(s.n);
  for (let i = 0; i < s.n; i += 1) near[i] = marks[i] === 1 && (far[i] ?? 0) < TEXT_COLOURS.modeRadius ? 1 : 0;
  return meanOf(s, near);
}

/** Distance that `share` of the inner samples stay under, by a histogram of 1/400 OKLab. */
function farOf(s: Samples, fromRim: Float64Array, share: number): number {
  const bins = new Uint32Array(600);
  let n = 0;
  for (let i = 0; i < s.n; i += 1) {
    if (s.ring[i] === 1) continue;
    const bin = Math.min(599, Math.floor((fromRim[i] ?? 0) * 400));
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

/** Marks of the inner samples at least `least` away from the rim's colour: the core of the strokes. */
function coreOf(s: Samples, fromRim: Float64Array, least: number): Uint8Array {
  const marks = new Uint8Array(s.n);
  for (let i = 0; i < s.n; i += 1) marks[i] = s.ring[i] === 0 && (fromRim[i] ?? 0) >= least ? 1 : 0;
  return marks;
}

/** Share of inner samples that are glyph, and the mean square distance of the ground from its colour. */
function inkAndRoughness(
  s: Samples,
  ground: Uint8Array,
  count: number,
  background: Lab,
  fromText: Float64Array,
  gap: number,
) {
  const off = distances(s, background);
  let spread = 0;
  let ink = 0;
  let inside = 0;
  for (let i = 0; i < s.n; i += 1) {
    if (ground[i] === 1) spread += (off[i] ?? 0) ** 2;
    if (s.ring[i] === 1) continue;
    inside += 1;
    if ((fromText[i] ?? 0) < gap / 2) ink += 1;
  }
  return { ink: ink / Math.max(1, inside), roughness: Math.sqrt(spread / Math.max(1, count)) };
}

/**
 * Glyph and background colour really found in a text box (rule T3). The background is the mode of the border ring;
 * glyphs are the pixels farthest from it; the far core is taken because the edges of strokes are blends.
 */
export function textColours(pixels: Pixels, box: Box): TextColours | null {
  const s = samplesOf(pixels, box);
  if (s.n < 12) return null;
  const ringMode = modeOf(s, s.ring);
  const fromRim = distances(s, ringMode.lab);
  const far = farOf(s, fromRim, TEXT_COLOURS.farQuantile);
  if (ringMode.count === 0 || far < TEXT_COLOURS.leastDistance) return null;
  const rim = ringMode.lab;
  const text = modeOf(s, coreOf(s, fromRim, far * TEXT_COLOURS.coreShare));
  const gap = Math.hypot(text.lab[0] - rim[0], text.lab[1] - rim[1], text.lab[2] - rim[2]);
  const fromText = distances(s, text.lab);
  // Where the ring is a photograph its mode may miss the ground next to the strokes: take what is clearly not glyph.
  const isGround = new Uint8Array(s.n);
  for (let i = 0; i < s.n; i += 1)
    isGround[i] = (fromText[i] ?? 0) > gap * 0.75 && (fromRim[i] ?? 0) < gap * 0.5 ? 1 : 0;
  const ground = meanOf(s, isGround);
  const background = ground.count > s.n * 0.1 ? ground : ringMode;
  const { ink, roughness } = inkAndRoughness(s, isGround, ground.count, background.lab, fromText, gap);
  return { text: text.rgb, background: background.rgb, ink, roughness };
}
