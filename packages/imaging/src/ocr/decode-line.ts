/** Characters of a recogniser in the order of its outputs from the second on; output 0 is the CTC blank. */
export interface Alphabet {
  letters: readonly string[];
  /** Outputs that stand for a space. */
  spaces: readonly number[];
}

/** Of letters in the order of the outputs, the space of the last output not among them. */
export const alphabetOf = (letters: readonly string[]): Alphabet => {
  const all = [...letters, " "];
  return { letters: all, spaces: all.flatMap((letter, i) => (/^[ \u3000]$/.test(letter) ? [i + 1] : [])) };
};

/** That of the English PP-OCR recognisers. */
export const english = alphabetOf(
  "0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!\"#$%&'()*+,-./ ".split(""),
);

/** What else a character may be. */
export interface OtherLetter {
  character: string;
  probability: number;
}

export interface ReadCharacter {
  character: string;
  probability: number;
  /** Extent of the character in crop pixels, as far as the recogniser's time steps tell. */
  from: number;
  to: number;
  /** The recogniser's next choices for it. */
  others?: readonly OtherLetter[];
  /** Highest probability of a space between the character before and this one. */
  spaceBefore?: number;
  /** Widest stretch without ink between the character before and this one, in crop pixels. */
  gapBefore?: number;
  /** A space that the recogniser left out and the gap in the picture gave back. */
  isAdded?: boolean;
}

export interface Reading {
  characters: ReadCharacter[];
  text: string;
  /** Mean character probability. */
  confidence: number;
}

export const nothingRead: Reading = { characters: [], text: "", confidence: 0 };

/** Second choices under this are noise of the softmax. */
const leastOther = 0.02;
const mostOthers = 3;

/** One line of the recogniser's answer: probabilities of `classes` characters at each of `steps` places. */
export interface LineOutput {
  output: Float32Array;
  offset: number;
  steps: number;
  classes: number;
  stepWidth: number;
  /** Steps beyond this many pixels are padding. */
  width: number;
  alphabet: Alphabet;
}

const strongest = ({ output, classes }: LineOutput, at: number): number => {
  let best = 0;
  for (let k = 1; k < classes; k += 1) if ((output[at + k] ?? 0) > (output[at + best] ?? 0)) best = k;
  return best;
};

const othersAt = ({ output, classes, alphabet }: LineOutput, at: number, chosen: number): OtherLetter[] => {
  const others: OtherLetter[] = [];
  for (let k = 1; k < classes; k += 1) {
    const character = alphabet.letters[k - 1] ?? " ";
    const probability = output[at + k] ?? 0;
    if (k !== chosen && character !== " " && probability >= leastOther) others.push({ character, probability });
  }
  return others.toSorted((a, b) => b.probability - a.probability).slice(0, mostOthers);
};

export const readingOf = (characters: ReadCharacter[]): Reading => {
  const sum = characters.reduce((total, one) => total + one.probability, 0);
  const text = characters.map((one) => one.character).join("");
  return { characters, text, confidence: characters.length === 0 ? 0 : sum / characters.length };
};

/** Greedy CTC: of each run of equal choices one character, blanks left out. */
export const decodeLine = (line: LineOutput): Reading => {
  const { output, offset, steps, classes, stepWidth, width, alphabet } = line;
  const characters: ReadCharacter[] = [];
  let last = 0;
  let space = 0;
  for (let step = 0; step < steps && step * stepWidth < width; step += 1) {
    const at = offset + step * classes;
    const best = strongest(line, at);
    const probability = output[at + best] ?? 0;
    const current = characters.at(-1);
    if (best !== 0 && best === last && current !== undefined) {
      current.to = (step + 1) * stepWidth;
      if (probability > current.probability) {
        current.probability = probability;
        current.others = othersAt(line, at, best);
      }
    } else if (best !== 0) {
      const [from, to] = [step * stepWidth, (step + 1) * stepWidth];
      const others = othersAt(line, at, best);
      characters.push({
        character: alphabet.letters[best - 1] ?? "",
        probability,
        from,
        to,
        others,
        spaceBefore: space,
      });
    }
    // A letter ends the stretch in which a space may stand; the shoulders of the next letter are another stretch.
    if (best !== 0 && !alphabet.spaces.includes(best)) space = 0;
    else space = Math.max(space, ...alphabet.spaces.map((k) => output[at + k] ?? 0));
    last = best;
  }
  return readingOf(characters);
};
