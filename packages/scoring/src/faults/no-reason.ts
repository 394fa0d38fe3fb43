import { blocksWith } from "../facts/text-facts.ts";
import type { Fault } from "./fault.ts";

export const noReason: Fault = {
  code: "no_reason",
  score: "copy_engagement",
  topic: "Reason to care",
  label: "No reason to care",
  phrase: "no reason to care",
  works: "Gives a reason to care",
  grade: "A",
  sources: "Practice; labelled ads",
  seen: true,
  looksAt: ["noOffer", "noBenefit", "noReader", "noNumber", "fewWords", "noBody", "headlineAbsent", "senseless"],
  reason: () => "The words name no benefit, offer, price or number.",
  places: (m) => blocksWith(m, "headline").map((b) => b.box),
  mend: "Say what the viewer gains, in the headline or beside it.",
};
