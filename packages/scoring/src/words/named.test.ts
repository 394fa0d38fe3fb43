import { expect, it } from "vitest";
import { named } from "./named.ts";

it("quotes no word that no list holds in letters both faint and small", () => {
  const text = { text: "tne most expensive", confidence: 0.993, box: { x: 0.1, y: 0.1, width: 0.2, height: 0.05 } };
  expect(named({ ...text, ratio: 1.3, feedPx: 7 })).toBe("The text at the top left");
  expect(named({ ...text, ratio: 1.3, feedPx: 20 })).toBe("“tne most expensive”");
  expect(named({ ...text, ratio: 4.5, feedPx: 7 })).toBe("“tne most expensive”");
  expect(named({ ...text, ratio: 1.3, feedPx: 7, text: "the most expensive" })).toBe("“the most expensive”");
});
