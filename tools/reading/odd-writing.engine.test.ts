import { extractSignals, startReadingClock } from "@adjudge/imaging";
import { analyse } from "@adjudge/scoring";
import sharp from "sharp";
import { sharedLetters } from "./shared-letters.ts";
import { describe, expect, it } from "vitest";
import { adSpecs, renderAd, vary, type AdSpec } from "../adgen/index.ts";
import { countAd } from "./count-words.ts";

const isWhole = process.env["TEST_ALL"] === "1";
/** The gate takes the first of each list. */
const someOf = <T>(list: readonly T[]): readonly T[] => (isWhole ? list : list.slice(0, 1));

const base = (): AdSpec => {
  const spec = adSpecs().find((one) => one.id.startsWith("bank-sideBySide"));
  if (spec === undefined) throw new Error("the ad this test starts from is gone");
  return spec;
};

let upright: ReturnType<typeof extractSignals> | undefined;
/** The ad as it is, read once for both tests that set it against another reading. */
const readBase = (): ReturnType<typeof extractSignals> =>
  (upright ??= renderAd(base()).then(({ bytes }) => extractSignals(bytes)));

const translated = (headline: string, body: string): AdSpec =>
  vary(
    base(),
    { kind: "rewrite", id: "headline", text: headline },
    { kind: "rewrite", id: "body", text: body },
    { kind: "rewrite", id: "cta", text: body.slice(0, 10) },
    { kind: "rewrite", id: "brand", text: headline.slice(0, 7) },
    { kind: "rewrite", id: "offer", text: headline.slice(0, 6) },
    { kind: "remove", id: "legal" },
  );

/** A page of so many words in letters of so many pixels, under a headline where one is given. */
const fullOfWords = async (
  count: number,
  size: number,
  headline?: string,
): Promise<{ bytes: Uint8Array; text: string }> => {
  const stock = ["quiet", "money", "table", "paper", "summer", "window", "letter", "garden"];
  const text = Array.from({ length: count }, (_, i) => stock[i % stock.length]).join(" ");
  const print = { kind: "text", weight: 400, italic: false, colour: "#111111" } as const;
  const spec: AdSpec = {
    ...base(),
    id: `words-${count}`,
    background: "#ffffff",
    layers: [
      {
        kind: "stack",
        id: "words",
        x: 20,
        y: 20,
        width: 1040,
        height: 1040,
        align: "left",
        justify: "start",
        gap: 4,
        font: "Arimo",
        ground: "#ffffff",
        items: [
          ...(headline === undefined
            ? []
            : [{ ...print, id: "headline", role: "headline" as const, text: headline, size: 90 }]),
          { ...print, id: "body", role: "body", text, size },
        ],
      },
    ],
  };
  return { bytes: (await renderAd(spec)).bytes, text };
};

describe("odd writing", () => {
  it("knows a picture that stands on its head or is seen in a mirror, and reads it", async () => {
    const ad = await renderAd(base());
    const turned = {
      upright: readBase,
      upside_down: async () => extractSignals(await sharp(ad.bytes).rotate(180).png().toBuffer()),
      ...(isWhole ? { mirrored: async () => extractSignals(await sharp(ad.bytes).flop().png().toBuffer()) } : {}),
    };
    for (const [how, read] of Object.entries(turned)) {
      const { lines, orientation } = await read();
      expect(orientation).toBe(how);
      const count = countAd(ad.truth, lines);
      expect(count.found / count.expected).toBeGreaterThan(0.85);
    }
  });

  const others: [name: string, script: string, headline: string, body: string][] = [
    ["Arabic", "arabic", "أموالك في مكان واحد", "شاهد كل حساب وكل فاتورة على شاشة واحدة"],
    ["Hindi", "devanagari", "आपका पैसा एक जगह", "हर खाता हर बिल और हर बचत एक स्क्रीन पर देखें"],
    ["Russian", "cyrillic", "Ваши деньги в одном месте", "Все счета и все расходы на одном экране"],
    ["Greek", "greek", "Τα χρήματά σας σε ένα μέρος", "Δείτε κάθε λογαριασμό σε μία οθόνη"],
  ];
  it.each(someOf(others))(
    "reads four letters of five of %s, and names its script",
    async (_name, named, headline, body) => {
      const { lines, script } = await extractSignals((await renderAd(translated(headline, body))).bytes);
      expect(script).toBe(named);
      const read = lines.map(({ text }) => text).join(" ");
      const right = sharedLetters(headline, read) + sharedLetters(body, read);
      expect(right / (headline.length + body.length)).toBeGreaterThan(0.8);
    },
  );

  const latin: [name: string, headline: string, body: string][] = [
    ["Polish", "Twoje pieniądze w jednym miejscu", "Zobacz każde konto i każdy rachunek na jednym ekranie"],
    ["Turkish", "Paranız tek bir yerde", "Her hesabı ve her faturayı tek ekranda görün"],
    ["Finnish", "Rahasi yhdessä paikassa", "Näe kaikki tilisi ja laskusi yhdellä näytöllä"],
  ];
  it.each(someOf(latin))("takes %s for no other script", async (_name, headline, body) => {
    const { lines, script } = await extractSignals((await renderAd(translated(headline, body))).bytes);
    expect(script).toBeNull();
    expect(lines.length).toBeGreaterThan(2);
  });

  it.runIf(isWhole)("reads five hundred words", async () => {
    const { bytes, text } = await fullOfWords(500, 20);
    const { lines, readingCut } = await extractSignals(bytes);
    const count = countAd({ texts: [{ text }] }, lines);
    expect(count.found / count.expected).toBeGreaterThan(0.95);
    expect(readingCut).toBe(false);
  });

  it.runIf(isWhole)("N83: leaves out the smallest of thousands of words, and says so", async () => {
    const { bytes } = await fullOfWords(2500, 11);
    const signals = await extractSignals(bytes);
    expect(signals.readingCut).toBe(true);
    expect(analyse(signals).notes.join(" ")).toContain("the smallest of it was left out");
  });
});

describe("N83: a machine so busy that the clock decides", () => {
  /** Each look at it finds another five seconds gone: the second one is too late. */
  const tickingClock = (): ReturnType<typeof startReadingClock> => {
    let seconds = 0;
    return startReadingClock(() => (seconds += 5) * 1000);
  };

  it("leaves the smallest writing of a full page out, says so, and has read the headline", async () => {
    const { bytes, text } = await fullOfWords(220, 20, "Spring furniture sale");
    const signals = await extractSignals(bytes, { clock: tickingClock() });
    expect(signals.readingCut).toBe(true);
    expect(signals.lines.map((line) => line.text).join(" ")).toContain("Spring furniture sale");
    expect(signals.lines.length).toBeGreaterThan(5);
    const count = countAd({ texts: [{ text }] }, signals.lines);
    expect(count.found / count.expected).toBeLessThan(0.8);
    // Left out is not unreadable.
    expect(signals.unreadText ?? []).toEqual([]);
    expect(analyse(signals).notes.join(" ")).toContain("the smallest of it was left out");
  });

  it("reads an ad to its end all the same", async () => {
    const { bytes } = await renderAd(base());
    const calm = await readBase();
    const busy = await extractSignals(bytes, { clock: startReadingClock(() => Infinity) });
    expect(busy.lines).toEqual(calm.lines);
    expect(busy.readingCut).toBe(false);
  });
});
