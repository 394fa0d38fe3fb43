/**
 * Adds to each row of texts its marks of form and its share of Title Case, computed by the very code that ships.
 * Use: tsx marks.ts < texts.jsonl > marks.jsonl; with --decks it writes the lines of the generator's copy decks instead.
 */
import { createInterface } from "node:readline";
import { formMarks } from "@adjudge/scoring/words/teaser-form";
import { titleCaseShare } from "@adjudge/scoring/words/title-case";
import { copyDecks } from "../../adgen/copy-decks.ts";

if (process.argv.includes("--decks")) {
  const lines = copyDecks.flatMap((deck) => [deck.headline, deck.body, deck.callToAction, deck.offer]);
  process.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const row = JSON.parse(line) as { text: string };
    const titled = row.text.replaceAll(/(?<!['’\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
    const title = { title: titleCaseShare(row.text), titled: titleCaseShare(titled) };
    const marked = { ...row, marks: formMarks(row.text), ...title };
    process.stdout.write(`${JSON.stringify(marked)}\n`);
  }
}
