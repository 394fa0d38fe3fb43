import { expect, it } from "vitest";
import { CorrectedFacts, Corrections } from "./corrections.ts";

const problemsOf = (input: unknown): string[] =>
  CorrectedFacts.safeParse(input).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

it("refuses each fact that cannot be corrected, by its name, beside other mistakes", () => {
  const sentence = "This cannot be corrected. Known are: brand, headline_lines, left_out_lines, headline.";
  expect(problemsOf({ cta: "Buy", brand: "Nordlys" })).toEqual([`cta: ${sentence}`]);
  expect(problemsOf({ overall: 100, lines: null })).toEqual([`overall: ${sentence}`, `lines: ${sentence}`]);
  expect(problemsOf({})).toEqual([]);
});

it("says in plain words what is wrong with a value", () => {
  expect(problemsOf({ headline_lines: null })).toEqual(["headline_lines: Lines are named by a list of their numbers."]);
  expect(problemsOf({ brand: 7 })).toEqual(["brand: The brand must be a name, or null where the ad shows none."]);
  expect(problemsOf({ brand: "W" })).toEqual(["brand: At least 2 letters or figures."]);
  expect(problemsOf({ brand: "H&M" })).toEqual([]);
});

it("still reads a name of one letter that was kept before", () => {
  expect(Corrections.parse({ brand: "W" })).toEqual({ brand: "W" });
});
