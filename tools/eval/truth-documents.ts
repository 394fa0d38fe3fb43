import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readmeTable, truthPage, type Fitted, type TruthFile } from "./truth-page.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const [opening, closing] = ["<!-- figures of npm run eval -->", "<!-- end of figures -->"];

export const truthFile = `${root}docs/truth.json`;

/** Every page that shows the figures, as it has to read. What a person adds stands in docs/truth-notes.md. */
export function truthDocuments(truth: TruthFile): { path: string; text: string }[] {
  const notes = readFileSync(`${root}docs/truth-notes.md`, "utf8");
  // Written by tools/train/scores/manifest.ts.
  const fitted = JSON.parse(readFileSync(`${root}tools/train/scores/manifest.json`, "utf8")) as Fitted;
  const readme = readFileSync(`${root}README.md`, "utf8");
  const [before = "", rest = ""] = readme.split(opening);
  const [, after] = rest.split(closing);
  if (after === undefined) throw new Error(`README.md lacks the lines ${opening} and ${closing}`);
  return [
    { path: `${root}docs/truth.md`, text: truthPage(truth, notes, fitted) },
    {
      path: `${root}README.md`,
      text: [before, opening, "\n\n", readmeTable(truth, fitted), "\n\n", closing, after].join(""),
    },
  ];
}
