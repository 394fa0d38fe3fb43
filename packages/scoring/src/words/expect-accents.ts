import { placeOf } from "./lexicon.ts";

/**
 * English words and names that are written with an accent or lose it only for want of a key: without it they stand in
 * the word list too.
 */
const writtenWithMarks = new Set(
  (
    "acai agape ano anos apres attache au beyonce blase bogota brulee cadiz cafe cafes canape canapes chateau chloe " +
    "citroen cliche cliches cologne communique consomme cordoba creme cremes crepe crepes crouton croutons curacao " +
    "deja decor dusseldorf eclair eclairs elan entree entrees espana estee etude expose facade facades fete fiance " +
    "fiancee flambe frappe garcon gateau gruyere hermes jalapeno jalapenos jose koln lancome malaga manana " +
    "matinee melee mexico montreal muller munchen naive naivete nee nestle nino noel oreal panama papier passe " +
    "pate patisserie patisseries peru pinata pinatas pokemon premiere protege provencal puree quebec renee resume " +
    "resumes rose roses saute sauteed sao seance senor senora senorita skoda smorgasbord soiree souffle souffles " +
    "soupcon tete touche uber vis voila zoe zurich"
  ).split(" "),
);

export type AccentsExpected = "never" | "likely" | "open";

const expectedIn = (word: string): AccentsExpected => {
  const bare = word.toLowerCase().replace(/['’].*$/u, "");
  if (writtenWithMarks.has(bare)) return "likely";
  return placeOf(bare) >= 0 ? "never" : "open";
};

/**
 * Whether the words of a line, read without accents, are written with them: never in the English words of a line that
 * is mostly English. A word of another language may look like an English one ("marche", "cote").
 */
export function expectAccents(words: readonly string[]): AccentsExpected[] {
  const expected = words.map(expectedIn);
  const long = expected.filter((_, i) => (words[i]?.length ?? 0) >= 3);
  const isEnglish = long.filter((one) => one !== "open").length * 2 >= long.length;
  return expected.map((one) => (one === "never" && !isEnglish ? "open" : one));
}
