import type { DamageKind } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";

export const DAMAGE_WORDS: Record<DamageKind, string> = {
  blurred: "The picture is blurred: even its sharpest edges are soft.",
  pixelated: "The picture is made of visible squares.",
  shuffled: "The picture breaks off along straight seams, as if its parts had changed places.",
  repeated: "The picture repeats itself.",
  noisy: "Noise lies over the whole picture.",
  overpacked: "The file is compressed so hard that its blocks of eight pixels show.",
  faded: "The picture is washed out: its darkest and lightest parts lie close together.",
  dark: "The picture is so dark that its parts run together.",
  blown: "The picture is over-exposed: its light parts have run into one another.",
  tinted: "One colour lies over the whole picture like a filter.",
  posterised: "The picture is reduced to a handful of tones.",
  strewn: "Shapes or words that do not belong to it lie across the picture.",
  shrunk: "The ad fills only a part of the picture; the rest is a bare field.",
};

export const badImage: Fault = {
  code: "bad_image",
  score: "contrast",
  topic: "Quality of the picture",
  label: "A poor picture",
  phrase: "a poor picture",
  works: "The picture is crisp",
  grade: "B",
  sources: "Immerkaer 1996 (noise); Wang, Sheikh, Bovik 2002 (blocking); Ke, Tang, Jing 2006; labelled ads",
  seen: true,
  looksAt: ["dull", "weakFigure", "fewTones", "blurred", "blocky"],
  outright: (m) => m.damage,
  paidElsewhere: true,
  reason: (m) => {
    if (m.damageKind !== null) return DAMAGE_WORDS[m.damageKind];
    return m.sharpness === null
      ? "The picture holds little detail."
      : `The edges in the picture reach ${Math.round(100 * m.sharpness)}% of full sharpness.`;
  },
  places: () => [],
  mend: "Use a sharp picture of the thing itself, at the size it is shown.",
};
