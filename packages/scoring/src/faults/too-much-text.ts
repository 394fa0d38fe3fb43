import { blocksWith, countOfMessage } from "../facts/text-facts.ts";
import { percent } from "../words/wording.ts";
import type { Measures } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";

const amount = (m: Measures): string =>
  m.copy.words === 0
    ? "No words could be read."
    : `The message has ${countOfMessage(m)}, and its lines cover ${percent(m.textArea)} of the ad.`;

export const tooMuchText: Fault = {
  code: "too_much_text",
  score: "copy_engagement",
  topic: "Amount of text",
  label: "Too much text",
  phrase: "too much text",
  works: "Short enough to read at a glance",
  grade: "A",
  sources: "Pieters & Wedel 2004 (1.7 s on an ad); Brysbaert 2019 (238 words a minute); labelled ads",
  seen: true,
  looksAt: [
    "manyWords",
    "manyMessageWords",
    "wordsOver",
    "smallWords",
    "smallBody",
    "textArea",
    "unread",
    "looks_too_much_text",
  ],
  looked: amount,
  reason: amount,
  places: (m) =>
    blocksWith(m, "body", "headline")
      .toSorted((p, q) => q.words - p.words)
      .slice(0, 2)
      .map((b) => b.box),
  mend: "Keep one headline, one line of support and the call to action; cut the rest.",
};
