import { expect, test } from "vitest";
import { isTemplate, templateFields } from "./placeholder.ts";
import { textSense } from "./text-sense.ts";

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

const kindOf = (...lines: string[]) => (isTemplate(lines) ? "placeholder" : textSense(lines).kind);

test.each([
  ["The core benefit comes in here"],
  ["Your selling point belongs here"],
  ["Insert a claim"],
  ["Put your strapline in"],
  ["Type in a punchy headline"],
  ["Killer headline"],
  ["Your core message here"],
  ["Company description"],
  ["Name of the product"],
  ["Copy field"],
  ["State your offer in one sentence"],
  ["A short sentence about your company"],
  ["00% off"],
])("a note about a part of the ad is no ad: %j", (...lines) => {
  expect(kindOf(...lines)).toBe("placeholder");
});

test("it may run over lines, too", () => {
  expect(kindOf("Your selling", "point goes in here", "Halden", "Warm coats for cold days")).toBe("placeholder");
});

test.each([
  ["Write headlines that sell"],
  ["Your headline, tested on 1,000 readers"],
  ["Copywriting for everyone"],
  ["Learn to write a slogan that sticks"],
  ["Key benefits"],
  ["Insert coin"],
  ["Put your name down"],
  ["Add your name"],
  ["Write your message on a mug"],
  ["Type faster"],
  ["Your promise"],
  ["A bold statement"],
  ["Get the picture?"],
  ["Service you can trust"],
  ["The benefit is yours"],
  ["Name your price"],
  ["Doors at 00.00"],
  ["100% wool"],
  ["Our slogan goes: never cold"],
])("words about writing that say something stay: %j", (line) => {
  expect(kindOf(line)).toBe("ok");
});
