import type { Box } from "@adjudge/scoring";
import { adSpecs, renderAd, type AdSpec, type RenderedAd } from "../adgen/index.ts";
import { canSpoil, randomFor } from "./copies.ts";
import { SPOILINGS } from "./kinds/index.ts";
import { pngOf, readPicture } from "./paint.ts";
import type { AdToSpoil, Spoiling } from "./spoiling.ts";

const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const width = Math.max(...boxes.map((b) => b.x + b.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((b) => b.y + b.height)) - y };
};

function placesOf({ truth }: RenderedAd): AdToSpoil["places"] {
  const place = (id: string): Box | null => {
    const found = truth.texts.find((text) => text.id === id);
    return found === undefined ? null : (found.shape ?? around(found.lines.map((line) => line.box)));
  };
  // The drawn people have faces that no detector takes for one.
  return { headline: place("headline"), brand: place("brand"), cta: place("cta"), face: null };
}

/** Half the usual size: read in half the time, and still large for an ad. */
const small = (spec: AdSpec): AdSpec => ({ ...spec, effects: { ...spec.effects, scale: 0.5 } });

/** Generated ads to spoil, each of another layout, deck and size. */
export const adsToSpoil = (count: number): AdSpec[] =>
  adSpecs()
    .filter((_, i) => i % 7 === 0)
    .slice(0, count)
    .map(small);

/** The specs that must be drawn before these ads can be spoilt: one browser for all of them. */
export const specsToDraw = (specs: readonly AdSpec[]): AdSpec[] =>
  specs.flatMap((spec) => [spec, ...SPOILINGS.flatMap((kind) => kind.redraw?.(spec) ?? [])]);

/** The spoilt ad as a file, or null where this kind does not fit it. */
export async function spoiltAd(spec: AdSpec, kind: Spoiling): Promise<Buffer | null> {
  if (kind.redraw) {
    const changed = kind.redraw(spec);
    return changed && (await renderAd(changed)).bytes;
  }
  const ad = await renderAd(spec);
  const headline = ad.truth.texts.find((text) => text.id === "headline")?.text ?? "";
  const whole = {
    picture: await readPicture(ad.bytes),
    headline,
    places: placesOf(ad),
    random: randomFor(spec.id, kind.name),
  };
  return canSpoil(kind, whole) ? pngOf(await kind.apply(whole)) : null;
}
