import {
  adSpecs,
  vary,
  type AdSpec,
  type BadgeLayer,
  type ButtonItem,
  type Change,
  type TextItem,
} from "../adgen/index.ts";
import type { ScoreName } from "@adjudge/scoring";

/** A change whose effect is known without asking anybody. */
export interface KnownChange {
  name: string;
  score: ScoreName;
  /** -1: the score must fall; 1: it must rise. */
  direction: 1 | -1;
  make: (spec: AdSpec) => Change[];
}

/** The share of ads in which a known change must move its score the right way. */
export const WANTED_SHARE = 0.95;
/** The share of ads whose scores must hold still under a change that means nothing. */
export const WANTED_STEADY = 0.98;

type Words = TextItem | ButtonItem | BadgeLayer;

const wordsOf = (spec: AdSpec): Words[] =>
  spec.layers.flatMap((layer): Words[] =>
    layer.kind === "stack" ? layer.items : layer.kind === "badge" ? [layer] : [],
  );

function itemOf(spec: AdSpec, id: string): Words {
  const found = wordsOf(spec).find((item) => item.id === id);
  if (found === undefined) throw new Error(`${spec.id} has no ${id}`);
  return found;
}

function groundOf(spec: AdSpec, id: string): string {
  for (const layer of spec.layers) {
    if (layer.kind !== "stack") continue;
    const item = layer.items.find((one) => one.id === id);
    if (item) return item.kind === "button" && item.fill !== null ? item.fill : (layer.ground ?? firstColour(spec));
  }
  return firstColour(spec);
}

/** The colour a ground starts with: half of the templates have a gradient for it. */
function firstColour(spec: AdSpec): string {
  const [hex] = /#[0-9a-f]{6}/i.exec(spec.background) ?? [];
  if (hex === undefined) throw new Error(`${spec.id} has no colour in its ground ${spec.background}`);
  return hex;
}

/** Mix of two hex colours in encoded values. */
function mix(from: string, to: string, share: number): string {
  const bytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [a, b] = [bytes(from), bytes(to)];
  return `#${a
    .map((v, i) =>
      Math.round(v * (1 - share) + (b[i] ?? 0) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const fade =
  (id: string) =>
  (spec: AdSpec): Change[] => [
    { kind: "recolour", id, colour: mix(itemOf(spec, id).colour, groundOf(spec, id), 0.75) },
  ];

const LONG =
  " that everyone in the house will be happy to use every single day of the week, all through the long and busy year ahead";

export const WORSENINGS: readonly KnownChange[] = [
  { name: "headline fades into its ground", score: "contrast", direction: -1, make: fade("headline") },
  { name: "body fades into its ground", score: "contrast", direction: -1, make: fade("body") },
  { name: "button text fades into the button", score: "contrast", direction: -1, make: fade("cta") },
  {
    name: "whole picture blurred",
    score: "contrast",
    direction: -1,
    make: () => [{ kind: "effects", effects: { blur: 4 } }],
  },
  {
    name: "picture of too few pixels",
    score: "contrast",
    direction: -1,
    make: () => [{ kind: "effects", effects: { lowResolution: 0.25 } }],
  },
  {
    name: "file of a quarter of the size",
    score: "contrast",
    direction: -1,
    make: () => [{ kind: "effects", effects: { scale: 0.25 } }],
  },
  { name: "clutter strewn over it", score: "contrast", direction: -1, make: () => [{ kind: "clutter", amount: 90 }] },
  {
    name: "body set at half the size",
    score: "contrast",
    direction: -1,
    make: () => [{ kind: "resize", id: "body", factor: 0.5 }],
  },
  { name: "button removed", score: "copy_engagement", direction: -1, make: () => [{ kind: "remove", id: "cta" }] },
  {
    name: "button at half the size",
    score: "copy_engagement",
    direction: -1,
    make: () => [{ kind: "resize", id: "cta", factor: 0.5 }],
  },
  {
    name: 'button says "Click here"',
    score: "copy_engagement",
    direction: -1,
    make: () => [{ kind: "rewrite", id: "cta", text: "Click here" }],
  },
  {
    name: "copy made three times as long",
    score: "copy_engagement",
    direction: -1,
    make: (spec) => [{ kind: "rewrite", id: "body", text: itemOf(spec, "body").text + LONG }],
  },
  {
    name: "headline turned into a teaser",
    score: "copy_engagement",
    direction: -1,
    make: () => [{ kind: "rewrite", id: "headline", text: "You won’t believe these 7 secrets" }],
  },
  { name: "brand removed", score: "recall", direction: -1, make: () => [{ kind: "remove", id: "brand" }] },
];

export const STABLE: readonly { name: string; make: () => Change[] }[] = [
  { name: "re-saved at quality 92", make: () => [{ kind: "effects", effects: { jpegQuality: 92 } }] },
  { name: "resized to 90 %", make: () => [{ kind: "effects", effects: { scale: 0.9 } }] },
  { name: "resized to 110 %", make: () => [{ kind: "effects", effects: { scale: 1.1 } }] },
  { name: "shifted by a few pixels", make: () => [{ kind: "effects", effects: { shift: { x: 4, y: 3 } } }] },
];

/** Forty ads, evenly taken from all templates. */
const fortyAds = (): AdSpec[] => adSpecs().slice(0, 40);

/** All forty take longer than the other tests together: the gate takes three, each of another layout. */
export const knownAds = (): AdSpec[] =>
  fortyAds().filter((_spec, i) => process.env["TEST_ALL"] === "1" || i % 20 === 0);

export const changedAds = (specs: readonly AdSpec[], make: (spec: AdSpec) => Change[]): AdSpec[] =>
  specs.map((spec) => vary(spec, ...make(spec)));
