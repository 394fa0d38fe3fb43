import { percent } from "../words/wording.ts";
import { defaultType } from "../facts/text-facts.ts";
import type { Measures } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";

function plainType(m: Measures): string {
  if (m.copy.words === 0) return "No words could be read.";
  const plain = defaultType(m);
  return plain < 0.005
    ? "None of the words are set in plain dark type on white."
    : `${percent(plain)} of the words are set in plain dark type on white.`;
}

export const datedLook: Fault = {
  code: "dated_look",
  score: "contrast",
  topic: "Styling of the type",
  label: "Looks unstyled or out of date",
  phrase: "an unstyled or dated look",
  works: "Looks designed",
  grade: "A",
  sources: "Web ads rated by people (Zeng et al. 2021); labelled ads",
  seen: true,
  looksAt: [
    "unfocused",
    "white",
    "whiteBorder",
    "pale",
    "textArea",
    "longLines",
    "brandPlain",
    "misaligned",
    "looks_dated_look",
  ],
  looked: plainType,
  reason: plainType,
  places: () => [],
  mend: "Set the ad in the brand’s own type and colours instead of defaults.",
};
