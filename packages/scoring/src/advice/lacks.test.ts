import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import type { Measures } from "../facts/seen.ts";
import { scoreMeasures } from "../scores/overall.ts";
import { judge } from "../faults/judge.ts";
import { lacksOf } from "./lacks.ts";

const labelsOf = (m: Measures): string[] => lacksOf(scoreMeasures(m).details, m).map(({ label }) => label);

const part = (rule: string, label: string, points: number) => ({
  rule,
  label,
  points,
  evidence: { text: "", boxes: [] },
});
type Details = Parameters<typeof lacksOf>[0];
/** One score with these parts and two without any. */
const withParts = (score: keyof Details, ...parts: ReturnType<typeof part>[]): Details => {
  const none = { contrast: { parts: [] }, recall: { parts: [] }, copy_engagement: { parts: [] } };
  return { ...none, [score]: { parts } } as unknown as Details;
};
const sizeOfHeadline = plainAd().blocks.find(({ role }) => role === "headline")?.size ?? 0;
const inContrast = (...parts: ReturnType<typeof part>[]) => lacksOf(withParts("contrast", ...parts), plainAd());

it("names what the ad plainly lacks, the costliest first", () => {
  const [first] = inContrast(
    part("modest_text", "Text takes up much of the ad", -2),
    part("space_in_use", "A large empty field", -3),
  );
  expect(first?.label).toBe("A large empty field");
  // Between the two it goes by its topic, and is nothing to name.
  expect(inContrast(part("space_in_use", "Largest empty field", -3))).toEqual([]);
  expect(labelsOf({ ...plainAd(), brand: null })[0]).toBe("No brand name that we are sure of");
  // It may be what was not read.
  const unread = [{ x: 0.7, y: 0.9, width: 0.2, height: 0.05 }];
  expect(labelsOf({ ...plainAd(), brand: null, unread })).not.toContain("No brand name that we are sure of");
});

it("puts what can be checked by looking first, and names nothing that only a model sees", () => {
  const lacks = inContrast(
    part("many_colours", "Few shades", -9),
    part("modest_text", "Text takes up much of the ad", -2),
    part("calm", "Rather busy to look at", -9),
    part("well_made", "Looks poorly made as a whole", -18),
  );
  expect(lacks.map(({ rule, is_checkable: canCheck }) => [rule, canCheck])).toEqual([
    ["modest_text", true],
    ["many_colours", false],
  ]);
});

it("names letters far under a published limit with their words, their value and their place", () => {
  const faint = plainAd({ action: { ratio: 1.9 } });
  const { details } = scoreMeasures(faint);
  const costly = details.contrast.parts.map((p) => (p.rule === "low_contrast" ? { ...p, points: -0.5 } : p));
  const named = lacksOf({ ...details, contrast: { parts: costly } }, faint).find(({ rule }) => rule === "low_contrast");
  expect(named?.text).toContain("1.9:1");
  expect(named?.boxes).toHaveLength(1);
  const huge = plainAd({ action: { ratio: 1.9, size: 0.2 } });
  expect(lacksOf({ ...details, contrast: { parts: costly } }, huge).map(({ rule }) => rule)).not.toContain(
    "low_contrast",
  );
  expect(labelsOf(plainAd())).not.toContain("Text with little contrast");
});

it("names a faint request that costs nothing, where it was surely read", () => {
  const free = withParts("contrast", part("low_contrast", "Text stands out clearly from its background", 1.2));
  const named = (m: Measures) => lacksOf(free, m).filter(({ rule }) => rule === "low_contrast");
  expect(named(plainAd({ action: { ratio: 1.9 } }))[0]?.text).toContain("1.9:1");
  expect(named(plainAd({ action: { ratio: 1.95 } }))[0]?.points).toBe(0);
  expect(named(plainAd({ action: { ratio: 1.95, confidence: 0.8 } }))).toEqual([]);
  expect(named(plainAd({ action: { ratio: 3.1 } }))).toEqual([]);
  expect(named(plainAd({ body: { ratio: 1.95 } }))).toEqual([]);
});

