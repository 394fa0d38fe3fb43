import type { Fault } from "./fault.ts";

export const noCta: Fault = {
  code: "no_cta",
  score: "copy_engagement",
  label: "Nothing asks the viewer to act",
  works: null,
  grade: "A",
  sources: "Practice; labelled ads",
  seen: true,
  looksAt: ["actionAbsent", "actionPlain", "actionUnseen", "actionVague"],
  reason: () => "No button, link or line asks the viewer to do something.",
  places: () => [],
  mend: "Add one button that says what happens next.",
};
