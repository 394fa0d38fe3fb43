import { placeOf } from "../words/lexicon.ts";
import { wordsOf } from "../words/words.ts";
import { isCallToAction } from "../words/call-to-action.ts";
import { isOffer } from "../words/offer.ts";
import type { Box } from "../types.ts";
import { unionOf } from "./blocks.ts";
import { isKnownBrand } from "./known-brand.ts";
import { gapBetween } from "./lay-out.ts";
import { LINE_ROLES } from "./line-roles.ts";
import type { SeenLines } from "./seen-lines.ts";

export type BrandSource = "line" | "raw" | "pair" | "address" | "inside";

export interface BrandCandidate {
  text: string;
  box: Box;
  /** Places in `SeenLines.lines`. */
  lines: number[];
  source: BrandSource;
}

const SOURCES: readonly BrandSource[] = ["line", "raw", "pair", "address", "inside"];

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** acme.com, www.acme.co.uk, @acme: the part that is the name. */
export function nameInAddress(text: string): string | null {
  const web =
    /(?:www\.)?([\p{L}\d][\p{L}\d-]+)\.(?:com|org|net|co|io|edu|gov|shop|store|app|de|fr|eu|us|ca|info|tv|uk|me|ly|ai|biz)\b/iu.exec(
      text.replaceAll(/\s+/g, " "),
    );
  if (web?.[1] !== undefined && web[1].toLowerCase() !== "www") return web[1];
  return /(?:^|\s)@([\p{L}\d_]{3,})/u.exec(text)?.[1] ?? null;
}

/** Names inside a sentence: runs of capitalised words after a word in small letters, or before a mark of registration. */
function namesInside(text: string): string[] {
  const after = [
    ...text.matchAll(/(?<=\p{Ll}[.,]?\s(?:the\s)?)\p{Lu}[\p{L}\d&'’.-]+(?:\s\p{Lu}[\p{L}\d&'’.-]+){0,2}/gu),
  ];
  const marked = [...text.matchAll(/([\p{L}\d&'’-]+(?:\s\p{Lu}[\p{L}\d&'’-]+)?)\s?[®™]/gu)].map((m) => m[1] ?? "");
  const signed = /\b(?:by|from|at|with|©\s?(?:\d{4})?)\s+(\p{Lu}[\p{L}\d&'’-]+(?:\s\p{Lu}[\p{L}\d&'’-]+){0,2})/u.exec(
    text,
  )?.[1];
  // "Ad by Acme", "Paid post: Acme": the label names who pays.
  const payer =
    /\b(?:ads?|advertisement|sponsored|promoted|presented|paid (?:post|content|program))\s*(?:by|from|:)\s*(\S.*)$/iu.exec(
      text,
    )?.[1];
  const owner = /^(\p{L}[\p{L}\d&-]+)['’]s\b/u.exec(text)?.[1];
  return [
    ...after.map((m) => m[0]),
    ...marked,
    ...(signed ? [signed] : []),
    ...(payer ? [payer] : []),
    ...(owner ? [owner] : []),
  ].filter((name) => name.length >= 2);
}

/** Everything that could be the advertiser's name: short lines, two of them together, addresses, names inside a line. */
export function brandCandidates(seen: SeenLines, aspect: number): BrandCandidate[] {
  const found = new Map<string, BrandCandidate>();
  const add = (text: string, source: BrandSource, lines: number[], boxes: Box[]): void => {
    const clean = text
      .replaceAll(/[®™©*|]+/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim();
    const key = `${squeezed(clean)}/${lines.join(",")}`;
    if (squeezed(clean).length >= 2 && !found.has(key))
      found.set(key, { text: clean, source, lines, box: unionOf(boxes) });
  };
  seen.lines.forEach((line, i) => {
    const name = nameInAddress(line.rawText) ?? nameInAddress(line.text);
    if (name !== null) add(name, "address", [i], [line.box]);
    if (line.text.split(/\s+/u).length <= 5) {
      add(line.text, "line", [i], [line.box]);
      add(line.rawText, "raw", [i], [line.box]);
    }
    for (const inside of namesInside(line.text)) add(inside, "inside", [i], [line.box]);
    seen.lines.forEach((other, k) => {
      if (k === i || other.text.split(/\s+/u).length + line.text.split(/\s+/u).length > 5) return;
      const follows =
        line.box.y < other.box.y ||
        (Math.abs(line.box.y - other.box.y) < line.box.height / 2 && line.box.x < other.box.x);
      if (follows && gapBetween(line, other, aspect) < 0.8)
        add(`${line.text} ${other.text}`, "pair", [i, k], [line.box, other.box]);
    });
  });
  return [...found.values()];
}

const edgeOf = ({ x, y, width, height }: Box): number => Math.min(x, y, 1 - x - width, 1 - y - height);

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
  const words = wordsOf(candidate.text);
  const tallest = Math.max(1e-6, ...seen.lines.map((l) => l.box.height));
  const alone = Math.min(9, ...others.map((o) => Math.min(...lines.map((l) => gapBetween(l, o, aspect)))));
  const whole = squeezed(lines.map((l) => l.text).join(""));
  const addresses = seen.lines.flatMap((l) => nameInAddress(l.rawText) ?? []).map(squeezed);
  const { box } = candidate;
  return [
    ...SOURCES.map((s) => Number(candidate.source === s)),
    ...LINE_ROLES.map((_, k) => Math.max(...candidate.lines.map((i) => chances[i]?.[k] ?? 0))),
    own.length,
    words.length,
    words.length === 0 ? 0 : words.filter((w) => placeOf(w) >= 0).length / words.length,
    Number(/^\p{Lu}/u.test(candidate.text)),
    Number(candidate.text === candidate.text.toUpperCase()),
    Number(candidate.text.split(/\s+/u).every((w) => /^[\p{Lu}\d&]/u.test(w))),
    Number(/\d/.test(candidate.text)),
    Number(/[!?%.,:]$/u.test(candidate.text)),
    Number(isCallToAction(candidate.text)),
    Number(isOffer(candidate.text)),
    others.filter((o) => own.length >= 3 && squeezed(o.rawText).includes(own)).length,
    Number(addresses.some((a) => a === own || (own.length >= 4 && a.includes(own)))),
    own.length / Math.max(1, whole.length),
    Number(isKnownBrand(candidate.text)),
    Number(words.some((w) => w.length >= 4 && isKnownBrand(w))),
    Number(lines.some((l) => /[®™]/u.test(l.text))),
    Math.max(...lines.map((l) => l.box.height)) / tallest,
    box.x + box.width / 2,
    box.y + box.height / 2,
    box.width * box.height,
    edgeOf(box),
    alone,
    seen.lines.length,
    Number(candidate.lines.some((i) => headline.has(i))),
    Number(lines.some((l) => l.shape !== null)),
    Math.min(...lines.map((l) => l.confidence)),
    aspect,
  ];
}
