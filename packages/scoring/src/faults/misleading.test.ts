import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { misleading } from "./misleading.ts";

describe("misleading", () => {
  it("is declared as not seen, and never judged", () => {
    expect(misleading.seen).toBe(false);
    expect(chanceOf("misleading", plainAd())).toBeNaN();
    expect(misleading.reason(plainAd()).length).toBeGreaterThan(10);
  });
});
