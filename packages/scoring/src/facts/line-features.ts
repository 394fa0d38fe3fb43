import { hasSecondPerson } from "../words/appeals.ts";
import { isCallToAction, isImperative } from "../words/call-to-action.ts";
import { isAdLabel, isGenericAction, looksLikeAddress } from "../words/copy-signs.ts";
import { isLegal } from "../words/legal.ts";
import { placeOf, rarityAt, UNKNOWN_RARITY } from "../words/lexicon.ts";
import { hasPrice, isOffer } from "../words/offer.ts";
import { squeezed, tokensOf, wordsOf } from "../words/words.ts";
import type { ReadLine } from "./blocks.ts";
import type { ButtonShape } from "./button-shape.ts";
import { inksApart } from "./inks-apart.ts";
import { isKnownBrand } from "./known-brand.ts";
import { gapBetween, type Laid } from "./lay-out.ts";

/** What the role model looks at in a line, in the order of its inputs. */
export const LINE_FEATURES = [
  "height",
  "heightOfTallest",
  "heightRank",
  "x",
  "y",
  "width",
  "right",
  "bottom",
  "aspect",
  "lines",
  "order",
  "words",
  "letters",
  "capitals",
  "titled",
  "digits",
  "price",
  "offer",
  "percent",
  "legal",
  "action",
  "imperative",
  "generic",
  "address",
  "phone",
  "adLabel",
  "known",
  "rarity",
  "ending",
  "mark",
  "you",
  "repeated",
  "button",
  "buttonFilled",
  "buttonRoom",
  "buttonApart",
  "ratio",
  "roughness",
  "confidence",
  "inkApart",
  "groundApart",
  "gapAbove",
  "gapBelow",
  "heightOfAbove",
  "heightOfBelow",
  "styleOfAbove",
  "styleOfBelow",
  "corner",
  "arrow",
  "wordsOfAll",
  "knownBrand",
] as const;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** How a line ends: 1 as a sentence does, 2 asking, 3 waiting for more, 0 otherwise. */
function endingOf(text: string): number {
  if (/[.!][”"’']?$/u.test(text)) return 1;
  if (/\?[”"’']?$/u.test(text)) return 2;
  return /[,:–—-]$|\b(?:and|or|the|of|to|for|with|your|a|an|in|on|is|at)$/iu.test(text) ? 3 : 0;
}

function wordFeatures(text: string): number[] {
  const words = wordsOf(text);
  const letters = text.match(/\p{L}/gu) ?? [];
  const long = text.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [];
  const places = words.map((w) => placeOf(w));
  const rarity = places.map((p) => (p < 0 ? UNKNOWN_RARITY : rarityAt(p)));
  return [
    tokensOf(text).length,
    letters.length,
    share(letters.filter((l) => /\p{Lu}/u.test(l)).length, letters.length),
    share(long.filter((w) => /^\p{Lu}.*\p{Ll}/u.test(w)).length, long.length),
    share((text.match(/\d/g) ?? []).length, Math.max(1, text.length)),
    Number(hasPrice(text)),
    Number(isOffer(text)),
    Number(/\d\s?%/.test(text)),
    Number(isLegal(text)),
    Number(isCallToAction(text)),
    Number(isImperative(text)),
    Number(isGenericAction(text)),
    Number(looksLikeAddress(text)),
    Number(/(?:\d[\s().-]?){7,}/.test(text)),
    Number(isAdLabel(text)),
    share(places.filter((p) => p >= 0).length, Math.max(1, words.length)),
    share(
      rarity.reduce((sum, r) => sum + r, 0),
      Math.max(1, words.length),
    ),
    endingOf(text),
    Number(/[®™©]/u.test(text)),
    Number(hasSecondPerson(text)),
  ];
}

const apart = (a: ReadLine["colour"], b: ReadLine["colour"]): number => (a && b ? inksApart(a, b) : -1);

/** Far corners are where exchanges put their marks. */
const cornerOf = ({ x, y, width, height }: ReadLine["box"]): number =>
  Math.min(Math.hypot(1 - x - width, y), Math.hypot(1 - x - width, 1 - y - height), Math.hypot(x, y));

function neighbourFeatures(line: ReadLine, laid: Laid, aspect: number): number[] {
  const { above, below } = laid;
  const gap = (other: ReadLine | null): number => (other ? gapBetween(line, other, aspect) : 9);
  const tall = (other: ReadLine | null): number => (other ? line.box.height / Math.max(1e-6, other.box.height) : 0);
  const style = (other: ReadLine | null): number => (other ? apart(line.colour, other.colour) : -2);
  return [gap(above), gap(below), tall(above), tall(below), style(above), style(below)];
}

export interface LineInput {
  line: ReadLine;
  laid: Laid;
  shape: ButtonShape | null;
}

/** Features of every line of an ad, each a row in the order of LINE_FEATURES. */
export function lineFeatures(inputs: readonly LineInput[], aspect: number): number[][] {
  const heights = inputs.map((i) => i.line.box.height);
  const tallest = Math.max(1e-6, ...heights);
  const ranked = heights.toSorted((p, q) => q - p);
  const all = inputs.map((i) => squeezed(i.line.text));
  const ground = inputs[0]?.line.background ?? null;
  const total = inputs.reduce((sum, i) => sum + tokensOf(i.line.text).length, 0);
  return inputs.map(({ line, laid, shape }, order) => {
    const { box, text } = line;
    const own = all[order] ?? "";
    const repeated = own.length < 3 ? 0 : all.filter((other, k) => k !== order && other.includes(own)).length;
    return [
      box.height * Math.min(1, 1 / Math.sqrt(aspect)),
      box.height / tallest,
      ranked.indexOf(box.height),
      box.x + box.width / 2,
      box.y + box.height / 2,
      box.width,
      1 - box.x - box.width,
      1 - box.y - box.height,
      aspect,
      inputs.length,
      share(order, Math.max(1, inputs.length - 1)),
      ...wordFeatures(text),
      repeated,
      Number(shape !== null),
      Number(shape?.kind === "filled"),
      shape ? shape.box.height / Math.max(1e-6, box.height) : 0,
      shape ? apart(shape.fill, shape.surround) : -1,
      line.ratio ?? 0,
      line.roughness,
      line.confidence,
      Math.max(-1, ...inputs.filter((o) => o.line !== line).map((o) => apart(line.colour, o.line.colour))),
      apart(line.background, ground),
      ...neighbourFeatures(line, laid, aspect),
      cornerOf(box),
      Number(/[>›»→▸►]\s*$/u.test(text)),
      total,
      Number(isKnownBrand(text)),
    ];
  });
}
