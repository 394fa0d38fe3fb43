import { emailMaxLength, reservedCategoryNames } from "./limits.ts";

/** People count characters as code points: 20 emoji are 20, not 40. */
export const codePoints = (text: string): number => Array.from(text).length;

/**
 * NUL and other controls (PostgreSQL refuses NUL with an error), lone surrogates (not encodable as UTF-8) and
 * direction overrides (they reorder the text around them).
 */
const unsafeCharacters = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** Line breaks and tabs are fine in longer texts. */
const unsafeInParagraph = /[\p{Cs}\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

export const isSafeLine = (text: string): boolean => !unsafeCharacters.test(text);
export const isSafeParagraph = (text: string): boolean => !unsafeInParagraph.test(text);

/** Nothing to see: only spaces and invisible format characters. */
export const isBlank = (text: string): boolean => text.replace(/[\s\p{Cf}]/gu, "") === "";

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * ASCII addresses without quoted parts. Refused by that: CR/LF (mail header injection), a second @, full-width @
 * and other look-alikes that a later normalisation would fold onto somebody else's address.
 */
export function isEmail(text: string): boolean {
  if (text.length > emailMaxLength) return false;
  const parts = text.split("@");
  const [local, domain] = parts;
  if (parts.length !== 2 || local === undefined || domain === undefined) return false;
  if (local.length > 64 || !localPart.test(local)) return false;
  const labels = domain.split(".");
  const last = labels.at(-1) ?? "";
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label)) && /^[A-Za-z]/.test(last);
}

/** Two names that fold alike are the same category: `Ａｌｌ`, ` ALL ` and `Al<zero width>l` are all "all". */
export function foldCategoryName(name: string): string {
  const plain = name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  // Upper before lower: ß and SS, and both small sigmas, meet only that way.
  return plain.toUpperCase().toLowerCase().normalize("NFKC");
}

const foldedReserved: ReadonlySet<string> = new Set(reservedCategoryNames.map(foldCategoryName));

export const isReservedCategoryName = (name: string): boolean => foldedReserved.has(foldCategoryName(name));

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split("").toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** A card number typed into a text field must never be stored. */
export function containsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ -]?\d){12,18}/g) ?? [];
  return runs.some((run) => passesLuhn(run.replace(/\D/g, "")));
}
