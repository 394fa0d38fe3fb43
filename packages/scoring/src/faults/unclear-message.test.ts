import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { unclearMessage } from "./unclear-message.ts";

describe("unclear_message", () => {
  const vague = plainAd({ headline: null, body: null, action: { text: "Learn more" } });
  const unclear = { ...vague, copy: { ...vague.copy, benefit: false, messageWords: 2, ease: 10 } };

  it("is likelier without a headline and a benefit", () => {
    expect(chanceOf("unclear_message", unclear)).toBeGreaterThan(chanceOf("unclear_message", plainAd()));
    expect(unclearMessage.reason(unclear)).toContain("No headline");
  });
});
