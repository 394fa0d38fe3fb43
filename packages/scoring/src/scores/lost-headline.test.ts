import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import type { Measures } from "../facts/seen.ts";
import { judge } from "../faults/judge.ts";
import { scoreMeasures } from "./overall.ts";
import { termsOf } from "./terms.ts";

const worth = (m: Measures, code: string): number => termsOf(m)[code] ?? Number.NaN;
const withWords = (m: Measures, engagement: number, recall: number): Measures => ({
  ...m,
  copy: { ...m.copy, engagement, recall },
});

/** Long enough for the tests of headlines. */
const headline = { text: "Sleep deeper tonight on a pillow that stays cool" };
const ad = withWords(plainAd({ headline }), 75, 90);
/** The next line took the headline's place, with words no worse. */
const lost = withWords(
  plainAd({
    headline: null,
    body: { text: "A pillow that stays cool for you all night", role: "headline", attention: 0.04 },
  }),
  75,
  90,
);
const unsure: Measures = { ...ad, unsure: ["headline"] };
const rowOf = (m: Measures, rule: string) =>
  Object.values(scoreMeasures(m).details)
    .flatMap((d) => d.parts)
    .find((p) => p.rule === rule);

describe("a headline that is lost", () => {
  it("is missed in what leads, and in what the words of the next line earn", () => {
    for (const code of ["headline_leads", "large_headline", "pulling_words", "sticky_words", "short_headline"])
      expect(worth(lost, code)).toBeLessThan(worth(ad, code));
    expect(scoreMeasures(lost).overall).toBeLessThan(scoreMeasures(ad).overall - 4);
  });
  it("is not held against tests of far longer headlines", () => {
    for (const engagement of [5, 95]) expect(worth(withWords(plainAd(), engagement, 90), "pulling_words")).toBe(0);
  });
  it("costs no less for words that do badly", () => {
    expect(worth(withWords(lost, 5, 90), "pulling_words")).toBe(worth(withWords(ad, 5, 90), "pulling_words"));
  });
  it("counts by the share of the looks at words that it draws", () => {
    const shares = [0.02, 0.1, 0.3, 0.6].map((attention) =>
      worth(plainAd({ headline: { attention } }), "headline_leads"),
    );
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(-0.8);
    expect(shares[3]).toBeGreaterThan(0.3);
  });
  it("is worth no more than a small one where none is found, and is charged in one row", () => {
    const none = plainAd({ headline: null, body: { size: 0.03 } });
    const small = plainAd({ headline: { size: 0.03, attention: 0.1 } });
    expect(worth(none, "large_headline")).toBeLessThanOrEqual(worth(small, "large_headline"));
    expect(worth(none, "headline_leads")).toBe(-1);
    expect(rowOf(none, "headline_leads")?.points).toBe(0);
    expect(rowOf(none, "large_headline")?.points).toBeLessThan(-7);
  });
  it("may be writing that was not read, where that is the largest", () => {
    const unread = [{ x: 0.1, y: 0.1, width: 0.8, height: 0.12 }];
    expect(worth({ ...plainAd({ headline: null }), unread }, "headline_leads")).toBe(0);
    expect(worth({ ...plainAd({ headline: null }), unread }, "large_headline")).toBeLessThanOrEqual(0);
  });
});

describe("what may not be the headline or the brand", () => {
  it("earns nothing, and a row says so", () => {
    for (const code of ["headline_leads", "large_headline", "pulling_words", "sticky_words", "short_headline"]) {
      expect(worth(ad, code)).toBeGreaterThan(0);
      expect(worth(unsure, code)).toBe(0);
    }
    for (const code of ["brand_large", "brand_clear", "brand_looked_at"])
      expect(worth({ ...ad, unsure: ["brand"] }, code)).toBe(0);
    expect(rowOf(unsure, "pulling_words")?.evidence.text).toContain("not sure of the headline");
    expect(rowOf(lost, "pulling_words")?.evidence.text).toContain("few will look at the headline");
  });
  it("is no proof that nothing teases", () => {
    const teaser = (m: Measures) => judge(m).find((j) => j.fault.code === "teaser");
    for (const m of [unsure, plainAd({ headline: null })])
      expect(teaser(m)?.severity).toBeGreaterThanOrEqual(teaser(m)?.prior ?? 1);
    expect(teaser(ad)?.severity).toBeLessThan(teaser(ad)?.prior ?? 0);
  });
});

describe("what is taken away", () => {
  it("makes no headline lead more where the brand goes", () => {
    expect(worth(plainAd({ brand: null }), "headline_leads")).toBe(worth(plainAd(), "headline_leads"));
  });
  it("gains little where one name at the edge goes or shrinks", () => {
    const box = { x: 0, y: 0.85, width: 0.3, height: 0.08 };
    const gain =
      worth(plainAd({ brand: null }), "room_at_the_edge") - worth(plainAd({ brand: { box } }), "room_at_the_edge");
    expect(gain).toBeGreaterThanOrEqual(0);
    expect(gain).toBeLessThan(0.3);
  });
  it("gains nothing where one of two lines that break off goes", () => {
    const dots = "A pillow that stays cool and...";
    const one = plainAd({ body: { text: dots } });
    const two = plainAd({ body: { text: dots }, headline: { text: "Sleep deeper with the..." } });
    expect(worth(one, "lines_complete")).toBe(worth(two, "lines_complete"));
    expect(worth(one, "lines_complete")).toBe(-1);
  });
});

it("a missing name costs less by a third for each place that was not read, down to half", () => {
  const box = { x: 0.1, y: 0.9, width: 0.1, height: 0.02 };
  const of = (places: number): number =>
    worth({ ...plainAd({ brand: null }), unread: new Array<typeof box>(places).fill(box) }, "brand_large");
  expect([0, 1, 2, 3, 4].map((places) => Math.round(100 * of(places)))).toEqual([-100, -83, -67, -50, -50]);
});
