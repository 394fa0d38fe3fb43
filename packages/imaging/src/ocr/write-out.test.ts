import { describe, expect, it } from "vitest";
import type { ReadCharacter } from "./decode-line.ts";
import type { Manner } from "./script-readers.ts";
import { joinParts, writeOut } from "./write-out.ts";

const arabic: Manner = {
  letters: /\p{Script=Arabic}/u,
  hasSpaces: true,
  isRightToLeft: true,
  hasColumns: false,
  sureFrom: { line: 0.75, few: 0.9 },
};
const chinese: Manner = {
  letters: /\p{Script=Han}/u,
  hasSpaces: false,
  isRightToLeft: false,
  hasColumns: true,
  sureFrom: { line: 0.75, few: 0.9 },
};
const korean: Manner = { ...chinese, letters: /\p{Script=Hangul}/u, hasSpaces: true };

/** What a reader that goes from left to right hands over. */
const seen = (text: string) => {
  const characters = Array.from(text).map((character, i): ReadCharacter => ({
    character,
    probability: 1,
    from: i,
    to: i + 1,
  }));
  return { characters, text, confidence: 1 };
};
const written = (manner: Manner, text: string): string => writeOut(manner)(seen(text)).text;
/** Letters as they stand in the picture of a text that runs from right to left. */
const mirrored = (text: string): string => Array.from(text).toReversed().join("");

describe("writing from right to left", () => {
  it("comes out in the order of reading", () => {
    expect(written(arabic, mirrored("اشتر الآن"))).toBe("اشتر الآن");
  });

  it("leaves numbers and Latin words as they stand", () => {
    expect(written(arabic, `920000123 ${mirrored("اتصل بنا")}`)).toBe("اتصل بنا 920000123");
    expect(written(arabic, `${mirrored("الآن")} iPhone 15 ${mirrored("اشتر")}`)).toBe("اشتر iPhone 15 الآن");
    expect(written(arabic, `3,99 ${mirrored("فقط")}`)).toBe("فقط 3,99");
  });

  it("puts the sign of a share behind its number and brackets round what they hold", () => {
    expect(written(arabic, `%50 ${mirrored("خصم")}`)).toBe("خصم 50%");
    expect(written(arabic, `(${mirrored("مجانا")}) ${mirrored("اشتر")}`)).toBe("اشتر (مجانا)");
  });

  it("is joined from the right", () => {
    expect(joinParts(arabic)("الآن", "اشتر")).toBe("اشتر الآن");
    expect(joinParts(arabic)("Shop", "now")).toBe("Shop now");
  });
});

describe("writing without spaces", () => {
  it("loses those between its signs and keeps those between Latin words", () => {
    expect(written(chinese, "限时 优惠 ，全场五折")).toBe("限时优惠，全场五折");
    expect(written(chinese, "iPhone 15 Pro 全新 上市")).toBe("iPhone 15 Pro 全新上市");
    expect(joinParts(chinese)("现在", "就买")).toBe("现在就买");
    expect(joinParts(chinese)("PANGU", "RESIDENCES")).toBe("PANGU RESIDENCES");
  });

  it("has digits and signs of money of ordinary width", () => {
    expect(written(chinese, "￥３，９８０")).toBe("¥3，980");
  });
});

it("Korean keeps its spaces", () => {
  expect(written(korean, "지금  구매하기")).toBe("지금 구매하기");
});
