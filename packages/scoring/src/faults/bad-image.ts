import type { DamageKind } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";

export const DAMAGE_WORDS: Record<DamageKind, string> = {
  blurred: "The picture is blurred: even its sharpest edges are soft.",
  pixelated: "The picture is made of visible squares.",
  shuffled: "The picture breaks off along straight seams, as if its parts had changed places.",
  repeated: "The picture repeats itself.",
  noisy: "Noise lies over the whole picture.",
  overpacked: "The file is compressed so hard that its blocks of eight pixels show.",
};

export const badImage: Fault = {
  code: "bad_image",
  score: "contrast",
  topic: "Quality of the picture",
  label: "A poor picture",
  works: "The picture is crisp",
  grade: "B",
  sources: "Immerkaer 1996 (noise); Wang, Sheikh, Bovik 2002 (blocking); Ke, Tang, Jing 2006; labelled ads",
  seen: true,
  looksAt: ["dull", "weakFigure", "fewTones", "blurred", "blocky"],
  outright: (m) => m.damage,
  reason: (m) => {
    if (m.damageKind !== null) return DAMAGE_WORDS[m.damageKind];
    return m.sharpness === null
      ? "The picture holds little detail."
      : `The edges in the picture reach ${Math.round(100 * m.sharpness)} % of full sharpness.`;
  },
  places: () => [],
  mend: "Use a sharp picture of the thing itself, at the size it is shown.",
};
