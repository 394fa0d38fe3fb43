import { lettersApart } from "./letters-apart.ts";

/** Signs in the copy beyond the call to action and the offer. Word lists are practice (grade C) unless a rule cites a study. */

export const looksLikeAddress = (text: string): boolean =>
  /\b[\w-]+\.(?:com|org|net|co|io|edu|gov|shop|store|app|uk|de|fr|eu|us|ca|info|tv)\b|(?:^|\s)@[\w.]+|www\./i.test(
    text,
  );

/** Labels the publisher adds, not the advertiser. */
const labels = ["advertisement", "advertising", "promoted", "sponsored", "adchoices"];

/** The same but for one letter in five: small labels are often misread. */
const isNearly = (word: string, label: string): boolean =>
  Math.abs(word.length - label.length) <= 1 && lettersApart(word, label) <= label.length / 5;

export function isAdLabel(text: string): boolean {
  const bare = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
  return bare === "ad" || bare === "ads" || labels.some((label) => isNearly(bare, label));
}

/** The label of a native advert: the publisher's frame round the advertiser's words. */
export const hasSponsorLabel = (text: string): boolean =>
  /\b(?:sponsored|promoted|paid (?:program|content|post)|brandvoice|ad(?:vertisement)? by|latest from)\b/i.test(text);

/** Bare web-form verbs: an action that names no object. */
export const isGenericAction = (text: string): boolean =>
  /^\W*(?:open|learn more|click here|read more|more|submit|continue|go|view|see more|visit(?: site)?|apply|ok)\W*$/i.test(
    text,
  );
