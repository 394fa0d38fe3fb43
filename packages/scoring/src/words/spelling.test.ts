import { describe, expect, it } from "vitest";
import { spellingFaults } from "./spelling.ts";

describe("W14 spelling faults", () => {
  it.each([
    ["Fast deliverd to your door", "deliverd", "delivered"],
    ["A freee gift", "freee", "free"],
    ["GUARENTEED RESULTS", "GUARENTEED", "guaranteed"],
    ["Recieve your gift", "Recieve", "receive"],
    ["Beautifull skin", "Beautifull", "beautiful"],
  ])("W14 %s", (text, word, suggestion) => {
    expect(spellingFaults(text)).toEqual([{ word, suggestion }]);
  });
  it.each([
    "",
    "Just do it",
    "TikTok made me buy it",
    "Softest skincare for your colour",
    "Visit www.deliverd.com or @freee today",
    "Organise your favourite recipes",
    "Nespresso. What else?",
    "50% off everything",
  ])("W14 finds nothing in %j", (text) => {
    expect(spellingFaults(text)).toEqual([]);
  });
});
