import { adText, blocksWith, brandBlock } from "../../faults/features/shown.ts";
import { isInOtherLanguage } from "../../faults/features/copy.ts";
import type { Measures } from "../../facts/seen.ts";
import { languageOf } from "../../words/language.ts";
import { templateFields } from "../../words/placeholder.ts";
import { isPlainSale } from "../../words/offer.ts";
import { bareName } from "../../words/wording.ts";

/** "Learn more" as the large platforms word it, by the language of the ad. */
const LEARN_MORE: Readonly<Record<string, string>> = {
  es: "Más información",
  pt: "Saiba mais",
  fr: "En savoir plus",
  de: "Mehr erfahren",
  it: "Scopri di più",
  nl: "Meer informatie",
  pl: "Dowiedz się więcej",
  sv: "Läs mer",
  da: "Læs mere",
  no: "Les mer",
  fi: "Lue lisää",
  tr: "Daha fazla bilgi",
  id: "Selengkapnya",
  ro: "Află mai multe",
  cs: "Zjistit více",
  hu: "Tudj meg többet",
  vi: "Tìm hiểu thêm",
};

/** For an ad that names neither a gift nor an address; words that a finished ad may carry. */
export function plainRequest(m: Measures): string {
  const other = isInOtherLanguage(m) ? LEARN_MORE[languageOf(adText(m)).code] : undefined;
  if (other !== undefined) return other;
  return blocksWith(m, "offer", "headline").some(({ text }) => isPlainSale(text)) ? "Get the offer" : "Learn more";
}

/** "50% off", "free shipping": what a viewer can be told to get. */
const gift = /^(?:(?:an? )?(?:extra )?\d+\s*% off|free \p{L}+)(?: \p{L}+){0,2}$/iu;
const address =
  /^(?:www\.)?((?:[\w-]+\.)+(?:com|org|net|co|io|edu|gov|shop|store|app|uk|de|fr|eu|us|ca|info|tv))(?:\/\S*)?$/iu;

/** Words for a button, made from what the ad itself offers; null where it names nothing to get. */
export const gainIn = (m: Measures): string | null => {
  const offer = blocksWith(m, "offer")
    .map(({ text }) => bareName(text))
    .find((text) => gift.test(text));
  return offer === undefined ? null : `Get ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`;
};

const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/gu, "");
/** A line that was read badly may give an address that nobody has. */
const sure = 0.85;

const hostIn = (text: string): string | null => {
  const host = address.exec(text.trim())?.[1]?.toLowerCase();
  return host === undefined || templateFields(host).length > 0 ? null : host;
};

/** An address of the brand's own: by the same letters, wherever it stands in the ad. */
function brandHost(m: Measures): string | null {
  const brand = lettersOf(bareName(m.brand?.text ?? ""));
  if (brand.length < 3) return null;
  const isOwn = (host: string): boolean => {
    const name = lettersOf(host.slice(0, host.lastIndexOf(".")));
    return name.length >= 3 && (name.includes(brand) || brand.includes(name));
  };
  for (const { text, confidence } of m.blocks)
    for (const word of confidence >= sure ? text.split(/\s+/u) : []) {
      const host = hostIn(word);
      if (host !== null && isOwn(host)) return host;
    }
  return null;
}

/** The same, or else the brand's own address; "Discover" with any name is no rewrite. */
export function requestFor(m: Measures): string | null {
  const gain = gainIn(m);
  if (gain !== null) return gain;
  // A name in the running text may be part of a sentence.
  const host = (m.brand?.apart === true ? hostIn(bareName(brandBlock(m)?.text ?? "")) : null) ?? brandHost(m);
  return host === null ? null : `Visit ${host}`;
}
