import { type Lab, type Rgb, labDistance, labOfRgb } from "../colour/srgb-oklab.ts";
import type { Box, Pixels } from "../types.ts";
import { TEXT_COLOURS } from "../constants.ts";

export interface TextColours {
  text: Rgb;
  background: Rgb;
  /** Share of the box's pixels that are glyph. */
  ink: number;
  /** Spread (OKLab standard deviation) of the background round the glyphs: 0 = flat. */
  roughness: number;
}

interface Sample {
  rgb: Rgb;
  lab: Lab;
  ring: boolean;
}

function samplesOf(pixels: Pixels, box: Box): Sample[] {
  const x0 = Math.max(0, Math.floor(box.x * pixels.width));
  const y0 = Math.max(0, Math.floor(box.y * pixels.height));
  const x1 = Math.min(pixels.width, Math.ceil((box.x + box.width) * pixels.width));
  const y1 = Math.min(pixels.height, Math.ceil((box.y + box.height) * pixels.height));
  const ring = Math.max(1, Math.round(Math.min(x1 - x0, y1 - y0) * TEXT_COLOURS.ring));
  const area = Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
  const step = Math.max(1, Math.floor(Math.sqrt(area / TEXT_COLOURS.samples)));
  const out: Sample[] = [];
  for (let y = y0; y < y1; y += step) {
    for (let x = x0; x < x1; x += step) {
      const at = (y * pixels.width + x) * 3;
      const rgb: Rgb = [pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0];
      out.push({ rgb, lab: labOfRgb(rgb), ring: y < y0 + ring || y >= y1 - ring || x < x0 + ring || x >= x1 - ring });
    }
  }
  return out;
}

function meanOf(samples: Sample[]): { rgb: Rgb; lab: Lab } {
  let r = 0;
  let g = 0;
  let b = 0;
  for (const s of samples) {
    r += s.rgb[0];
    g += s.rgb[1];
    b += s.rgb[2];
  }
  const n = Math.max(1, samples.length);
  const rgb: Rgb = [r / n, g / n, b / n];
  return { rgb, lab: labOfRgb(rgb) };
}

/** Fullest small cube of colour, then the mean of what lies near it: the mode, steady under JPEG noise. */
function modeOf(samples: Sample[]): { rgb: Rgb; lab: Lab } {
  const counts = new Map<number, Sample[]>();
  for (const s of samples) {
    const key = ((s.rgb[0] >> 5) << 6) | ((s.rgb[1] >> 5) << 3) | (s.rgb[2] >> 5);
    const list = counts.get(key);
    if (list) list.push(s);
    else counts.set(key, [s]);
  }
  let best: Sample[] = [];
  for (const list of counts.values()) if (list.length > best.length) best = list;
  const centre = meanOf(best);
  const near = samples.filter((s) => labDistance(s.lab, centre.lab) < TEXT_COLOURS.modeRadius);
  return meanOf(near.length > 0 ? near : best);
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

/**
 * Glyph and background colour really found in a text box (rule T3). The background is the mode of the border ring;
 * glyphs are the pixels farthest from it; the far core is taken because the edges of strokes are blends.
 */
export function textColours(pixels: Pixels, box: Box): TextColours | null {
  const samples = samplesOf(pixels, box);
  if (samples.length < 12) return null;
  const ring = samples.filter((s) => s.ring);
  const inside = samples.filter((s) => !s.ring);
  if (ring.length === 0 || inside.length === 0) return null;
  let background = modeOf(ring);
  const ranked = inside.map((s) => ({ s, d: labDistance(s.lab, background.lab) })).toSorted((p, q) => p.d - q.d);
  const far = quantile(
    ranked.map((p) => p.d),
    TEXT_COLOURS.farQuantile,
  );
  if (far < TEXT_COLOURS.leastDistance) return null;
  const core = ranked.filter((p) => p.d >= far * TEXT_COLOURS.coreShare).map((p) => p.s);
  const text = modeOf(core);
  // Where the ring is a photograph its mode may miss the ground next to the strokes: take the near half inside the box too.
  const gap = labDistance(text.lab, background.lab);
  const ground = samples.filter(
    (s) => labDistance(s.lab, text.lab) > gap * 0.75 && labDistance(s.lab, background.lab) < gap * 0.5,
  );
  if (ground.length > samples.length * 0.1) background = meanOf(ground);
  let spread = 0;
  for (const s of ground) spread += labDistance(s.lab, background.lab) ** 2;
  const ink = inside.filter((s) => labDistance(s.lab, text.lab) < gap / 2).length / inside.length;
  return { text: text.rgb, background: background.rgb, ink, roughness: Math.sqrt(spread / Math.max(1, ground.length)) };
}
