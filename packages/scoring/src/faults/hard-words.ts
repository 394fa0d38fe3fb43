import { blocksWith } from "../facts/text-facts.ts";
import type { Fault } from "./fault.ts";
import { isInOtherScript } from "./features/copy.ts";

export const hardWords: Fault = {
  code: "hard_words",
  score: "copy_engagement",
  topic: "Ease of the words",
  label: "Hard words",
  phrase: "hard words",
  works: null,
  grade: "C",
  sources: "Flesch 1948",
  seen: false,
  looksAt: ["hardWords"],
  unknowable: isInOtherScript,
  reason: (m) => `The words score ${Math.round(m.copy.ease ?? 0)} of 100 for reading ease (Flesch).`,
  places: (m) => blocksWith(m, "headline", "body").map((b) => b.box),
  mend: "Use shorter sentences and everyday words.",
};
