import type { Fault } from "./fault.ts";

export const misleading: Fault = {
  code: "misleading",
  score: "copy_engagement",
  topic: "Looking like an ad",
  label: "Poses as something it is not",
  phrase: "a look that poses as something else",
  works: null,
  grade: "C",
  sources: "Zeng et al. 2021 (deceptive formats)",
  seen: false,
  looksAt: ["teasing", "brandAbsent", "defaultType", "posing"],
  reason: () => "It looks like a message from the system or the page, not like an ad.",
  places: () => [],
  mend: "Let the ad look like an ad, signed by its brand.",
};
