import { expect, it } from "vitest";
import { countOfWords } from "./words.ts";

it.each([
  ["GET YOUR BB&T MORTGAGE NOW", 5],
  ["a new scent for #the2ofus", 5],
  ["www.northmill.com", 1],
  ["24/7 — online clinic", 3],
  ["Save 1,000 & more", 3],
  ["品质生活从这里开始", 5],
  ["", 0],
])("counts the words of “%s” as a reader does: %i", (text, count) => {
  expect(countOfWords(text)).toBe(count);
});
