/** Parts of the type size that letters take up: those without a stem, what stems rise above these, what tails hang below. Common typefaces. */
const lowLetters = 0.52;
const stem = 0.21;
const tail = 0.21;

const stems = /[\p{Lu}\p{N}bdfhijklt!?$£€¥%&'"()/\\[\]{}|]/u;
const tails = /[gjpqyQ,;()[\]{}|]/u;

export interface SetType {
  size: number;
  /** Where the letters stand, tails left out. */
  base: number;
}

/** The size of type that a line of this writing is set in, told from the box round its ink; null where no letter tells it. */
export const typeOf = (text: string, box: { top: number; bottom: number }): SetType | null => {
  if (!/\p{L}/u.test(text)) return null;
  const hangs = tails.test(text) ? tail : 0;
  const size = (box.bottom - box.top) / (lowLetters + (stems.test(text) ? stem : 0) + hangs);
  return { size, base: box.bottom - hangs * size };
};
