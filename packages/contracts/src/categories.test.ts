import { describe, expect, it } from "vitest";
import { CategoryName } from "./categories.ts";
import { foldCategoryName, isReservedCategoryName } from "./text-rules.ts";

function problems(input: unknown): string[] {
  const result = CategoryName.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe("reserved names", () => {
  it.each(["add new", " ALL ", "a/b  testing", "Ａｌｌ", "Al\u200Bl", "A／B Testing"])("refuse %j", (name) => {
    expect(isReservedCategoryName(name)).toBe(true);
    expect(problems(name)).toEqual([`New category cannot be '${name.trim()}'.`]);
  });

  it.each(["Allies", "New", "AB Testing", "Add Newer"])("leave %j alone", (name) => {
    expect(problems(name)).toEqual([]);
  });
});

describe("length", () => {
  it.each([undefined, null, 3, {}, "", "   ", "\u200B"])("asks for %j", (name) => {
    expect(problems(name)).toEqual(["Category Name is required"]);
  });

  it("counts code points", () => {
    expect(problems("😀".repeat(20))).toEqual([]);
    expect(problems("😀".repeat(21))).toEqual(["New category must be maximum 20 characters."]);
    expect(problems("a".repeat(21))).toEqual(["New category must be maximum 20 characters."]);
  });
});

it.each(["a\u0000b", "a\uDC00b", "a\u202Eb"])("refuses what cannot be stored or shown: %j", (name) => {
  expect(problems(name)).toEqual(["Category Name contains characters that are not allowed."]);
});

describe("folding", () => {
  it.each([
    ["Summer  Sale", " summer sale "],
    ["STRASSE", "Straße"],
    ["ΟΔΟΣ", "οδος"],
    ["Café", "CAFE\u0301"],
  ])("%j and %j are one category", (a, b) => {
    expect(foldCategoryName(a)).toBe(foldCategoryName(b));
  });

  it("folding twice changes nothing", () => {
    for (const name of ["İstanbul", "ﬁnal", "ǅ", "Ａ／Ｂ"]) {
      expect(foldCategoryName(foldCategoryName(name))).toBe(foldCategoryName(name));
    }
  });
});
