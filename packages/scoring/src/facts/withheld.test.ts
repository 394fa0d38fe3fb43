import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import type { Facts } from "../types.ts";
import { withheldOf } from "./withheld.ts";

const noDamage = { upsideDown: 0, negative: 0 };

/** Only what the words decide is looked at here; the other facts are those of an upright ad. */
const reasonFor = (headline: string, ...others: string[]): string | undefined => {
  const text = [headline, ...others];
  const facts = { headline, text, lines: text, orientation: "upright", script: "latin" } as unknown as Facts;
  const picture = { nonAd: { kind: null, probability: 0 }, damage: noDamage } as unknown as Parameters<
    typeof withheldOf
  >[2];
  return withheldOf(plainAd(), facts, picture)?.reason;
};

describe("withheldOf, by the words", () => {
  const indonesian = "BUNGKUS RAPI TUJUH PITA HIJAU";

  it("judges a headline of another language by the text around it", () => {
    expect(reasonFor(indonesian, "Khusus untuk pelanggan kami yang setia", "Gratis dengan kue ini")).toBeUndefined();
  });

  it("withholds the score where the text around it is English, or none of it makes sense", () => {
    expect(reasonFor("Ztrkl vbnmq pwxy fghj kwqz", "Get your new pillow for less today")).toBe("gibberish");
    expect(reasonFor("Ztrkl vbnmq pwxy fghj kwqz", "Blorf wimpan trelk vosh")).toBe("gibberish");
  });
});
