import { describe, expect, it } from "vitest";
import { isKnownBrand } from "./known-brand.ts";

describe("names on public lists of brands", () => {
  it.each(["Starbucks", "McDonald's", "IKEA", "Volkswagen", "Toyota", "Shell", "Aldi", "Spotify"])(
    "knows %s",
    (name) => {
      expect(isKnownBrand(name)).toBe(true);
    },
  );
  it.each(["Sleep deeper tonight", "Shop now", "wxqzv", "Only $9.99", "ab"])("does not know “%s”", (words) => {
    expect(isKnownBrand(words)).toBe(false);
  });
});
