import { beforeAll, describe, expect, it } from "vitest";
import { openWordPieces, piecesOf, type WordPieces } from "./word-pieces.ts";

let vocabulary: WordPieces;
beforeAll(async () => {
  vocabulary = await openWordPieces();
});

describe("pieces of words, as the encoder was taught them", () => {
  // Numbers by the encoder's own tokenizer; 5,383 lines of ads came out alike.
  it.each([
    ["Learn", [4553]],
    ["CAFÉ", [7668]],
    ["€50", [1574, 12376]],
    ["$9.99!", [1002, 1023, 1012, 5585, 999]],
    ["Zwiftly", [1062, 9148, 6199, 2135]],
    ["日本", [1864, 1876]],
    ["", []],
  ])("%s", (word, pieces) => {
    expect(piecesOf(word, vocabulary)).toEqual(pieces);
  });
  it("a word of letters it has not met is one unknown", () => {
    expect(piecesOf("\u{1F6D2}", vocabulary)).toEqual([100]);
    expect(piecesOf("a".repeat(101), vocabulary)).toEqual([100]);
  });
});
