/**
 * Writes letter-profiles.data.ts: the three hundred most usual triples of letters of each language set in Latin letters.
 * Use: tsx letter-profiles.ts FOLDER_OF_THE_NPM_PACKAGE_franc (6.2.0, MIT; counted in the Universal Declaration of Human Rights)
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { plainLetters } from "@adjudge/scoring/words/letter-triples";

// English is left out: made-up words ("blorf wimpan") are formed like English ones, and the lexicon holds the real ones.
// By their code in the package, which has three letters, and the one that facts use.
const LANGUAGES =
  "spa:es por:pt fra:fr deu:de ita:it nld:nl swe:sv dan:da nob:no fin:fi ekk:et lvs:lv lit:lt pol:pl ces:cs slk:sk slv:sl hrv:hr als:sq ron:ro hun:hu tur:tr azj:az uzn:uz tuk:tk cat:ca glg:gl epo:eo vie:vi ind:id zlm:ms jav:jv sun:su ceb:ceb tgl:tl hil:hil swh:sw hau:ha yor:yo ibo:ig zul:zu xho:xh sot:st tsn:tn sna:sn som:so lin:ln kin:rw run:rn hat:ht afr:af quz:qu";

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

const rows = LANGUAGES.split(" ").map((pair) => {
  const [code = "", name = ""] = pair.split(":");
  return `  ${name}: "${profileOf(code)}",\n`;
});
writeFileSync(
  new URL("../../../packages/scoring/src/words/letter-profiles.data.ts", import.meta.url),
  `// Written by tools/train/copy/letter-profiles.ts from franc 6.2.0 (MIT): three letters each, edges of words as "_".\nexport const LETTER_PROFILES: Readonly<Record<string, string>> = {\n${rows.join("")}};\n`,
);
