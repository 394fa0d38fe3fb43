import { quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { asksInRunningText, asksInText, joinedRequest } from "./features/brand-and-action.ts";
import { actionBlock } from "../facts/text-facts.ts";
import { isBeyondReading, isInOtherLanguage, isInOtherScript } from "./features/copy.ts";

export const noCta: Fault = {
  code: "no_cta",
  score: "copy_engagement",
  topic: "Call to action",
  label: "No call to action",
  phrase: "no call to action",
  works: "Asks the viewer to act",
  grade: "A",
  sources: "Practice; labelled ads",
  seen: true,
  looksAt: [
    "nothingAsked",
    "nothingUrged",
    "actionAbsent",
    "actionPlain",
    "actionUnseen",
    "actionVague",
    "actionSmall",
    "actionFaint",
    "defaultType",
    "teasing",
    "sponsored",
  ],
  about: "cta",
  looked: (m) => {
    const action = actionBlock(m);
    if (action) return `We read ${quoted(action.text)} as the call to action.`;
    const asked = asksInText(m);
    return asked === null
      ? "We found no words that ask the viewer to act."
      : `${quoted(asked)} asks the viewer to act, ${asksInRunningText(m) === null ? "but nothing sets it apart" : "but in the running text"}.`;
  },
  // A request is known by its English words; those that were not read may ask all the same.
  beyondUs: isBeyondReading,
  found: (m) => actionBlock(m) !== null || asksInText(m) !== null,
  unknowable: (m) =>
    (isInOtherScript(m) || (isInOtherLanguage(m) && asksInText(m) === null)) && actionBlock(m) === null,
  reason: (m) => {
    const joined = joinedRequest(m);
    if (joined !== null) return `${quoted(joined)} is the only request, and it was read as part of a longer text.`;
    const asked = asksInText(m);
    return asked === null
      ? "No button and no line of its own asks the viewer to do something."
      : `${quoted(asked)} is the only request, and nothing sets it apart.`;
  },
  places: () => [],
  mend: "Ask for one thing, on a button or in a line of its own.",
};
