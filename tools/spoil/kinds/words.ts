import { vary, type AdSpec, type Change } from "../../adgen/index.ts";
import { lettered } from "../lettering.ts";
import { groundAround, inkIn, luma, medianColour, colourAt, rectOf, repainted } from "../paint.ts";
import { expected, type AdToSpoil, type Expected, type Picture, type Spoiling } from "../spoiling.ts";
import { placeOf, without } from "./roles.ts";

/** Other words where the headline stood, in its colour and about its size. */
export async function withHeadline(ad: AdToSpoil, words: string): Promise<Picture> {
  const rect = rectOf(ad.picture, placeOf(ad, "headline"));
  const ink = inkIn(ad.picture, rect, groundAround(ad.picture, rectOf(ad.picture, placeOf(ad, "headline"), 0.015)));
  return lettered(without(ad, "headline"), rect, words, ink);
}

/** Two neighbouring letters of every longer word change places, and one vowel is dropped. */
export const misspelt = (text: string): string =>
  text
    .split(" ")
    .map((word) => {
      const middle = Math.floor(word.length / 2);
      if (!/^\p{L}{4,}/u.test(word)) return word;
      return `${word.slice(0, middle - 1)}${word[middle] ?? ""}${word[middle - 1] ?? ""}${word.slice(middle + 1).replace(/[aeiou]/i, "")}`;
    })
    .join(" ");

/** As many letters as the text has, from the row of keys a hand falls on. */
export function gibberish(text: string, random: () => number): string {
  const keys = "asdfghjklqwrtzxcvbnmp";
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const key = keys[Math.floor(random() * keys.length)] ?? "x";
    return letter === letter.toUpperCase() ? key.toUpperCase() : key;
  });
}

const lorem =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore";

/** So much of the filler text as the headline has letters, in whole words. */
const loremFor = (text: string): string => {
  const words = lorem.split(" ");
  const count = words.findIndex((_, i) => words.slice(0, i + 1).join(" ").length >= text.length);
  return words.slice(0, Math.max(3, count + 1)).join(" ");
};

/** A flat field in the colour most of it has, with other words on it: a button keeps its shape about. */
async function relabelled(ad: AdToSpoil, picture: Picture, name: "brand" | "cta", words: string): Promise<Picture> {
  if (ad.places[name] === null) return picture;
  const rect = rectOf(picture, ad.places[name]);
  const inside = Array.from({ length: 400 }, () =>
    colourAt(picture, Math.floor(rect.x + ad.random() * rect.width), Math.floor(rect.y + ad.random() * rect.height)),
  );
  const ground = medianColour(inside);
  const flat = repainted(picture, rect, () => ground);
  const inner = { x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 };
  return lettered(flat, inner, words, luma(ground) > 128 ? [20, 20, 20] : [255, 255, 255]);
}

async function placeholders(ad: AdToSpoil): Promise<Picture> {
  const headline = await withHeadline(ad, "Headline goes here");
  const brand = await relabelled(ad, headline, "brand", "YOUR LOGO");
  return relabelled(ad, brand, "cta", "Button");
}

const rewritten =
  (words: (headline: string) => string, ...more: Change[]) =>
  (spec: AdSpec): AdSpec | null => {
    const item = spec.layers
      .flatMap((layer) => (layer.kind === "stack" ? layer.items : []))
      .find((one) => one.id === "headline");
    if (item === undefined) return null;
    return vary(spec, { kind: "rewrite", id: "headline", text: words(item.text) }, ...more);
  };

const headlineKind = (
  name: string,
  what: string,
  shows: Expected,
  words: (headline: string, random: () => number) => string,
): Spoiling => ({
  name,
  what,
  expected: shows,
  needs: ["headline"],
  apply: (ad) => withHeadline(ad, words(ad.headline, ad.random)),
  redraw: rewritten((headline) => {
    // Generated ads are kept by what is drawn on them: the same letters each time.
    let state = headline.length;
    return words(headline, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state / 2147483648;
    });
  }),
});

export const wordSpoilings: readonly Spoiling[] = [
  headlineKind(
    "gibberish",
    "Headline of random letters",
    expected(["typos", "unclear_message", "hard_words"], ["gibberish"]),
    gibberish,
  ),
  headlineKind(
    "lorem-ipsum",
    "Headline of filler Latin",
    expected(["unclear_message"], ["placeholder", "gibberish"]),
    loremFor,
  ),
  {
    name: "placeholder",
    what: "“Headline goes here”, “YOUR LOGO”, “Button”",
    expected: expected(["no_brand", "unclear_message", "no_reason"], ["placeholder"]),
    needs: ["headline"],
    apply: placeholders,
    redraw: rewritten(
      () => "Headline goes here",
      { kind: "rewrite", id: "brand", text: "YOUR LOGO" },
      { kind: "rewrite", id: "cta", text: "Button" },
      { kind: "rewrite", id: "body", text: "Your text here" },
    ),
  },
  headlineKind("misspelt", "Headline misspelt in every longer word", expected(["typos"], ["gibberish"]), misspelt),
  headlineKind(
    "teaser",
    "Headline that withholds the point",
    expected(["teaser"]),
    () => "You won’t believe what happened next",
  ),
  headlineKind(
    "jargon",
    "Headline of hard words",
    expected(["hard_words", "unclear_message"]),
    () => "Heterogeneous modularisation paradigms operationalised",
  ),
  headlineKind(
    "vile",
    "Headline that threatens",
    expected(["policy_risk"], [], ["cruelty", "crime", "policy_risk"]),
    () => "We hurt your children and laugh",
  ),
];
