import { percent } from "../words/wording.ts";
import type { Fault } from "./fault.ts";

export const empty: Fault = {
  code: "empty",
  score: "contrast",
  topic: "Fullness",
  label: "Bare: little to look at",
  works: "The picture fills the ad",
  grade: "A",
  sources: "Web ads rated by people (Zeng et al. 2021); labelled ads",
  seen: true,
  looksAt: [
    "bare",
    "oneField",
    "white",
    "whiteBorder",
    "noPicture",
    "noThing",
    "dull",
    "fewTones",
    "fewWords",
    "weakFigure",
    "blank",
  ],
  reason: (m) =>
    `${percent(m.emptyShare)} of the ad holds nothing, and picture covers ${percent(m.pictureShare)} of it.`,
  places: () => [],
  mend: "Show the product or what it does in the bare part.",
};
