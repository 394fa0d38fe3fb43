import type { Box } from "../picture.ts";

export const percent = (v: number): string => (v > 0 && v < 0.005 ? "less than 1%" : `${Math.round(v * 100)}%`);

/** As the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const round = (v: number, digits: number): number => Math.round(v * 10 ** digits) / 10 ** digits;

/** "the headline", "the headline and the brand", "the headline, the offer and the brand". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** "1 word", "2 words". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const label = "(?:sponsored\\p{L}?|promoted|presented|paid\\s+(?:post|program|content))(?:\\s+by)?";
/** A bar between a name and its label is often read as a letter: "Acme I Sponsored". */
const labelAfter = new RegExp(`\\s+(?:[|Il1•·-]\\s*)?\\b${label}\\b.*$`, "giu");
const labelBefore = new RegExp(
  `\\b(?:${label}|(?:ads?|advert|story|content)\\s+(?:by|from)|source(?=:))(?![\\p{L}\\p{N}])`,
  "giu",
);

/** A sender's name without what a page or a sentence puts around it: "Sponsored | Acme", "Ad by Acme", "+Acme", "Acme." */
export const bareName = (text: string): string =>
  text
    .replace(labelAfter, "")
    .replace(labelBefore, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?'’"”]+$/gu, "")
    .trim();

const mostLetters = 40;

/** A quotation short enough for one row, cut between words. */
export function short(text: string): string {
  // By characters: half an emoji is no text, and PostgreSQL refuses to store it.
  const letters = Array.from(text);
  if (letters.length <= mostLetters) return text;
  const cut = letters.slice(0, mostLetters - 1);
  const end = cut.lastIndexOf(" ");
  const kept = cut.slice(0, end > mostLetters / 2 ? end : -1).join("");
  return `${kept.replace(/[\s,;:.–—-]+$/u, "")}…`;
}

/** Words set side by side over and over ("APPLY @ ACME.COM APPLY @ ACME.COM") say it once; "New York, New York" stays. */
export const saidOnce = (text: string): string => text.replaceAll(/(?<!\S)(\S+(?: \S+){2,11}?)(?: \1)+(?!\S)/gu, "$1");

/** The ad's own words in quotation marks, without the arrow that a button ends in or the comma of a broken sentence. */
export const quoted = (text: string): string => `“${short(saidOnce(text.replace(/\s*[>»›→,;:]+\s*$/u, "")))}”`;

/** A sentence that ends in words of the ad: their own full stop is enough. */
export const oneStop = (sentence: string): string => sentence.replaceAll(/([.!?…])”\./gu, "$1”");

const lowEdge = 1 / 3;
const highEdge = 2 / 3;

/** Where something stands, as one would say it: "at the top left", "in the middle". */
export function whereabouts({ x, y, width, height }: Box): string {
  const across = x + width / 2;
  const down = y + height / 2;
  const side = across < lowEdge ? "left" : across > highEdge ? "right" : "";
  if (down >= lowEdge && down <= highEdge) return side === "" ? "in the middle" : `on the ${side}`;
  return `at the ${down < lowEdge ? "top" : "bottom"}${side === "" ? "" : ` ${side}`}`;
}

/** Below this the words may be misread, and an owner would not know them as theirs. */
const surelyRead = 0.9;

export const isSurelyRead = (confidence: number): boolean => confidence >= surelyRead;
