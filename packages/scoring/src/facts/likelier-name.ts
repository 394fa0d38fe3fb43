import { sharesLetters } from "./choose.ts";
import { squeezed } from "../words/words.ts";
import type { BrandCandidate } from "./brand-candidates.ts";
import { isKnownBrand } from "./known-brand.ts";

/** Shorter names in addresses are endings or misread. */
const shortest = 4;

/** Where small print names who speaks: "© 2016 Acme", its sign unread, "Visit Acme". */
const SIGNED = /(?:©|\b(?:19|20)\d\d|\bvisit)\s+(\p{Lu}[\p{L}\d&'’-]+(?:\s\p{Lu}[\p{L}\d&'’-]+)?)/giu;

/** Names on a public list of brands that small print names so. */
const signedNames = (text: string): string[] =>
  [...text.matchAll(SIGNED)].flatMap(([, name = ""]) =>
    [name, name.split(" ")[0] ?? ""].filter((one) => one.length >= shortest && isKnownBrand(one)).slice(0, 1),
  );

/**
 * What an unsure name gives way to: a known brand that small print names as the sender, or the name in the only address. A product
 * ("Grand Mac") and a misread sentence beside "www.pamoja.ca" were taken for the advertiser.
 */
export function likelierName(
  unsure: BrandCandidate,
  candidates: readonly BrandCandidate[],
  lines: readonly { text: string }[],
): BrandCandidate {
  if (isKnownBrand(unsure.text) || unsure.source === "address") return unsure;
  const signed = new Set(lines.flatMap(({ text }) => signedNames(text)).map(squeezed));
  const sender = candidates.find(({ text, source }) => source === "inside" && signed.has(squeezed(text)));
  if (sender !== undefined) return sender;
  const hosts = candidates.filter(({ source }) => source === "address");
  const [host] = hosts;
  if (host === undefined || new Set(hosts.map(({ text }) => squeezed(text))).size > 1) return unsure;
  if (squeezed(host.text).length < shortest || sharesLetters(host.text, unsure.text)) return unsure;
  const [short, long] = [squeezed(host.text), squeezed(unsure.text)].toSorted((p, q) => p.length - q.length);
  return long?.includes(short ?? "") === true ? unsure : host;
}
