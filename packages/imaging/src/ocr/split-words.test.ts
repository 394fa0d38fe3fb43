import { describe, expect, it } from "vitest";
import type { ReadCharacter, Reading } from "./decode-line.ts";
import { splitWords } from "./split-words.ts";
import { foldLetters, isKnownWord, wordCost } from "./word-cost.ts";
import { openWordList, parseWordList, type WordList } from "./word-list.ts";

const list: WordList = await openWordList();

/** A line as the recogniser gives it: letters 20 px apart. "_" is a space that only a gap in the picture shows. */
const lineOf = (
  text: string,
  change: (one: ReadCharacter, i: number) => Partial<ReadCharacter> = () => ({}),
): Reading => {
  const characters = Array.from(text, (character, i): ReadCharacter => {
    const [from, to] = [i * 20, i * 20 + 16];
    const one = {
      character: character === "_" ? " " : character,
      probability: 0.95,
      from,
      to,
      gapBefore: 3,
      spaceBefore: 0.02,
    };
    return { ...one, ...(character === "_" && { isAdded: true }), ...change(one, i) };
  });
  return { characters, text, confidence: 0.95 };
};

const split = (text: string): string => splitWords(list, lineOf(text));

/** The letter at a place with a second choice. */
const doubting = (text: string, at: number, character: string, probability: number): string =>
  splitWords(
    list,
    lineOf(text, (_, i) => (i === at ? { probability: 1 - probability, others: [{ character, probability }] } : {})),
  );

describe("the word list", () => {
  it("holds common words above rare ones, and no letters that are no words", () => {
    expect(list.size).toBeGreaterThan(70_000);
    expect(wordCost(list, "free")).toBeGreaterThan(wordCost(list, "frieze"));
    expect(isKnownWord(list, "Free!")).toBe(true);
    expect(isKnownWord(list, "Café")).toBe(true);
    expect(isKnownWord(list, "s")).toBe(false);
  });

  it("ranks words by their order and adds up what several sections say", () => {
    const small = parseWordList("= ranked\nthe\nof\n= 35\nof\nfrieze\n");
    expect(small.get("the")).toBeGreaterThan(small.get("of") ?? 0);
    expect(small.get("of")).toBeGreaterThan(small.get("frieze") ?? 0);
  });

  it("takes numbers, measures, owners and addresses for words", () => {
    for (const word of ["$19.99", "50%", "24th", "mother's", "3-in-1", "www.statefarm.com", "Today,"])
      expect(wordCost(list, foldLetters(word))).toBeGreaterThan(wordCost(list, "qzvxqzvxkj"));
  });
});

describe("splitting the words of a line", () => {
  it.each([
    ["FREETRIAL", "FREE TRIAL"],
    ["Getyourfreequotetoday", "Get your free quote today"],
    ["SAVE20%NOW", "SAVE 20% NOW"],
    ["crisp,cool", "crisp, cool"],
    ["Only$19.99", "Only $19.99"],
  ])("parts %s", (glued, apart) => expect(split(glued)).toBe(apart));

  it.each([
    "Learn more",
    "don't wait",
    "www.statefarm.com",
    "Zürich",
    "pâtisserie",
    "Our pâtisserie",
    "$1,299.00",
    "24/7 support",
    "I am a fan",
  ])("leaves %s alone", (text) => expect(split(text)).toBe(text));

  it("joins across a space that the reader wrote only where a word comes out", () => {
    expect(split("insur ance")).toBe("insurance");
    expect(split("Bliz qor")).toBe("Bliz qor");
  });

  it.each([
    ["VO U CHER", "VOUCHER"],
    ["C EL EBRATING", "CELEBRATING"],
    ["S hi ne On!", "Shine On!"],
    ["con form", "con form"],
    ["Daily | Sponsored", "Daily | Sponsored"],
  ])("closes the gaps of wide lettering to a rare word, but not between two words: %s", (apart, joined) =>
    expect(split(apart)).toBe(joined),
  );

  it("keeps apart what the reader kept apart", () => {
    expect(split("any one can")).toBe("any one can");
    expect(split("anyone can")).toBe("anyone can");
  });

  it("follows a gap in the picture", () => expect(split("Bliz_qor")).toBe("Bliz qor"));

  it("takes the reader's second choice of a letter where it makes a word", () => {
    expect(doubting("CREDlT", 4, "I", 0.3)).toBe("CREDIT");
    expect(doubting("Zynga", 1, "i", 0.03)).toBe("Zynga");
    expect(doubting("from", 1, "a", 0.3)).toBe("from");
  });

  it("reads an empty line as nothing", () => expect(split("")).toBe(""));
});
