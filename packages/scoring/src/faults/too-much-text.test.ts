import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { tooMuchText } from "./too-much-text.ts";

describe("too_much_text", () => {
  const wordy = plainAd({ body: { words: 120, lines: 14, size: 0.02 } });
  const long = { ...wordy, textArea: 0.6, copy: { ...wordy.copy, words: 130, messageWords: 128 } };

  it("is likelier with more words", () => {
    expect(chanceOf("too_much_text", long)).toBeGreaterThan(chanceOf("too_much_text", plainAd()));
  });
  it("points at the longest text first", () => {
    expect(tooMuchText.places(long)[0]).toEqual(long.blocks[1]?.box);
    expect(tooMuchText.reason(long)).toContain("128 words");
  });
});
