import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { WORD_MENDS } from "./words.ts";

it("asks nobody to say a name another way: a restricted word that stands alone is one", () => {
  const mend = (text: string) =>
    WORD_MENDS.policy_risk?.(plainAd({ headline: { text, words: text.split(" ").length } }))?.text;
  expect(mend("LOTTERY")).toBe("Platforms run ads for “LOTTERY” only with their approval: have it ready.");
  expect(mend("Natural Method To Treat Neuropathy")).toContain("or say it another way");
  expect(mend("Win the lottery today with us")).toContain("or say it another way");
});
