import { expect, test } from "vitest";
import { isTemplate } from "./placeholder.ts";

test("a line that only a template holds is told, whatever stands beside it", () => {
  for (const line of [
    "Headline goes here",
    "Your headline here",
    "SUBTITLE GOES HERE.",
    "Insert your body text here",
    "Lorem ipsum dolor sit amet,",
  ])
    expect(isTemplate([line]), line).toBe(true);
});

test("it may run over lines", () => {
  expect(isTemplate(["Headline", "goes", "here", "Eliminate waste"])).toBe(true);
  expect(isTemplate(["Headline", "Eliminate waste"])).toBe(false);
});

test("ads for printing on things, and real requests, are none", () => {
  for (const line of [
    "Your logo here",
    "YOUR TEXT HERE",
    "Click here",
    "Start here",
    "The caption contest",
    "Headline",
  ])
    expect(isTemplate([line]), line).toBe(false);
});
