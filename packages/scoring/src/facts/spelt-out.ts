import { placeOf } from "../words/lexicon.ts";
import { squeezed } from "../words/words.ts";
import type { BrandCandidate } from "./brand-candidates.ts";
import { offBy } from "./named-brand.ts";

/** A name shorter than this begins many other words. */
const enoughLetters = 5;
/** Share of an address that the name must make up: "northmillbakery" is Northmill Bakery's, not Northmill's. */
const mostOfIt = 0.6;

/** A line that goes on longer than this goes on with something else. */
const mostBeyond = 2;

/** Numbers at the end of a handle tell it from others of that name. */
const bareHandle = (name: string): string => squeezed(name).replace(/\d+$/u, "");

/** An address in small print is misread sooner than the name in large: two spellings of so many letters, so alike, are of one name. */
const enoughToDoubt = 10;
const misread = 0.25;

/** An address has no sign for "&", and many begin with "the" where the name does not. */
const waysToWrite = (handle: string): string[] =>
  [
    handle,
    ...(handle.includes("and") ? [handle.replace("and", "")] : []),
    ...(handle.startsWith("the") ? [handle.slice(3)] : []),
  ].filter((way) => way.length >= enoughLetters);

/** How well the words fit what the address runs together: all of it, more in one line, most of it; 0 where they do not. */
function fitOf(handle: string, { text, source }: BrandCandidate): number {
  const words = squeezed(text);
  // Another address spells nothing out.
  if (words.length < enoughLetters || /[@./:\d]/u.test(text)) return 0;
  if (words === handle) return 3;
  if (handle.length >= enoughToDoubt && /\s/u.test(text) && offBy(words, handle) <= misread) return 2;
  if (words.startsWith(handle))
    return source === "line" && /\s/u.test(text) && words.length <= mostBeyond * handle.length ? 2 : 0;
  return handle.startsWith(words) && words.length >= mostOfIt * handle.length ? 1 : 0;
}

/** Where an address was chosen and the ad also spells its name out, that is how the advertiser writes it. */
export function speltOut(found: BrandCandidate, candidates: readonly BrandCandidate[]): BrandCandidate {
  const handle = bareHandle(found.text);
  if (found.source !== "address" || handle.length < enoughLetters) return found;
  const [best] = candidates
    .filter(({ source }) => source !== "address" && source !== "inside")
    .map((candidate) => ({ candidate, fit: Math.max(...waysToWrite(handle).map((way) => fitOf(way, candidate))) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((p, q) => q.fit - p.fit || squeezed(q.candidate.text).length - squeezed(p.candidate.text).length);
  return best?.candidate ?? found;
}

/** A fragment shorter than this ends or begins too many words. */
const fragmentFrom = 4;
/** Share of the word that was read at least. */
const mostRead = 0.6;

/** A name read in part ("neken" on a bottle) where the ad also shows it whole: it is that word, at the place where it was found. */
export function madeWhole(found: BrandCandidate, lines: readonly { text: string }[]): BrandCandidate {
  const part = found.text.toLowerCase();
  if (part.length < fragmentFrom || !/^\p{L}+$/u.test(part) || placeOf(part) >= 0) return found;
  const whole = lines
    .flatMap(({ text }) => text.match(/\p{L}+/gu) ?? [])
    .find((word) => {
      const name = word.toLowerCase();
      const isPart = name.startsWith(part) ? name !== `${part}s` : name.endsWith(part);
      return name !== part && isPart && /^\p{Lu}/u.test(word) && part.length >= mostRead * name.length;
    });
  return whole === undefined ? found : { ...found, text: whole };
}
