import { expect, it } from "vitest";
import { namesADay } from "./dates.ts";

it.each([
  ["Samedi prochain", "fr"],
  ["16 FEVRIER", "fr"],
  ["16 DE ABRIL 2022", "es"],
  ["am 3. Mai", "de"],
  ["12. května", "cs"],
  ["16 kwietnia", "pl"],
])("knows a day by the calendar of its language: %s", (text, language) => {
  expect(namesADay(text, language)).toBe(true);
});

it.each([
  ["La mode de mars", "fr"],
  ["Marsch der Frauen", "de"],
  ["5 tháng", "vi"],
  ["16 février", "es"],
  ["16 février", ""],
])("takes no season, no other word and no other language for one: %s", (text, language) => {
  expect(namesADay(text, language)).toBe(false);
});
