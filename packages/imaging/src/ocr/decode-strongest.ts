import type { LineOutput, ReadCharacter, Reading } from "./decode-line.ts";
import { readingOf } from "./decode-line.ts";

/** What a reader of thousands of letters says of a place: its strongest output, and how likely it is (tools/convert/strongest_letters.py). */
export const strongestOnly = 2;

/** As decodeLine, without what else a letter may be. */
export const decodeStrongest = ({ output, offset, steps, stepWidth, width, alphabet }: LineOutput): Reading => {
  const characters: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps && step * stepWidth < width; step += 1) {
    const at = offset + step * strongestOnly;
    const best = output[at] ?? 0;
    const probability = output[at + 1] ?? 0;
    const current = characters.at(-1);
    const to = (step + 1) * stepWidth;
    if (best !== 0 && best === last && current !== undefined) {
      current.to = to;
      current.probability = Math.max(current.probability, probability);
    } else if (best !== 0)
      characters.push({ character: alphabet.letters[best - 1] ?? "", probability, from: step * stepWidth, to });
    last = best;
  }
  return readingOf(characters);
};
