import { headOf } from "./features/shown.ts";
import { quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { isInOtherScript } from "./features/copy.ts";

export const unclearMessage: Fault = {
  code: "unclear_message",
  score: "copy_engagement",
  topic: "Clarity of the message",
  label: "Not understood at a glance",
  phrase: "a message that is not understood at a glance",
  works: "Understood at a glance",
  grade: "B",
  sources: "Labelled ads",
  seen: true,
  looksAt: [
    "headlineUnseen",
    "headlineAbsent",
    "hardWords",
    "noOffer",
    "noBenefit",
    "fewWords",
    "noThing",
    "weakFigure",
    "senseless",
    "looks_unclear_message",
  ],
  unknowable: isInOtherScript,
  reason: (m) => {
    const head = headOf(m);
    return head ? `${quoted(head.text)} does not say what the ad is about.` : "No headline says what the ad is about.";
  },
  places: (m) => {
    const head = headOf(m);
    return head ? [head.box] : [];
  },
  mend: "Say in one plain line what it is and what the viewer gets.",
};
