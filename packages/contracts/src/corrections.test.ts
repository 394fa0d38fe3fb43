import { expect, it } from "vitest";
import { CorrectedFacts, Corrections } from "./corrections.ts";

const problemsOf = (input: unknown): string[] =>
  CorrectedFacts.safeParse(input).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

it("refuses each fact that cannot be corrected, by its name, beside other mistakes", () => {
  const sentence =
    "This cannot be corrected. Known are: brand, headline_lines, cta_lines, left_out_lines, line_texts, headline.";
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

it("says what is wrong with lines that ask and with what lines say", () => {
  expect(problemsOf({ cta_lines: [] })).toEqual([
    "cta_lines: Pick at least one line, or send null where the ad asks for nothing.",
  ]);
  expect(problemsOf({ cta_lines: null, line_texts: [{ line: 0, text: " Summer sale " }] })).toEqual([]);
  const both = { headline_lines: [0, 1], cta_lines: [1, 2], left_out_lines: [2] };
  expect(problemsOf(both)).toEqual([
    "left_out_lines: A line of the call to action cannot be left out.",
    "cta_lines: A line of the headline cannot be the call to action too.",
  ]);
  expect(problemsOf({ line_texts: "Sale" })).toEqual([
    "line_texts: What lines say is a list of their numbers and words.",
  ]);
  const shape = "line_texts.0: Each is the number of a line and what it says.";
  expect(problemsOf({ line_texts: ["Sale"] })).toEqual([shape]);
  expect(problemsOf({ line_texts: [{ line: 0, text: "Sale", role: "body" }] })).toEqual([shape]);
  expect(problemsOf({ line_texts: [{ line: 0, text: " " }] })).toEqual([
    "line_texts.0.text: Enter what the line says.",
  ]);
  expect(problemsOf({ line_texts: [{ line: 0, text: "x".repeat(301) }] })).toEqual([
    "line_texts.0.text: At most 300 characters.",
  ]);
  const long = Array.from({ length: 14 }, (_, line) => ({ line, text: "x".repeat(300) }));
  expect(problemsOf({ line_texts: long })).toEqual(["line_texts: At most 4,000 characters in all."]);
  expect(problemsOf({ line_texts: long.slice(1) })).toEqual([]);
  expect(problemsOf({ line_texts: [{ line: -1, text: "Sale" }] })).toEqual([
    "line_texts.0.line: Lines are named by their numbers.",
  ]);
  const twice = [0, 0].map((line) => ({ line, text: "Sale" }));
  expect(problemsOf({ line_texts: twice })).toEqual(["line_texts: Name each line once."]);
});

it("still reads corrections that were kept before", () => {
  const line_texts = Array.from({ length: 14 }, (_, line) => ({ line, text: "x".repeat(300) }));
  const before = { brand: null, headline_lines: [2], left_out_lines: [0], line_texts };
  expect(Corrections.parse(before)).toEqual(before);
});

it("still reads a name of one letter that was kept before", () => {
  expect(Corrections.parse({ brand: "W" })).toEqual({ brand: "W" });
});
