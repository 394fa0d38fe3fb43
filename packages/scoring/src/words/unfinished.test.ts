import { describe, expect, it } from "vitest";
import { isUnfinished } from "./unfinished.ts";

describe("a text that stops before its sentence does", () => {
  it.each(["How to brew your", "Warm, calm and", "Save up to", "Because you're", "Milk &"])("%s", (text) => {
    expect(isUnfinished(text)).toBe(true);
  });
  it.each(["Leaves,", "Tea worth waiting for.", "What are you waiting for?", "Log in", "Warm feet all winter", ""])(
    "not so: %s",
    (text) => {
      expect(isUnfinished(text)).toBe(false);
    },
  );
});
