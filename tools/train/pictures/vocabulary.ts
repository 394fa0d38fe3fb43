import type { Dice } from "./random.ts";

const nouns =
  "report budget region quarter server client method sample error table session market review memory record option result number station forest river letter council student teacher office supply energy weather traffic history museum garden kitchen engine signal vector matrix buffer query order invoice account balance project meeting agenda schedule policy section chapter figure ticket message channel network device battery village mountain".split(
    " ",
  );
const verbs =
  "shows keeps returns follows describes includes requires explains compares measures contains replaces opens reports moves covers depends changes grows".split(
    " ",
  );
const small = "the a of in on with for by from and to under after before between".split(" ");
const names = "Anna Mark Priya Tom Lucia Omar Jean Sofia Peter Ines Kofi Maya David Elena Ravi Nora".split(" ");

export const noun = (d: Dice): string => d.pick(nouns);
export const person = (d: Dice): string => d.pick(names);
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const phrase = (d: Dice, words: number): string =>
  Array.from({ length: words }, (_, i) => (i % 2 === 1 && d.chance(0.5) ? d.pick(small) : noun(d))).join(" ");

export const title = (d: Dice, words: number): string => phrase(d, words).split(" ").map(capital).join(" ");

export const sentence = (d: Dice): string =>
  `${capital(d.pick(small.slice(0, 2)))} ${noun(d)} ${d.pick(verbs)} ${phrase(d, d.int(3, 12))}.`;

export const paragraph = (d: Dice, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(d)).join(" ");

export const amount = (d: Dice): string =>
  d.pick([
    () => String(d.int(1, 999)),
    () => `${d.int(1, 99)},${d.int(100, 999)}`,
    () => `${d.int(0, 99)}.${d.int(10, 99)}`,
    () => `${d.int(0, 100)}%`,
    () => `$${d.int(1, 9)},${d.int(100, 999)}.00`,
  ])();
