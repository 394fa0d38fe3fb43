import type { Measures } from "../facts/seen.ts";
import { ADVICE, CURVES } from "../constants.ts";
import { blocksWith, titledShare } from "../facts/text-facts.ts";
import { nearestToEdge } from "../facts/text-places.ts";
import { percent, round } from "../words/wording.ts";
import type { Candidate } from "./candidate.ts";

/** First letter kept, the others of a Title Case word made small; capitals and names with inner capitals stay. */
const sentenceCase = (text: string): string =>
  text.replaceAll(/(?<=\S\s+)\p{Lu}(?=\p{Ll}+\b)/gu, (letter) => letter.toLowerCase());

/** C18: a message in Title Case, set as sentences. */
function asSentences(m: Measures): Candidate[] {
  const titled = titledShare(m);
  if (titled < ADVICE.titled) return [];
  const apply = (n: Measures): Measures => ({
    ...n,
    blocks: n.blocks.map((b) =>
      b.role === "headline" || b.role === "body" || b.role === "offer" ? { ...b, text: sentenceCase(b.text) } : b,
    ),
  });
  const reached = titledShare(apply(m));
  return [
    {
      rule: "C18",
      action: "rewrite",
      text: "Set the message in sentences or capitals: Title Case reads as a link to an article.",
      detail: `Title Case ${percent(titled)} to ${percent(reached)} of the longer words; target at most 25 %.`,
      measured: round(titled, 2),
      reached: round(reached, 2),
      unit: "share",
      boxes: blocksWith(m, "headline", "body", "offer").map((b) => b.box),
      apply,
    },
  ];
}

/** C20: text that touches the edge, moved in. */
function awayFromEdge(m: Measures): Candidate[] {
  const room = m.edgeRoom;
  const [, , [enough] = [0]] = CURVES.C20;
  if (room === null || room >= ADVICE.edgeRoom) return [];
  return [
    {
      rule: "C20",
      action: "move",
      text: "Move the text in from the edge of the picture by about its own height.",
      detail: `Room to the edge ${round(room, 2)} to ${enough} line heights; target at least 0.5.`,
      measured: round(room, 2),
      reached: enough,
      unit: "line heights",
      boxes: nearestToEdge(m),
      apply: (n) => ({ ...n, edgeRoom: enough }),
    },
  ];
}

export const settingCandidates = (m: Measures): Candidate[] => [...asSentences(m), ...awayFromEdge(m)];
