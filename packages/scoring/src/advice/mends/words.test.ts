import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import type { Measures } from "../../facts/seen.ts";
import { WORD_MENDS } from "./words.ts";

it("asks nobody to say a name another way: a restricted word that stands alone is one", () => {
  const mend = (text: string) =>
    WORD_MENDS.policy_risk?.(plainAd({ headline: { text, words: text.split(" ").length } }))?.text;
  expect(mend("LOTTERY")).toBe(
    "Platforms restrict ads for “LOTTERY”, and some run none: read their rules before you book.",
  );
  expect(mend("Natural Method To Treat Neuropathy")).toContain("or say it another way");
  expect(mend("Win the lottery today with us")).toContain("or say it another way");
});

it("promises no approval: what platforms refuse outright, such as tobacco, gets none", () => {
  const mend = (text: string) =>
    WORD_MENDS.policy_risk?.(plainAd({ headline: { text, words: text.split(" ").length } }))?.text;
  for (const text of ["HOOKAH", "Win the lottery today with us"]) expect(mend(text), text).not.toContain("approval");
});

it("quotes no headline that may be misread", () => {
  const mend = (text: string, confidence: number, unsure: Measures["unsure"] = []) =>
    WORD_MENDS.no_reason?.({ ...plainAd({ headline: { text, confidence } }), unsure })?.text;
  expect(mend("Sleep deeper tonight", 0.95)).toContain("next to “Sleep deeper tonight”");
  expect(mend("CHRIS PRATT PASANGRS", 0.95)).toContain("next to the headline, add");
  expect(mend("Sleep deeper tonight", 0.95, ["headline"])).toContain("next to the headline, add");
});
