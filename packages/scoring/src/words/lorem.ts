import { wordsOf } from "./words.ts";

/** Words of the printers' filler text (Cicero, De finibus, cut up); those that are also words of living languages are left out. */
const FILLER = new Set(
  (
    "lorem ipsum dolor amet consectetur consectetuer adipiscing adipisicing eiusmod tempor incididunt labore dolore aliqua aliquam enim minim veniam quis nostrud " +
    "exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla " +
    "pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum vestibulum pellentesque " +
    "vivamus phasellus praesent curabitur fermentum tristique senectus netus malesuada fames turpis egestas elementum sollicitudin " +
    "vulputate dapibus ultrices posuere cubilia suspendisse interdum maecenas ligula sagittis sodales tincidunt accumsan"
  ).split(" "),
);
const SMALL = new Set("sit sed do elit magna ut et ad ex ea in id est non qui nec ac mi eu".split(" "));

/** A word one letter off a filler word of five letters and more: misread, or spelt by ear. */
function isFiller(word: string): boolean {
  if (FILLER.has(word)) return true;
  if (word.length < 5) return false;
  for (const filler of FILLER) {
    if (filler.length !== word.length) continue;
    let off = 0;
    for (let i = 0; i < word.length && off < 2; i++) if (word[i] !== filler[i]) off++;
    if (off < 2) return true;
  }
  return false;
}

/** How many words of a line are filler text; a line needs two of its words, or the first two by name. */
export function loremWords(line: string): number {
  const words = wordsOf(line);
  const filler = words.filter(isFiller).length;
  const enough = filler >= 3 || (filler >= 2 && filler * 3 >= words.length);
  return enough ? filler + words.filter((word) => SMALL.has(word)).length : 0;
}
