/**
 * Writes letter-profiles.data.ts: the three hundred most usual triples of letters of each language set in Latin letters.
 * Use: tsx letter-profiles.ts FOLDER_OF_THE_NPM_PACKAGE_franc (6.2.0, MIT; counted in the Universal Declaration of Human Rights)
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { plainLetters } from "@adjudge/scoring/words/letter-triples";

// English is left out: made-up words ("blorf wimpan") are formed like English ones, and the lexicon holds the real ones.
const LANGUAGES =
  "spa por fra deu ita nld swe dan nob fin ekk lvs lit pol ces slk slv hrv bos als ron hun tur azj uzn tuk cat glg epo vie ind zlm jav sun ceb tgl hil swh hau yor ibo zul xho sot tsn sna som lin kin run hat afr quz";

const [folder = ""] = process.argv.slice(2);
// The package's own shape: script, language, triples parted by bars.
const { data } = (await import(pathToFileURL(join(folder, "data.js")).href)) as {
  data: Record<string, Record<string, string>>;
};

const profileOf = (code: string): string => {
  const triples = (data["Latin"]?.[code] ?? "").split("|").map((triple) =>
    triple
      .split("")
      .map((letter) => (letter === " " ? "_" : plainLetters(letter)))
      .join(""),
  );
  // Two words meet in some, and some letters become two.
  const whole = triples.filter((triple) => /^(?:[a-z]{3}|_[a-z]{2}|[a-z]{2}_)$/u.test(triple));
  return [...new Set(whole)].join("");
};

const rows = LANGUAGES.split(" ").map((code) => `  ${code}: "${profileOf(code)}",\n`);
writeFileSync(
  new URL("../../../packages/scoring/src/words/letter-profiles.data.ts", import.meta.url),
  `// Written by tools/train/copy/letter-profiles.ts from franc 6.2.0 (MIT): three letters each, edges of words as "_".\nexport const LETTER_PROFILES: Readonly<Record<string, string>> = {\n${rows.join("")}};\n`,
);
