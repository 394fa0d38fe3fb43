import type { Box } from "../types.ts";
import { isCallToAction } from "../words/call-to-action.ts";
import { lettersApart } from "../words/letters-apart.ts";
import { strangeness } from "../words/letter-triples.ts";
import { placeOf, rarityAt, UNKNOWN_RARITY } from "../words/lexicon.ts";
import { isOffer } from "../words/offer.ts";
import { squeezed, wordsOf } from "../words/words.ts";
import { BRAND_SOURCES, type BrandCandidate } from "./brand-candidates.ts";
import { inksApart } from "./inks-apart.ts";
import { isKnownBrand } from "./known-brand.ts";
import { gapBetween } from "./lay-out.ts";
import { LINE_ROLES } from "./line-roles.ts";
import { mean } from "./mean.ts";
import { nameInAddress } from "./names-in-text.ts";
import { nameChances } from "./name-chances.ts";
import type { SeenLine, SeenLines } from "./seen-lines.ts";

const edgeOf = ({ x, y, width, height }: Box): number => Math.min(x, y, 1 - x - width, 1 - y - height);

const apart = (a: SeenLine["colour"], b: SeenLine["colour"]): number => (a && b ? inksApart(a, b) : 0);

/** The same name misread, or seen in part: a fifth of the letters may differ. */
const isNearly = (a: string, b: string): boolean =>
  a.length >= 3 && Math.abs(a.length - b.length) <= a.length / 5 && lettersApart(a, b) <= a.length / 5;

/** How the name's words look: in the lists or not, how rare, how strange their letters. */
function wordFeatures(text: string): number[] {
  const words = wordsOf(text);
  const rarity = words.map((w) => {
    const place = placeOf(w);
    return place < 0 ? UNKNOWN_RARITY : rarityAt(place);
  });
  return [
    words.length,
    words.length === 0 ? 0 : words.filter((w) => placeOf(w) >= 0).length / words.length,
    mean(rarity),
    Math.min(9, ...rarity),
    Math.max(0, ...words.map(strangeness)),
    Number(/^\p{Lu}/u.test(text)),
    Number(text === text.toUpperCase()),
    Number(text.split(/\s+/u).every((w) => /^[\p{Lu}\d&]/u.test(w))),
    Number(/\p{Ll}\p{Lu}/u.test(text)),
    Number(/\d/.test(text)),
    Number(/[!?%.,:]$/u.test(text)),
    Number(isCallToAction(text)),
    Number(isOffer(text)),
    Number(isKnownBrand(text)),
    Number(words.some((w) => w.length >= 4 && isKnownBrand(w))),
  ];
}

/** Where else in the ad the name stands: whole, misread, in part, in an address. */
function echoes(own: string, others: readonly SeenLine[], all: readonly SeenLine[]): number[] {
  const texts = others.map((o) => squeezed(o.rawText));
  const addresses = all.flatMap((l) => nameInAddress(l.rawText) ?? []).map(squeezed);
  const long = own.length >= 3;
  return [
    texts.filter((t) => long && t.includes(own)).length,
    others.filter((o) => isNearly(own, squeezed(o.text))).length,
    // Part of a longer name that stands alone elsewhere.
    texts.filter((t) => long && t !== own && t.length <= 2 * own.length && t.includes(own)).length,
    texts.filter((t) => t.length >= 3 && t !== own && own.includes(t)).length,
    Number(addresses.some((a) => a === own || (own.length >= 4 && a.includes(own)))),
    Number(addresses.some((a) => a.length >= 4 && a !== own && own.includes(a))),
  ];
}

/** How the name's lines are set: even among themselves, unlike the rest. */
function setting(lines: readonly SeenLine[], others: readonly SeenLine[], aspect: number): number[] {
  const heights = lines.map((l) => l.box.height);
  const [first] = lines;
  return [
    lines.length,
    Math.min(...heights) / Math.max(1e-6, ...heights),
    Math.max(0, ...lines.map((l) => apart(l.colour, first?.colour ?? null))),
    Math.max(0, ...lines.slice(1).map((l, i) => gapBetween(l, lines[i] ?? l, aspect))),
    Math.min(1, ...others.map((o) => apart(o.colour, first?.colour ?? null))),
    Math.min(1, ...others.map((o) => apart(o.background, first?.background ?? null))),
    Math.min(9, ...others.map((o) => Math.min(...lines.map((l) => gapBetween(l, o, aspect))))),
  ];
}

/** What tells a name from other words; `chances` are the line model's, `headline` the places of the headline's lines. */
export function brandFeatures(
  candidate: BrandCandidate,
  seen: SeenLines,
  chances: readonly (readonly number[])[],
  headline: ReadonlySet<number>,
  aspect: number,
): number[] {
  const own = squeezed(candidate.text);
  const lines = candidate.lines.flatMap((i) => seen.lines[i] ?? []);
  const others = seen.lines.filter((_, i) => !candidate.lines.includes(i));
  const tallest = Math.max(1e-6, ...seen.lines.map((l) => l.box.height));
  const whole = squeezed(lines.map((l) => l.text).join(""));
  const brandAt = LINE_ROLES.indexOf("brand");
  const ofBrand = seen.lines.map((_, i) => chances[i]?.[brandAt] ?? 0);
  const best = Math.max(...candidate.lines.map((i) => ofBrand[i] ?? 0));
  const { box } = candidate;
  return [
    ...BRAND_SOURCES.map((s) => Number(candidate.source === s)),
    ...LINE_ROLES.map((_, k) => Math.max(...candidate.lines.map((i) => chances[i]?.[k] ?? 0))),
    mean(candidate.lines.map((i) => ofBrand[i] ?? 0)),
    Math.min(...candidate.lines.map((i) => ofBrand[i] ?? 0)),
    Math.max(0, ...ofBrand.filter((_, i) => !candidate.lines.includes(i))),
    ofBrand.filter((p) => p > best).length,
    own.length,
    ...wordFeatures(candidate.text),
    ...echoes(own, others, seen.lines),
    own.length / Math.max(1, whole.length),
    Number(lines.some((l) => /[®™]/u.test(l.text))),
    Math.max(...lines.map((l) => l.box.height)) / tallest,
    box.x + box.width / 2,
    box.y + box.height / 2,
    box.width * box.height,
    edgeOf(box),
    ...setting(lines, others, aspect),
    Math.min(...candidate.lines) / Math.max(1, seen.lines.length - 1),
    seen.lines.length,
    Number(candidate.lines.some((i) => headline.has(i))),
    Number(lines.some((l) => l.shape !== null)),
    Math.min(...lines.map((l) => l.confidence)),
    aspect,
    ...nameChances(candidate, seen, ofBrand),
  ];
}
