import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { hardWords } from "./hard-words.ts";

describe("hard_words", () => {
  it("is declared as not seen, and never judged", () => {
    expect(hardWords.seen).toBe(false);
    expect(chanceOf("hard_words", plainAd())).toBeNaN();
    expect(hardWords.reason(plainAd()).length).toBeGreaterThan(10);
  });
});
