import { extractSignals } from "@adjudge/imaging";
import { beforeAll, describe, expect, it } from "vitest";
import { adSpecs, renderAds, vary } from "../adgen/index.ts";
import { countAd, describeCount, sumCounts, type Count } from "./count-words.ts";

// At full size the same ads are read in generated-truth.engine.test.ts.
describe("reading the generated ads at half size, JPEG quality 60", () => {
  let count: Count;
  beforeAll(async () => {
    const specs = adSpecs().filter((_spec, i) => process.env["TEST_ALL"] === "1" || i % 7 === 3);
    const small = specs.map((spec) => vary(spec, { kind: "effects", effects: { scale: 0.5, jpegQuality: 60 } }));
    const counts: Count[] = [];
    for (const ad of await renderAds(small)) counts.push(countAd(ad.truth, (await extractSignals(ad.bytes)).lines));
    count = sumCounts(counts);
    process.stdout.write(describeCount("half size, quality 60", count));
  });

  it("finds at least 90 % of the words", () => {
    expect(count.found / count.expected).toBeGreaterThanOrEqual(0.9);
  });

  it("reads most words with a currency sign or an accent right", () => {
    // 61 of 66 where this was written; letters of eight pixels fall one way or the other with a browser's drawing.
    expect(count.marked - count.markedFound).toBeLessThanOrEqual(Math.max(2, count.marked * 0.15));
  });
});
