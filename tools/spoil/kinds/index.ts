import type { Spoiling } from "../spoiling.ts";
import { additionSpoilings } from "./additions.ts";
import { colourSpoilings } from "./colours.ts";
import { cuttingSpoilings } from "./cutting.ts";
import { handlingSpoilings } from "./handling.ts";
import { roleSpoilings } from "./roles.ts";
import { sharpnessSpoilings } from "./sharpness.ts";
import { withHeadline, wordSpoilings } from "./words.ts";

export const SPOILINGS: readonly Spoiling[] = [
  ...colourSpoilings,
  ...sharpnessSpoilings,
  ...cuttingSpoilings,
  ...roleSpoilings,
  ...wordSpoilings,
  ...additionSpoilings,
  ...handlingSpoilings,
];

/** No spoiling: the headline's own words set anew, by the same hand as the words that spoil it. Where it moves a score, that is the hand's doing. */
export const RESET: Spoiling = {
  name: "reset",
  what: "Headline's own words set anew",
  expected: { faults: [], withheld: [], flags: [] },
  needs: ["headline"],
  apply: (ad) => withHeadline(ad, ad.headline),
};
