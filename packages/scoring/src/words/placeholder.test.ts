import { expect, test } from "vitest";
import { isTemplate, templateFields } from "./placeholder.ts";

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

test.each([
  ["Order at www.ReallyGreatSite.com now", "www.reallygreatsite.com"],
  ["@reallygreat site", "@reallygreat site"],
  ["reallygreatsite@ gmail.com", "reallygreatsite@ gmail.com"],
  ["hello@reallygreatsite.com", "hello@reallygreatsite.com"],
  ["Find us @YourWebsite", "@yourwebsite"],
  ["IMAGE NOT INCLUDED", "image not included"],
  ["Call 123-456-7890", "123-456-7890"],
])("%s holds what a template puts there", (line, field) => {
  expect(templateFields(line)).toEqual([field]);
});

test.each(["What a really great sight", "www.northmill.com", "info@northmill.com"])("%s does not", (line) => {
  expect(templateFields(line)).toEqual([]);
});
