import type { Box } from "@adjudge/scoring";
import { vary, type AdSpec } from "../../adgen/index.ts";
import {
  cutOut,
  groundAround,
  inkIn,
  mixed,
  opened,
  paintedOut,
  pasted,
  pictureOf,
  rectOf,
  repainted,
} from "../paint.ts";
import { expected, type AdToSpoil, type Picture, type Places, type Spoiling } from "../spoiling.ts";

/** Boxes labelled by eye are right to about four hundredths: what is painted out reaches a little further. */
const reach = 0.015;

export function placeOf({ places }: AdToSpoil, name: keyof Places): Box {
  const box = places[name];
  if (box === null) throw new Error(`there is no ${name} to spoil`);
  return box;
}

export const without = (ad: AdToSpoil, name: keyof Places): Picture =>
  paintedOut(ad.picture, rectOf(ad.picture, placeOf(ad, name), reach));

/** The thing at a share of its size, in the middle of where it was. */
async function shrunk(ad: AdToSpoil, name: keyof Places, share: number): Promise<Picture> {
  const rect = rectOf(ad.picture, placeOf(ad, name));
  const [width, height] = [Math.ceil(rect.width * share), Math.ceil(rect.height * share)];
  const small = await pictureOf(
    opened(await cutOut(ad.picture, rect)).resize(Math.max(2, width), Math.max(2, height), { fit: "fill" }),
  );
  return pasted(
    without(ad, name),
    small,
    Math.round(rect.x + (rect.width - width) / 2),
    Math.round(rect.y + (rect.height - height) / 2),
  );
}

/** The thing seen through its own ground, so far that a share of it is left. */
function veiled(ad: AdToSpoil, name: keyof Places, left: number): Picture {
  const rect = rectOf(ad.picture, placeOf(ad, name), reach);
  const ground = without(ad, name);
  return repainted(ad.picture, rect, (was, x, y) => {
    const at = (y * ground.width + x) * 3;
    return mixed([ground.data[at] ?? 0, ground.data[at + 1] ?? 0, ground.data[at + 2] ?? 0], was, left);
  });
}

/** Specks in many colours wherever there is ground between the letters. */
function speckled(ad: AdToSpoil, name: keyof Places): Picture {
  const rect = rectOf(ad.picture, placeOf(ad, name), reach);
  const around = groundAround(ad.picture, rect);
  const ink = inkIn(ad.picture, rect, around);
  const grain = Math.max(2, Math.round(rect.height / 14));
  const rows = Array.from({ length: Math.ceil(rect.height / grain) + 1 }, () =>
    Array.from({ length: Math.ceil(rect.width / grain) + 1 }, () => [ad.random() * 255, ad.random(), ad.random()]),
  );
  return repainted(ad.picture, rect, (was, x, y) => {
    const toInk = Math.hypot(was[0] - ink[0], was[1] - ink[1], was[2] - ink[2]);
    const toGround = Math.hypot(was[0] - around[0], was[1] - around[1], was[2] - around[2]);
    if (toInk < toGround) return was;
    const [hue = 0, kind = 0, share = 0] =
      rows[Math.floor((y - rect.y) / grain)]?.[Math.floor((x - rect.x) / grain)] ?? [];
    return kind < 0.4 ? mixed(around, ink, 0.4 + 0.5 * share) : mixed(was, [hue, 255 - hue, (hue * 3) % 255], 0.7);
  });
}

const itemOf = (spec: AdSpec, id: string) =>
  spec.layers.flatMap((layer) => (layer.kind === "stack" ? layer.items : [])).find((item) => item.id === id);

/** The colour that lies behind a column of words, or the first one of the page. */
const groundOf = (spec: AdSpec, id: string): string => {
  const own = spec.layers.find((layer) => layer.kind === "stack" && layer.items.some((item) => item.id === id));
  const page = /#[0-9a-f]{6}/i.exec(spec.background)?.[0] ?? "#ffffff";
  return own?.kind === "stack" ? (own.ground ?? page) : page;
};

/** Each letter at fifteen hundredths of the way from its ground to its own colour. */
function fadedItem(spec: AdSpec, id: string): AdSpec | null {
  const item = itemOf(spec, id);
  if (item === undefined) return null;
  const colour = `color-mix(in srgb, ${item.colour} 15%, ${groundOf(spec, id)})`;
  return vary(spec, { kind: "recolour", id, colour });
}

export const roleSpoilings: readonly Spoiling[] = [
  {
    name: "brand-removed",
    what: "Brand painted out",
    expected: expected(["no_brand", "weak_brand"]),
    needs: ["brand"],
    apply: (ad) => Promise.resolve(without(ad, "brand")),
    redraw: (spec) => vary(spec, { kind: "remove", id: "brand" }),
  },
  {
    name: "brand-shrunk",
    what: "Brand at a third of its size",
    expected: expected(["weak_brand", "no_brand", "tiny_text"]),
    needs: ["brand"],
    apply: (ad) => shrunk(ad, "brand", 0.34),
    redraw: (spec) => vary(spec, { kind: "resize", id: "brand", factor: 0.34 }),
  },
  {
    name: "button-removed",
    what: "Call to action painted out",
    expected: expected(["no_cta"]),
    needs: ["cta"],
    apply: (ad) => Promise.resolve(without(ad, "cta")),
    redraw: (spec) => vary(spec, { kind: "remove", id: "cta" }),
  },
  {
    name: "button-hidden",
    what: "Call to action in the colour of its background",
    expected: expected(["weak_cta", "no_cta", "low_contrast"]),
    needs: ["cta"],
    apply: (ad) => Promise.resolve(veiled(ad, "cta", 0.15)),
    redraw: (spec) => {
      const faded = fadedItem(spec, "cta");
      return faded && vary(faded, { kind: "recolour", id: "cta", fill: groundOf(spec, "cta") });
    },
  },
  {
    name: "headline-removed",
    what: "Headline painted out",
    expected: expected(["unclear_message", "weak_hierarchy", "no_reason", "empty", "no_product"]),
    needs: ["headline"],
    apply: (ad) => Promise.resolve(without(ad, "headline")),
    redraw: (spec) => vary(spec, { kind: "remove", id: "headline" }),
  },
  {
    name: "headline-shrunk",
    what: "Headline at a third of its size",
    expected: expected(["tiny_text", "weak_hierarchy", "unclear_message"]),
    plants: ["weak_hierarchy"],
    needs: ["headline"],
    apply: (ad) => shrunk(ad, "headline", 0.34),
    redraw: (spec) => vary(spec, { kind: "resize", id: "headline", factor: 0.28 }),
  },
  {
    name: "headline-veiled",
    what: "Headline faded into its background",
    expected: expected(["low_contrast", "weak_hierarchy"]),
    plants: ["low_contrast"],
    needs: ["headline"],
    apply: (ad) => Promise.resolve(veiled(ad, "headline", 0.22)),
    redraw: (spec) => fadedItem(spec, "headline"),
  },
  {
    name: "busy-behind-headline",
    what: "Specks in many colours behind the headline",
    expected: expected(["text_over_busy", "low_contrast"]),
    plants: ["text_over_busy"],
    needs: ["headline"],
    apply: (ad) => Promise.resolve(speckled(ad, "headline")),
  },
];
