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

it("says that there are more words where some were not read", () => {
  const unread = [{ x: 0.1, y: 0.9, width: 0.5, height: 0.05 }];
  expect(tooMuchText.reason({ ...plainAd(), unread })).toMatch(/^The message has at least \d+ words/);
  expect(tooMuchText.reason(plainAd())).toMatch(/^The message has \d+ words/);
});
