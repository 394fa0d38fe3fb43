import { extractSignals } from "@adjudge/imaging";
import { beforeAll, describe, expect, it } from "vitest";
import { adSpecs, renderAd, vary, type AdSpec } from "../adgen/index.ts";
import { countWords, wordsOf, type Count } from "./count-words.ts";

const readAll = async (specs: AdSpec[]): Promise<Count> => {
  const total: Count = { expected: 0, found: 0, marked: 0, markedFound: 0, read: 0, missing: [] };
  for (const spec of specs) {
    const ad = await renderAd(spec);
    const { lines } = await extractSignals(ad.bytes);
    const one = countWords(
      ad.truth.texts.flatMap((text) => wordsOf(text.text)),
      lines.flatMap((line) => wordsOf(line.text)),
    );
    for (const key of ["expected", "found", "marked", "markedFound", "read"] as const) total[key] += one[key];
    total.missing.push(...one.missing);
  }
  return total;
};

const report = (name: string, count: Count): void => {
  const share = (a: number, b: number): string => `${a}/${b} = ${((100 * a) / b).toFixed(1)} %`;
  process.stdout.write(
    `${name}: words ${share(count.found, count.expected)}, precision ${share(count.found, count.read)}, signs and accents ${share(count.markedFound, count.marked)}; missing: ${count.missing.join(" ")}\n`,
  );
};

describe("reading the generated ads", () => {
  const specs = adSpecs();

  it("has at least 40 ads with prices in three currencies and accented words", () => {
    const text = JSON.stringify(specs);
    expect(specs.length).toBeGreaterThanOrEqual(40);
    for (const sign of ["$", "£", "€", "é", "ñ", "ü", "ã", "û"]) expect(text).toContain(sign);
  });

  describe("at full size", () => {
    let count: Count;
    beforeAll(async () => {
      count = await readAll(specs);
      report("full size", count);
    });

    it("finds at least 97 % of the words", () => {
      expect(count.found / count.expected).toBeGreaterThanOrEqual(0.97);
    });

    it("reads at least 90 % of the words with a currency sign or an accent right", () => {
      expect(count.markedFound / count.marked).toBeGreaterThanOrEqual(0.9);
    });

    it("makes up next to nothing", () => {
      expect(count.found / count.read).toBeGreaterThanOrEqual(0.97);
    });
  });

  describe("at half size, JPEG quality 60", () => {
    let count: Count;
    beforeAll(async () => {
      count = await readAll(
        specs.map((spec) => vary(spec, { kind: "effects", effects: { scale: 0.5, jpegQuality: 60 } })),
      );
      report("half size, quality 60", count);
    });

    it("finds at least 90 % of the words", () => {
      expect(count.found / count.expected).toBeGreaterThanOrEqual(0.9);
    });

    it("reads most words with a currency sign or an accent right", () => {
      // 60 of 66 where this was written; letters of eight pixels fall one way or the other with the machine's fonts.
      expect(count.markedFound / count.marked).toBeGreaterThanOrEqual(0.85);
    });
  });
});
