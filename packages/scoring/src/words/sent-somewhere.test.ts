import { expect, test } from "vitest";
import { isRequestToGo, requestsToGo } from "./sent-somewhere.ts";

const found = (text: string): string[] => requestsToGo(text).map(([from, to]) => text.slice(from, to));

test("a request to go to an address or to call a number is found inside running text", () => {
  expect(found("Soft soles for long days. Visit us online at example.com. Made in Oslo")).toEqual([
    "Visit us online at example.com.",
  ]);
  expect(found("For ways to look after your garden all year round go to example.org")).toEqual(["go to example.org"]);
  expect(found("New colours. For a free sample go to example.com/sample")).toEqual([
    "For a free sample go to example.com/sample",
  ]);
  expect(found("TO RESERVE CALL (+47) 664 2200")).toEqual(["TO RESERVE CALL (+47) 664 2200"]);
  expect(found("Find a shop near you at www.example.com!")).toEqual(["Find a shop near you at www.example.com!"]);
  expect(found("Visit example.org/events or text EVENTS to 80805 today")).toEqual([
    "Visit example.org/events or text EVENTS to 80805",
  ]);
  expect(found("Text SOFT to 80805")).toEqual(["Text SOFT to 80805"]);
});

test("somebody is asked to write, where a mailbox alone is an address", () => {
  expect(found("TO JOIN, PLEASE EMAIL: CLUB@EXAMPLE.COM")).toEqual(["TO JOIN, PLEASE EMAIL: CLUB@EXAMPLE.COM"]);
  expect(found("Email us at hello@example.com")).toEqual(["Email us at hello@example.com"]);
  expect(found("Purchase tickets at example.com")).toEqual(["Purchase tickets at example.com"]);
  expect(found("Email: hello@example.com")).toEqual([]);
});

test("bare addresses and numbers, and sentences that name one in passing, ask for nothing", () => {
  for (const text of [
    "www.example.com",
    "(909) 555-0134",
    "As seen on example.com",
    "Our recall of 2019 was small",
    "We call it comfort. example.com",
    "Buy one and get 20 off",
  ])
    expect(found(text), text).toEqual([]);
});

test("a whole request is told from a part of a text", () => {
  expect(isRequestToGo("Visit us at example.com.")).toBe(true);
  expect(isRequestToGo("Soft soles. Visit us at example.com.")).toBe(false);
});
