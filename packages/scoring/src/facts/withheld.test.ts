import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import type { Facts } from "../types.ts";
import { withheldOf } from "./withheld.ts";

type Picture = Parameters<typeof withheldOf>[2];

const noDamage = { upsideDown: 0, negative: 0 };

const noPicture = { nonAd: { kind: null, probability: 0 }, damage: noDamage } as unknown as Picture;

const factsWith = (change: Partial<Facts>): Facts => {
  const facts = { headline: "", text: [], brand: null, cta: null, orientation: "upright", script: "latin" };
  const lines = (change.text ?? []).map((text) => ({ text, box: { x: 0, y: 0, width: 0.2, height: 0.05 } }));
  return { ...facts, lines, ...change } as unknown as Facts;
};

/** Only what the words decide is looked at here; the other facts are those of an upright ad. */
const reasonFor = (headline: string, ...others: string[]): string | undefined => {
  const text = [headline, ...others];
  return withheldOf(plainAd(), factsWith({ headline, text }), noPicture)?.reason;
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

it("calls no ad gibberish in which one line is plainly of another language", () => {
  const text = ["IRCU", "ABBIAMO CAMBIATO LE REGOLE", "OPENBAR", "ABAT", "NOVEMBRE"];
  expect(withheldOf(plainAd(), factsWith({ headline: "ABBIAMO CAMBIATO LE REGOLE", text }), noPicture)).toBeNull();
  const scrambled = ["IRCU", "OBBAIMA TAOBMICA EL GOLREE", "OPENBAR", "ABAT", "VONEMREB"];
  expect(
    withheldOf(plainAd(), factsWith({ headline: "OBBAIMA TAOBMICA EL GOLREE", text: scrambled }), noPicture)?.reason,
  ).toBe("gibberish");
});

it("takes no made-up line among English ones for another language", () => {
  // Three letters at a time the second line is as much like Romanian as the Italian one above is like Italian.
  expect(reasonFor("Blorf your snizzle", "Trindle waps, gopple nims", "Zorpia", "Get started")).toBe("gibberish");
});

describe("withheldOf, by what it is like", () => {
  const memeOf = (...text: string[]) => {
    const nonAd = { kind: "meme", probability: 0.6 };
    return withheldOf(plainAd(), factsWith({ headline: text[0] ?? "", text }), {
      nonAd,
      damage: noDamage,
    } as unknown as Picture);
  };

  it("takes nothing that names a deal for a joke", () => {
    expect(memeOf("When Monday comes", "and it is only Tuesday")?.reason).toBe("meme");
    expect(memeOf("Black Friday", "Deals")).toBeNull();
  });
});

describe("withheldOf, by what is a fact", () => {
  const withheld = (change: Partial<Facts>, unread = plainAd().unread) =>
    withheldOf({ ...plainAd(), unread }, factsWith(change), noPicture);
  const text = ["Nordwell", "Warm coats from £49", "Free returns for 30 days", "Shop now"];

  it("names the words of a template that one part of the ad still holds", () => {
    expect(withheld({ text: ["Company Name", ...text.slice(1)] })).toEqual({
      reason: "placeholder",
      message: "This picture still holds words of a template: “Company Name”. Put in the real words to get a score.",
    });
    expect(withheld({ text })).toBeNull();
  });

  it.each(["sideways", "flipped", "upside_down", "mirrored"] as const)(
    "says in a sentence that it is %s",
    (orientation) => {
      expect(withheld({ text, orientation })).toEqual({
        reason: orientation,
        message: expect.stringMatching(/^This .*\.$/),
      });
    },
  );

  it("withholds where a name was read beside larger lettering that was not, and not for an ornament", () => {
    const line = (y: number, height: number) => ({ x: 0.1, y, width: 0.5, height });
    const few = { text: ["Nordwell", "Shop"] };
    expect(withheld(few, [line(0.2, 0.1), line(0.4, 0.1)])?.reason).toBe("unreadable_script");
    expect(withheld(few, [line(0.2, 0.02), line(0.4, 0.02)])).toBeNull();
    expect(withheld(few, [line(0.2, 0.2)])).toBeNull();
    expect(withheld({ text }, [line(0.2, 0.1), line(0.4, 0.1)])).toBeNull();
  });
});
