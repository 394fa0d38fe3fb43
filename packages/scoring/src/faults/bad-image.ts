import { DAMAGE_WORDS, damageShownAs } from "./damage.ts";
import type { Fault } from "./fault.ts";

/** Share of full sharpness from which on nobody would call the edges soft. */
const sharp = 0.9;

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
  looksAt: ["dull", "weakFigure", "fewTones", "blurred", "blocky", "looks_bad_image"],
  outright: (m) => damageShownAs("bad_image", m),
  paidElsewhere: true,
  looked: ({ damageKind, sharpness }) =>
    damageKind === null && sharpness !== null && sharpness >= sharp ? "No blur, noise or blocks were found." : "",
  reason: (m) => {
    if (m.damageKind !== null && damageShownAs("bad_image", m) > 0) return DAMAGE_WORDS[m.damageKind];
    return m.sharpness === null
      ? "The picture holds little detail."
      : `The edges in the picture reach ${Math.round(100 * m.sharpness)}% of full sharpness.`;
  },
  places: () => [],
  mend: "Use a sharp picture of the thing itself, at the size it is shown.",
};
