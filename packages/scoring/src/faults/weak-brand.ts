import { bareName, isSurelyRead, percent, quoted, round } from "../words/wording.ts";
import { squeezed } from "../words/words.ts";
import type { Measures } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";
import { featuresOf } from "./features.ts";
import { blocksWith } from "./features/shown.ts";

/** From this share of the predicted attention on a brand is noticed. */
export const BRAND_SHARE = 0.04;

/** In what way the brand fails to be noticed; judged on the whole percent that is shown. */
export function brandWeakness(m: Measures): "unread" | "in_text" | "unseen" | "plain" {
  if (!m.brand) return "unread";
  if (Math.round(100 * m.brand.attention) < 100 * BRAND_SHARE) return m.brand.apart ? "unseen" : "in_text";
  return "plain";
}

/** The same letters in whole words of another line, or null: spaces of a logo are often misread. */
function speltElsewhere({ blocks, brand }: Measures): string | null {
  const name = squeezed(bareName(brand?.text ?? ""));
  if (name.length < 4) return null;
  for (const { text, role, confidence } of blocks) {
    const words = role === "brand" || !isSurelyRead(confidence) ? [] : text.split(/\s+/u);
    for (const from of words.keys())
      for (let to = from + 1; to <= words.length; to += 1) {
        const spelt = words.slice(from, to).join(" ");
        if (squeezed(spelt) === name) return bareName(spelt);
      }
  }
  return null;
}

export const isSpeltElsewhere = (m: Measures): boolean => speltElsewhere(m) !== null;

/** The brand's name as a reader would say it: "envato tuts" was read "envatotu ts" in the logo, and right in the headline. */
export function brandName(m: Measures): string {
  const name = bareName(m.brand?.text ?? "") || (m.brand?.text ?? "");
  const elsewhere = /\s/u.test(name) ? speltElsewhere(m) : null;
  return elsewhere ?? name;
}

/** The same in a sentence, with a doubt where there is one. */
export const brandPhrase = (m: Measures): string =>
  m.unsure.includes("brand") ? `${quoted(brandName(m))}, which may be the brand name,` : quoted(brandName(m));

/** By its letters, in whole words over all lines of the headline: "NewYork Bakers" may stand in two, "Art" is not in "start". */
export function isInHeadline(m: Measures): boolean {
  const name = squeezed(brandName(m));
  if (m.brand?.apart !== false || name === "") return false;
  const words = blocksWith(m, "headline")
    .flatMap((b) => b.text.split(/\s+/u))
    .map(squeezed);
  return words.some((_, from) => words.some((_end, to) => to >= from && words.slice(from, to + 1).join("") === name));
}

/** Where a name that is not set apart stands: as or in the headline it may be the largest words of all. */
export const brandWithin = (m: Measures): string =>
  isInHeadline(m)
    ? `${brandPhrase(m)} stands in the headline and not apart from it.`
    : `${brandPhrase(m)} appears only within the text.`;

function reasonOf(m: Measures): string {
  const name = quoted(brandName(m));
  const share = round(100 * (m.brand?.attention ?? 0), 1);
  switch (brandWeakness(m)) {
    case "unread":
      return "No brand name could be read.";
    case "in_text":
      return brandWithin(m);
    case "unseen":
      return `${name} draws only ${share}% of the predicted attention.`;
    case "plain":
      return featuresOf(m).brandLikeText === 1
        ? `${name} is set like the rest of the text.`
        : `${name} is easy to overlook.`;
  }
}

export const weakBrand: Fault = {
  code: "weak_brand",
  score: "recall",
  topic: "How visible the brand is",
  label: "The brand is hardly noticed",
  phrase: "a brand that is hardly noticed",
  works: "The brand is shown",
  grade: "A",
  sources: "Pieters & Wedel 2004, brand attention and memory; labelled ads",
  seen: true,
  looksAt: [
    "brandUnseen",
    "brandSmall",
    "brandLittle",
    "brandFaint",
    "brandLikeText",
    "defaultType",
    "brandAbsent",
    "oneLevel",
    "brandInText",
    "brandPlain",
    "looks_weak_brand",
  ],
  // An ad that shows no name has no weak one: that is another fault.
  about: "brand",
  possible: (m) => m.brand !== null,
  looked: (m) => (m.brand ? `${brandPhrase(m)} draws ${percent(m.brand.attention)} of the predicted attention.` : ""),
  reason: reasonOf,
  places: (m) => (m.brand?.box ? [m.brand.box] : []),
  mend: "Show the brand as a logo, larger, where the eye goes.",
};
