import { adText, blocksWith, brandBlock } from "../../faults/features/shown.ts";
import { isInOtherLanguage } from "../../faults/features/copy.ts";
import type { Measures } from "../../facts/seen.ts";
import { isSharedHost } from "../../facts/names-in-text.ts";
import { looksLikeAddress } from "../../words/copy-signs.ts";
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

const ENDING = /\.(?:com|org|net|co|io|edu|gov|shop|store|app|uk|de|fr|eu|us|ca|info|tv)(?:\.[a-z]{2})?$/iu;

/** Beginnings of the name in whole words: "Kalyan Silks" of "Kalyan Silks since 1909". */
function beginnings(name: string): string[] {
  const words = name.replace(ENDING, "").split(/\s+/u).map(lettersOf);
  return words.map((_, i) => words.slice(0, i + 1).join(""));
}

/** A site's own name, without what stands before it and its ending. */
const siteIn = (word: string): string | null => {
  const host = /(?:[\w-]+\.)+[a-z]{2,}/iu.exec(word.replace(/^.*@/u, ""))?.[0] ?? "";
  return looksLikeAddress(host)
    ? lettersOf(
        host
          .replace(ENDING, "")
          .replace(/^www\./iu, "")
          .split(".")
          .at(-1) ?? "",
      )
    : null;
};

/**
 * An address of the brand's own: by the same letters, wherever it stands in the ad. A site whose letters the name merely holds is
 * another's ("town.com" of "baby bedding town.com"), and beside that of a partner nobody knows which is meant.
 */
function brandHost(m: Measures): string | null {
  const text = bareName(m.brand?.text ?? "");
  const brand = lettersOf(text.replace(ENDING, ""));
  if (brand.length < 3) return null;
  const begun = beginnings(text).filter((letters) => 2 * letters.length >= brand.length);
  const isOwn = (site: string): boolean => site.length >= 3 && (site.includes(brand) || begun.includes(site));
  const words = m.blocks.flatMap((b) =>
    b.text
      .split(/\s+/u)
      // "Powered by purse.io": who made, paid for or hosts it is seldom whom the ad sends people to.
      // And what follows an @ that was read with a gap is where a mailbox lies: "essentials2@ gmail.com".
      .map((word, i, all) => ({ word, isSure: b.confidence >= sure && !/^by\W*$|@$/iu.test(all[i - 1] ?? "") })),
  );
  const sites = words.flatMap(({ word }) => siteIn(word) ?? []);
  if (sites.some((site) => site !== "" && !isSharedHost(site) && !isOwn(site))) return null;
  for (const { word, isSure } of words) {
    const host = isSure ? hostIn(word) : null;
    if (host !== null && isOwn(lettersOf(host.slice(0, host.lastIndexOf("."))))) return host;
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