it("names no lack of what may be another line, and nothing that costs next to nothing", () => {
  const small = part("large_headline", "A small headline", -5);
  const details = withParts("contrast", small);
  const outdone = plainAd({ body: { size: 1.2 * sizeOfHeadline } });
  expect(lacksOf(details, outdone).map(({ rule }) => rule)).toEqual(["large_headline"]);
  expect(lacksOf(details, { ...outdone, certain: [] })).toEqual([]);
  // The largest text of all, and large enough to read, is no small headline.
  expect(lacksOf(details, plainAd())).toEqual([]);
  expect(inContrast(part("space_in_use", "A large empty field", -0.9))).toEqual([]);
});

it("calls no name faint that stands in the headline, too", () => {
  const faint = part("brand_clear", "The brand name is hard to make out", -5);
  const named = (m: Measures) => {
    const { details } = scoreMeasures(m);
    const label = details.recall.parts.find(({ rule }) => rule === "brand_clear")?.label ?? "";
    return lacksOf(withParts("recall", { ...faint, label }), m).length;
  };
  const dim = { brand: { ratio: 1.2 } };
  expect(named(plainAd(dim))).toBe(1);
  expect(named(plainAd({ ...dim, headline: { text: "Northmill | Sleep deeper" } }))).toBe(0);
});

it("says nothing again that a claimed fault says", () => {
  const many = part("few_words", "Many words", -3);
  const details = withParts("copy_engagement", many);
  expect(lacksOf(details, plainAd())).toHaveLength(1);
  const claiming = (code: string) => judge(plainAd()).map((j) => (j.fault.code === code ? { ...j, claimed: true } : j));
  expect(lacksOf(details, plainAd(), claiming("too_much_text"))).toEqual([]);
  // "BUY NOW" was too small to read and a small call to action in one report.
  const bare = plainAd({ action: { button: null, size: 0.02 } });
  const small = withParts("copy_engagement", part("large_request", "A small call to action", -3));
  expect(lacksOf(small, bare)).toHaveLength(1);
  expect(lacksOf(small, bare, claiming("tiny_text"))).toEqual([]);
});

it("calls no request small that stands in a button as high as a finger needs", () => {
  const small = part("large_request", "A small call to action", -3);
  const details = withParts("copy_engagement", small);
  expect(lacksOf(details, plainAd({ action: { button: null, size: 0.02 } }))).toHaveLength(1);
  expect(lacksOf(details, plainAd({ action: { size: 0.02 } }))).toEqual([]);
});

it("calls no request small whose type anybody reads: capitals of 9 px are type of 12", () => {
  const details = withParts("copy_engagement", part("large_request", "A small call to action", -3));
  const of = (text: string) => lacksOf(details, plainAd({ action: { text, button: null, size: 9 / 400 } }));
  expect(of("DOWNLOAD YOUR 5 TIPS")).toEqual([]);
  expect(of("Buy your copy")).toHaveLength(1);
});

it("names what somebody has to act on as small sooner than other text, and no print on a thing", () => {
  const details = withParts("contrast", part("tiny_text", "Text too small to read", -3));
  const of = (body: object, more: Partial<Measures> = {}) =>
    lacksOf(details, { ...plainAd({ body: { size: 8.8 / 400, ...body } }), ...more }).map(({ rule }) => rule);
  expect(of({ text: "Early tickets $79, gate $99", words: 5 })).toEqual(["tiny_text"]);
  expect(of({ text: "A pillow that stays cool for you" })).toEqual([]);
  const phone = {
    kind: "object" as const,
    label: "phone",
    box: { x: 0, y: 0.3, width: 0.8, height: 0.2 },
    attention: 0.1,
  };
  expect(of({ size: 0.015 })).toEqual(["tiny_text"]);
  expect(of({ size: 0.015 }, { figures: [phone] })).toEqual([]);
});

it("asks no ad to show somebody", () => {
  expect(lacksOf(withParts("recall", part("people_shown", "No person found", -3)), plainAd())).toEqual([]);
});

it("misses words for a benefit only where a reason to care is less likely than in most ads", () => {
  const details = withParts("copy_engagement", part("speaks_to_viewer", "Neither “you” nor a word for a benefit", -3));
  const withChance = (probability: number) =>
    judge(plainAd()).map((j) => (j.fault.code === "no_reason" ? { ...j, probability } : j));
  expect(lacksOf(details, plainAd(), withChance(0.9))).toHaveLength(1);
  expect(lacksOf(details, plainAd(), withChance(0.01))).toEqual([]);
});
