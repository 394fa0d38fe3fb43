import type { Fault } from "./fault.ts";

export const noCta: Fault = {
  code: "no_cta",
  score: "copy_engagement",
  topic: "Call to action",
  label: "No words ask the viewer to act",
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
  reason: () => "No words on a button, in a link or in a line of text ask the viewer to do something.",
  places: () => [],
  mend: "Add one button that says what happens next.",
};
