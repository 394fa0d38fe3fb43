import { isAdLabel } from "./copy-signs.ts";

/** What stands between a name and the publisher's label; a thin bar is often read as a letter I, l or a one. */
const SEPARATOR = /\s*[|/·•:]\s*|\s+[-–—Il1]\s+/u;

const LABEL =
  /^(?:ads?|advert(?:isement)?|(?:sponsored|promoted|paid|partner) (?:ad|content|message|partnership|post|program(?:me)?|story)|search ads(?: sponsored)?|ads? via \S+|report (?:this )?ad|why this ad)\.?$/iu;

const isLabel = (text: string): boolean => isAdLabel(text) || LABEL.test(text.trim());

const GIVEN_BY =
  /^(?:\S\s)?(?:ads?|advert(?:isement)?|sponsored|promoted|presented|powered|brought to you|paid (?:for|post|content|program(?:me)?)|(?:a )?(?:story|post|message|content))\s+(?:by|from)\s+(\S.*)$/iu;

/** "AD Acme", "Sponsored Acme Foods": the label set close before the name. */
const LABEL_FIRST = /^(?:AD|Ad|ADS|Ads|SPONSORED|Sponsored|PROMOTED|Promoted)\s+(?=[\p{Lu}\d])(\S.*)$/u;

/** "Acme Foods Sponsored": the bar between them was not read. A sentence does not end like that, and a name is short. */
const LABEL_LAST = /^((?:\S+\s+){1,5})(?:Sponsored|SPONSORED|Promoted|PROMOTED)\.?$/u;

/** The label of the exchange or the page and nothing else: "Ad", "Sponsored content", "Advertisement - scroll for more". */
export function isPublisherLabel(text: string): boolean {
  if (isLabel(text)) return true;
  const [first = "", ...rest] = text.split(SEPARATOR);
  return (
    isAdLabel(first) &&
    rest.every((part) => isLabel(part) || /\b(?:below|continue|more content|reading|scroll)\b/iu.test(part))
  );
}

/** Who pays, as the publisher's label names them: "Acme | Sponsored", "Ad by Acme", "SPONSORED / ACME"; empty without a label. */
export function payersOf(text: string): string[] {
  if (isPublisherLabel(text)) return [];
  const parts = text.split(SEPARATOR).filter((part) => part.trim() !== "");
  const named = parts.filter((part) => !isLabel(part));
  if (named.length < parts.length) return named.map((part) => part.trim());
  const payer = GIVEN_BY.exec(text)?.[1] ?? LABEL_FIRST.exec(text)?.[1] ?? LABEL_LAST.exec(text)?.[1];
  return payer === undefined ? [] : [payer.trim().replace(/[.:]$/u, "")];
}

/** Words that open a name which stands in a line of its own, or as a logo. */
const OPENS_NAME = /^(?:sponsored|presented|powered|supported|hosted|organi[sz]ed|brought to you) by\s*:?$/iu;

/** A line of the publisher's: its label alone, or with the payer's name, set apart by a bar or "by". "AD Acme" may be a name of its own. */
export function isPublisherMark(text: string): boolean {
  return (
    isPublisherLabel(text) || OPENS_NAME.test(text.trim()) || (payersOf(text).length > 0 && !LABEL_FIRST.test(text))
  );
}
