/**
 * Writes letter-triples.data.ts: which triples of letters occur in words and names of the lexicon.
 * Use: tsx letter-triples.ts
 */
import { writeFileSync } from "node:fs";
import { tableOfTriples } from "@adjudge/scoring/words/letter-triples";
import { everyWord } from "@adjudge/scoring/words/lexicon";

const LEAST = 4;
const table = Buffer.from(tableOfTriples(everyWord(), LEAST)).toString("base64");
const source = "// Written by tools/train/copy/letter-triples.ts from the lexicon's words (GloVe 6B, PDDL 1.0).";
writeFileSync(
  new URL("../../../packages/scoring/src/words/letter-triples.data.ts", import.meta.url),
  `${source}\nexport const LETTER_TRIPLES =\n  "${table}";\n`,
);
