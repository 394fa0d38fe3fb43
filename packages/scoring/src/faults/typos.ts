import { misspelt } from "./features/copy.ts";
import { mustRead } from "./features/shown.ts";
import type { Fault } from "./fault.ts";

export const typos: Fault = {
  code: "typos",
  score: "copy_engagement",
  topic: "Spelling",
  label: "A misspelt word",
  phrase: "a misspelt word",
  works: null,
  grade: "B",
  sources: "Lexicon; labelled ads",
  seen: true,
  looksAt: ["misspelt", "unknownWords", "manyWords"],
  reason: (m) => {
    const [first] = misspelt(m);
    return first ? `“${first.word}” should probably read “${first.suggestion}”.` : "A word is misspelt.";
  },
  places: (m) => {
    const words = misspelt(m).map((f) => f.word);
    return mustRead(m)
      .filter((b) => words.some((w) => b.text.includes(w)))
      .map((b) => b.box);
  },
  mend: "Correct the spelling.",
};
