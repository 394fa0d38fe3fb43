import { isUnspaced, squeezed, tokensOf } from "../words/words.ts";
import { isButtonPhrase } from "../words/call-to-action.ts";
import { isPlainDeal } from "../words/offer.ts";
import { isUnfinished } from "../words/unfinished.ts";
import { isPublisherLabel, isPublisherMark, payersOf } from "../words/publisher-label.ts";
import type { Box } from "../types.ts";
import { unionOf } from "./blocks.ts";
import { gapBetween } from "./lay-out.ts";
import { isSharedHost, nameInAddress, namesInside } from "./names-in-text.ts";
import type { SeenLine, SeenLines } from "./seen-lines.ts";

export const BRAND_SOURCES = ["line", "raw", "pair", "address", "inside", "payer", "stack"] as const;

export type BrandSource = (typeof BRAND_SOURCES)[number];

export interface BrandCandidate {
  text: string;
  box: Box;
  /** Places in `SeenLines.lines`. */
  lines: number[];
  source: BrandSource;
}

/** A name is at most this long, in words. */
const longest = 5;
/** Words of one name stand closer than this, in line heights. */
const close = 0.8;

const wordCount = ({ text }: SeenLine): number =>
  isUnspaced(text) ? tokensOf(text).length : text.split(/\s+/u).length;

const goesBefore = (line: SeenLine, other: SeenLine): boolean =>
  line.box.y < other.box.y || (Math.abs(line.box.y - other.box.y) < line.box.height / 2 && line.box.x < other.box.x);

/** An address and nothing else: its name is the candidate, not "www" and the ending with it. */
const isBareAddress = (text: string): boolean => !/\s/u.test(text.trim()) && nameInAddress(text) !== null;

/** A button's label in two words and more: single ones ("Next", "Discover") are names as well. */
const isRequest = (text: string): boolean => /\s/u.test(text) && isButtonPhrase(text);

const MONEY =
  /^(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|RUB|UAH|INR|PKR|BDT|LKR|NPR|IDR|MYR|SGD|PHP|THB|VND|CNY|RMB|JPY|KRW|AED|SAR|QAR|EGP|ZAR|NGN|GHS|KES|UGX|TZS|RWF|ETB|XAF|XOF|FCFA|MXN|BRL|ARS|COP|CLP|PEN|Rs\.?|RM|Rp)\s?\d+(?:[.,]\d+)*$/u;

/** No name stops in the middle of a phrase ("Lattes from"), is a rate ("0% fees"), holds a price or sends to the conditions. */
const isNoName = (text: string): boolean =>
  (/\s/u.test(text) && isUnfinished(text)) ||
  /^\d+(?:[.,]\d+)?\s?%/u.test(text) ||
  /[$€£¥]\s?\d/u.test(text) ||
  // Money by its code ("KES 10"), a shout, the beginning of a sentence.
  MONEY.test(text) ||
  /[!?]{2,}$|,$/u.test(text) ||
  /^t\s?&\s?cs?\b/iu.test(text) ||
  // A deal from its first word on: "Half-Price Books" is a shop.
  (/^(?:\d|save\b|buy\b|up to\b|[-–])/iu.test(text) && isPlainDeal(text)) ||
  /^(?:the|an?|and|or|of|for|by|from|with|our|your|only|just|sale)$/iu.test(text) ||
  // A sentence begins: "Our SEO website / review will tell you".
  /^(?:our|your)\s/iu.test(text) ||
  // It came with the layout.
  /^@?your ?(?:website|brand|company|business|name|logo|handle|shop|store|page)$/iu.test(text);

/** "Use code SAVE20": what is typed in at the till. */
const CODE =
  /\b(?:(?:use|enter|with|promo|discount|coupon|voucher|offer)\s+codes?|code\s*:)\s*:?\s*[“"'‘]?([\p{L}\d]*\d[\p{L}\d]*)/giu;

function codesIn({ lines }: SeenLines): Set<string> {
  const text = lines.map((line) => line.text).join(" ");
  return new Set(Array.from(text.matchAll(CODE), ([, code = ""]) => squeezed(code)));
}

/** Two or three lines set close together whose words could be one name. */
function stacks(seen: SeenLines, aspect: number, isFree: (line: SeenLine) => boolean): number[][] {
  const free = seen.lines.map(isFree);
  const next = seen.lines.map((line, i) =>
    seen.lines.flatMap((other, k) =>
      other !== line &&
      free[i] === true &&
      free[k] === true &&
      goesBefore(line, other) &&
      gapBetween(line, other, aspect) < close
        ? [k]
        : [],
    ),
  );
  const words = (places: number[]): number =>
    places.reduce((sum, i) => sum + (seen.lines[i] ? wordCount(seen.lines[i]) : 0), 0);
  const pairs = next.flatMap((below, i) => below.map((k) => [i, k]));
  const threes = pairs.flatMap(([i = 0, k = 0]) => (next[k] ?? []).filter((m) => m !== i).map((m) => [i, k, m]));
  return [...pairs, ...threes].filter((places) => words(places) <= longest);
}

/** Everything that could be the advertiser's name: short lines, some of them together, addresses, names inside a line. */
export function brandCandidates(seen: SeenLines, aspect: number): BrandCandidate[] {
  const found = new Map<string, BrandCandidate>();
  const codes = codesIn(seen);
  const add = (text: string, source: BrandSource, lines: number[]): void => {
    const clean = text
      .replaceAll(/[®™©*|]+/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim();
    const key = `${squeezed(clean)}/${lines.join(",")}`;
    if (squeezed(clean).length < 2 || found.has(key)) return;
    if (isPublisherLabel(clean) || isRequest(clean) || isNoName(clean) || codes.has(squeezed(clean))) return;
    found.set(key, { text: clean, source, lines, box: unionOf(lines.flatMap((i) => seen.lines[i]?.box ?? [])) });
  };
  const isPlain = (line: SeenLine): boolean => !isPublisherMark(line.text) && !isBareAddress(line.text);
  seen.lines.forEach((line, i) => {
    if (isPublisherLabel(line.text)) return;
    for (const payer of [...payersOf(line.text), ...payersOf(line.rawText)]) add(payer, "payer", [i]);
    const name = nameInAddress(line.rawText) ?? nameInAddress(line.text);
    if (name !== null) add(name, "address", [i]);
    if (wordCount(line) <= longest && isPlain(line)) {
      add(line.text, "line", [i]);
      add(line.rawText, "raw", [i]);
    }
    for (const inside of namesInside(line.text)) if (!isSharedHost(inside)) add(inside, "inside", [i]);
  });
  for (const places of stacks(seen, aspect, isPlain))
    add(places.map((i) => seen.lines[i]?.text ?? "").join(" "), places.length === 2 ? "pair" : "stack", places);
  return [...found.values()];
}

/** The words that ask, and not a name in them: a button's label was called the name in ads that show none. */
export const isLabel = ({ source, lines }: Pick<BrandCandidate, "source" | "lines">, cta: readonly number[]): boolean =>
  source !== "address" && source !== "inside" && lines.length === cta.length && lines.every((i) => cta.includes(i));

/** "by Acme" below a title is signed by Acme; "By Terry" is a name. */
export const signedBy = (text: string): string => text.replace(/^by\s+[#@]?(?=\p{L}{3})/u, "");
