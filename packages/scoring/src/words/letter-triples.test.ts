import { describe, expect, it } from "vitest";
import { bytesOf } from "./base64.ts";
import { LETTER_TRIPLES } from "./letter-triples.data.ts";
import { strangeness, tableOfTriples } from "./letter-triples.ts";
import { everyWord } from "./lexicon.ts";

describe("strangeness", () => {
  it("is what the lexicon gives", () => {
    expect([...tableOfTriples(everyWord(), 4)]).toEqual([...bytesOf(LETTER_TRIPLES)]);
  });
  it.each(["shop", "Lufthansa", "Blumenladen", "croissant", "mañana"])("finds %s usual", (word) => {
    expect(strangeness(word)).toBe(0);
  });
  it.each(["xqzkv", "Vbnmq", "zxcv"])("finds %s strange", (word) => {
    expect(strangeness(word)).toBeGreaterThan(0.8);
  });
});
