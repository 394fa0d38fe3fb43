/** What the small classifier can see on or in place of a character; the order is that of its outputs. */
export const marks = [
  "none",
  "acute",
  "grave",
  "circumflex",
  "diaeresis",
  "tilde",
  "ring",
  "cedilla",
  "caron",
  "pound",
  "euro",
  "dollar",
  "yen",
] as const;

export type Mark = (typeof marks)[number];

export const currencySigns: Partial<Record<Mark, string>> = { pound: "£", euro: "€", dollar: "$", yen: "¥" };

const combining: Partial<Record<Mark, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circumflex: "\u0302",
  diaeresis: "\u0308",
  tilde: "\u0303",
  ring: "\u030A",
  cedilla: "\u0327",
  caron: "\u030C",
};

/** Letters of the Latin languages an ad may be written in; a mark on any other letter is taken for dirt. */
const known = new Set("áàâäãåçéèêëíìîïñóòôöõúùûüýÿšžčřěňœšğşÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŠŽČŘ".normalize("NFC").split(""));

/** The letter with its mark, or null where no language writes it so. */
export const withMark = (letter: string, mark: Mark): string | null => {
  const sign = combining[mark];
  if (sign === undefined) return null;
  const composed = (letter + sign).normalize("NFC");
  return known.has(composed) ? composed : null;
};

/** The mark a written character carries: the inverse of withMark and currencySigns. */
export const markOf = (character: string): Mark => {
  for (const mark of marks) if (currencySigns[mark] === character) return mark;
  const tail = character.normalize("NFD").slice(1);
  return marks.find((mark) => combining[mark] !== undefined && combining[mark] === tail) ?? "none";
};
