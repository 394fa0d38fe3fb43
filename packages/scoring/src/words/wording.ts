export const percent = (v: number): string => `${Math.round(v * 100)} %`;

export const round = (v: number, digits: number): number => Math.round(v * 10 ** digits) / 10 ** digits;

/** "1 word", "2 words". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A quotation short enough for one row. */
export const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 38).trimEnd()}…` : text);
