export const percent = (v: number): string => (v > 0 && v < 0.005 ? "less than 1 %" : `${Math.round(v * 100)} %`);

export const round = (v: number, digits: number): number => Math.round(v * 10 ** digits) / 10 ** digits;

/** "1 word", "2 words". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A sender's name without what a page or a sentence puts around it: "Sponsored | Acme", "+Acme", "Acme." */
export const bareName = (text: string): string =>
  text
    .replace(/\b(?:sponsored|promoted|presented)(?:\s+by)?\b/giu, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?'’"”]+$/gu, "")
    .trim();

/** A quotation short enough for one row. */
export const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 38).trimEnd()}…` : text);
