import type { DamageKind, Measures } from "../facts/seen.ts";
import type { FaultCode } from "../types.ts";

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
  tilted: "The whole picture is tilted.",
  waved: "The picture is bent in waves.",
  lined: "Stripes lie over the whole picture, as on an old screen.",
  doubled: "The picture is seen double: a second one, or its own colours, stand beside it.",
  half_faded: "A part of the picture fades away.",
  barred: "Bars, blots or tears lie across the picture.",
  sharpened: "The picture is sharpened so hard that its edges have halos.",
  vignetted: "The picture grows dark towards its edges.",
  warped: "The picture is seen askew, like a photograph of a page.",
};

/** A picture under stickers is a cluttered one and an ad in the corner of a bare field an empty one; all else is a poor picture. */
export const damageFault = (kind: DamageKind): FaultCode => {
  if (kind === "strewn") return "clutter";
  return kind === "shrunk" ? "empty" : "bad_image";
};

/** How surely damage shows this fault: 0 where there is none, or where it is told as another fault. */
export const damageShownAs = (code: FaultCode, m: Measures): number =>
  m.damageKind !== null && damageFault(m.damageKind) === code ? m.damage : 0;
