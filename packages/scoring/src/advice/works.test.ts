import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { scoreMeasures } from "../scores/overall.ts";
import { LOOKS, type Looks } from "../signals.ts";
import { SEEN_IN } from "./praise.ts";
import { PRAISE_SHARES } from "./praise-shares.data.ts";
import { praiseOf, worksOf } from "./works.ts";

it("praises at most three things, none of them twice in the same words", () => {
  const m = plainAd();
  const works = worksOf(m, scoreMeasures(m));
  expect(works.length).toBeGreaterThan(0);
  expect(works.length).toBeLessThanOrEqual(3);
  for (const { text, detail } of works) {
    expect(text).not.toBe(detail);
    expect(detail).not.toContain("have a fault here");
  }
});

it("does not praise a call to action for being there when it says nothing", () => {
  const praised = (text: string): string[] => {
    const m = plainAd({ action: { text } });
    return worksOf(m, scoreMeasures(m)).map(({ rule }) => rule);
  };
  expect(praised("Open")).not.toContain("no_cta");
});

it("praises a line for asking only where its words ask", () => {
  const praised = (text: string): string[] => {
    const m = plainAd({ action: { text, button: null } });
    return praiseOf(m, scoreMeasures(m)).map(({ part }) => part.rule);
  };
  expect(praised("Book a table today")).toContain("no_cta");
  expect(praised("Available in stores")).not.toContain("no_cta");
});

it("praises no name in a box of its own for asking", () => {
  const praised = (text: string): string[] => {
    const m = plainAd({ action: { text } });
    return praiseOf(m, scoreMeasures(m)).map(({ part }) => part.rule);
  };
  for (const text of ["Browse", "Choose Your 2", "Spin now", "Jetzt kaufen"])
    expect(praised(text), text).toContain("no_cta");
  expect(praised("Focus Games")).not.toContain("no_cta");
  expect(SEEN_IN.large_request?.(plainAd({ action: { text: "Get your pillow", size: 0.06 } }))).not.toBe("");
  expect(SEEN_IN.large_request?.(plainAd({ action: { text: "Focus Games", size: 0.06 } }))).toBe("");
});

it("does not praise what tells an owner nothing", () => {
  const looks = { ...(Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks), quality: 9 };
  const m = { ...plainAd(), looks };
  expect(praiseOf(m, scoreMeasures(m)).map(({ part }) => part.rule)).toContain("well_made");
  expect(worksOf(m, scoreMeasures(m)).map(({ rule }) => rule)).not.toContain("well_made");
});

it("praises nothing in a headline that no platform runs", () => {
  const quoting = (text: string): string[] => {
    const m = plainAd({ headline: { text, size: 0.2, ratio: 12 } });
    const named: Measures = { ...m, certain: ["headline"], copy: { ...m.copy, headlineWords: 4 } };
    return worksOf(named, scoreMeasures(named)).flatMap(({ detail }) => (detail.includes(text) ? [detail] : []));
  };
  expect(quoting("Feed the kittens today")).not.toEqual([]);
  expect(quoting("Drown the kittens today")).toEqual([]);
});

it("praises no brand and no request that may be another line", () => {
  const subjects = /brand|cta|request/;
  const large = plainAd({ brand: { size: 0.09, attention: 0.2 } });
  const praised = (m: Measures): string[] =>
    worksOf(m, scoreMeasures(m)).flatMap(({ rule }) => (subjects.test(rule) ? [rule] : []));
  expect(praised(large)).not.toEqual([]);
  expect(praised({ ...large, unsure: ["brand", "cta"] })).toEqual([]);
});

it("names a doubted brand by its topic, with the doubt", () => {
  const m: Measures = { ...plainAd(), unsure: ["brand"] };
  const parts = scoreMeasures(m).details.recall.parts.filter(({ rule }) => rule.startsWith("brand_"));
  expect(parts.map(({ label }) => label)).toEqual([
    "Size of the brand name",
    "Contrast of the brand name",
    "Attention to the brand name",
  ]);
  for (const { evidence } of parts) expect(evidence.text).toContain(", which may be the brand name,");
});

it("praises nothing that most ads have", () => {
  const m = plainAd();
  const now = scoreMeasures(m);
  const used = now.details.contrast.parts.find(({ rule }) => rule === "space_in_use");
  expect(used?.points).toBeGreaterThan(1);
  expect(PRAISE_SHARES["space_in_use"]).toBeGreaterThan(0.5);
  for (const { rule } of worksOf(m, now)) expect(PRAISE_SHARES[rule] ?? 0).toBeLessThanOrEqual(0.5);
});

it("praises nothing that is held against the ad in the same report, and nothing twice", () => {
  const m = plainAd();
  const now = scoreMeasures(m);
  const brand = /^(?:brand_|weak_brand|no_brand)/u;
  const praised = worksOf(m, now).filter(({ rule }) => brand.test(rule));
  expect(praised).toHaveLength(1);
  const blamed = now.judged.map((j) => (j.fault.code === "weak_brand" ? { ...j, claimed: true } : j));
  expect(worksOf(m, { ...now, judged: blamed }).filter(({ rule }) => brand.test(rule))).toEqual([]);
});

it("does not praise words that may keep the ad from running", () => {
  const praisesTheRequest = (text: string): boolean => {
    // Little else to praise, so that three places suffice.
    const ad = plainAd({ action: { text }, brand: null });
    const m = { ...ad, copy: { ...ad.copy, secondPerson: false, benefit: false } };
    return worksOf(m, scoreMeasures(m)).some(({ rule }) => rule.endsWith("_cta") || rule.endsWith("_request"));
  };
  expect(praisesTheRequest("Get your pillow")).toBe(true);
  expect(praisesTheRequest("Buy the miracle pill")).toBe(false);
});

it("says that an ad stands out from a white page only where one strong colour runs to its edges", () => {
  const isPraised = (lab: [number, number, number], whiteBorder: number): boolean => {
    const m = { ...plainAd(), colours: [{ lab, share: 0.7 }], whiteShare: 0, whiteBorder };
    return praiseOf(m, scoreMeasures(m)).some(({ part }) => part.rule === "set_off");
  };
  expect(isPraised([0.25, 0.01, -0.05], 0)).toBe(true);
  expect(isPraised([0.95, 0, 0.01], 0)).toBe(false);
  expect(isPraised([0.25, 0.01, -0.05], 0.2)).toBe(false);
});

it("shows its praise in the ad's own words", () => {
  const m = plainAd();
  const own = worksOf(m, scoreMeasures(m)).filter(({ rule }) => /brand|cta|headline|viewer|words/u.test(rule));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(({ detail }) => detail).filter((detail) => !/“.+”/u.test(detail))).toEqual([]);
});

const praisedIn = (m: Measures): string[] => praiseOf(m, scoreMeasures(m)).map(({ part }) => part.rule);

it("praises a call to action for its size only where no one would advise to enlarge it", () => {
  const ofSize = (size: number) => praisedIn(plainAd({ action: { size } })).includes("large_request");
  expect(ofSize(0.06)).toBe(true);
  expect(ofSize(0.035)).toBe(false);
});

it("praises no call to action that was read with a larger word", () => {
  const at = (height: number) => ({ x: 0.1, y: 0.6, width: 0.3, height });
  const said = (first: number, second: number, rule = "large_request") =>
    SEEN_IN[rule]?.(
      plainAd({
        action: { text: "GET YOURS NOW MAC", setAs: ["GET YOURS NOW", "MAC"], setAt: [at(first), at(second)] },
      }),
    );
  expect(said(0.05, 0.06)).toContain("GET YOURS NOW MAC");
  expect(said(0.03, 0.12)).toBe("");
  expect(said(0.03, 0.12, "no_cta")).toBe("");
});

it("does not praise a faint call to action or a faint name", () => {
  const faint = praisedIn(plainAd({ action: { ratio: 1.9 }, brand: { ratio: 1.7 } }));
  for (const rule of ["no_cta", "weak_cta", "large_request", "clear_request", "weak_brand", "brand_looked_at"])
    expect(faint).not.toContain(rule);
});

it("does not take the height of a slanted or upright line for that of its letters", () => {
  const upright = { text: "Sleep deeper every single night", box: { x: 0.02, y: 0.1, width: 0.03, height: 0.8 } };
  expect(praisedIn(plainAd())).toContain("large_headline");
  expect(praisedIn(plainAd({ headline: upright }))).not.toContain("large_headline");
});

it("does not call an ad colourful for one button", () => {
  const withBlue = (share: number) =>
    SEEN_IN["strong_colours"]?.({
      ...plainAd(),
      colours: [
        { lab: [1, 0, 0], share: 1 - share },
        { lab: [0.45, -0.03, -0.31], share },
      ],
    });
  expect(withBlue(0.05)).toBe("");
  // Nor for a blue corner of a pale ad: what is plain must not cover more.
  expect(withBlue(0.4)).toBe("");
  expect(withBlue(0.55)).toContain("#");
});

it("praises no headline that was not read whole, or where larger writing was not read", () => {
  const said = (text: string, changes: Partial<Measures> = {}, confidence = 0.99) =>
    SEEN_IN["large_headline"]?.({ ...plainAd({ headline: { text, confidence } }), ...changes });
  expect(said("Sleep deeper tonight")).toContain("Sleep deeper tonight");
  for (const text of ["Sleep", "S leep deeper", "Slep deepr tonihgt", "S\u00e2tu event only"])
    expect(said(text), text).toBe("");
  expect(said("Sleep deeper tonight", {}, 0.6)).toBe("");
  expect(said("Sleep deeper tonight", { certain: ["brand"] })).toBe("");
  expect(said("Sleep deeper tonight", { unread: [{ x: 0, y: 0, width: 1, height: 0.4 }] })).toBe("");
});

it("praises a headline for being short only where all of it is one line of known words", () => {
  const said = (headline: Partial<MeasuredBlock>): string[] => {
    const m = plainAd({ headline });
    return praiseOf(m, scoreMeasures(m)).flatMap(({ part }) =>
      part.rule === "short_headline" ? [part.evidence.text] : [],
    );
  };
  expect(said({})).toHaveLength(1);
  expect(said({ text: "Sleep deeper tomozpa xygorkhuk", confidence: 0.95 })).toEqual([]);
  expect(said({ text: "The best place for" })).toEqual([]);
  const short = (m: Measures) => SEEN_IN["short_headline"]?.(m);
  expect(short(plainAd())).not.toBe("");
  expect(short({ ...plainAd(), unsure: ["headline"] })).toBe("");
  // Its third line was set in yellow, and read apart.
  expect(
    short(plainAd({ body: { text: "online", size: 0.12, box: { x: 0.1, y: 0.24, width: 0.6, height: 0.12 } } })),
  ).toBe("");
});

it("praises no name that may be misread, and no address for being a name", () => {
  const said = (text: string, confidence: number, body = "A pillow that stays cool for you") => {
    const m = plainAd({ brand: { text, confidence, size: 0.09 }, body: { text: body } });
    return SEEN_IN["brand_large"]?.({ ...m, brand: m.brand && { ...m.brand, text } });
  };
  expect(said("FJRNITURE", 0.99)).toContain("FJRNITURE");
  expect(said("FJRNITURE", 0.99, "All types of furniture.")).toBe("");
  expect(said("Colla", 0.99)).toContain("Colla");
  expect(said("Colla", 0.93)).toBe("");
  // Nobody knows whether the space is the name's or the reader's.
  expect(said("Cca Colla", 0.99)).toBe("");
  expect(said("www.lakme.com", 0.99)).toBe("");
});

it("says “on a button” only of words that stand on it", () => {
  const said = (width: number) => {
    const box = { x: 0.1, y: 0.6, width, height: 0.06 };
    const on = { x: 0.08, y: 0.58, width: 0.34, height: 0.1 };
    const m = plainAd({ action: { text: "Contact us today", box } });
    const blocks = m.blocks.map((b) => (b.button ? { ...b, button: { ...b.button, box: on } } : b));
    return SEEN_IN["no_cta"]?.({ ...m, blocks });
  };
  expect(said(0.3)).toBe("“Contact us today”, on a button.");
  expect(said(0.6)).toBe("“Contact us today”.");
});

it("takes a bare number for no reason to care", () => {
  const said = (text: string) => {
    const m = plainAd();
    const blocks = m.blocks.map((b) =>
      b.role === "body" ? { ...b, role: "offer" as const, text, words: text.split(" ").length } : b,
    );
    return SEEN_IN["no_reason"]?.({ ...m, blocks });
  };
  expect(said("Save 20% on all beds")).toContain("Save 20%");
  for (const text of ["10%", "$100", "98", "1 mn"]) expect(said(text), text).toBe("");
});

it("quotes no words to the viewer that cannot be read", () => {
  const said = (body: Partial<MeasuredBlock>) => SEEN_IN["speaks_to_viewer"]?.(plainAd({ action: null, body }));
  expect(said({})).toContain("for you");
  expect(said({ size: 0.015 })).toBe("");
  expect(said({ confidence: 0.5 })).toBe("");
  for (const text of [
    "YOU",
    "Print your fabrics on the low per yard @",
    "We care for you and",
    "meeting your financial needs.",
  ])
    expect(said({ text }), text).toBe("");
  const head = (unsure: Measures["unsure"]) =>
    SEEN_IN["speaks_to_viewer"]?.({
      ...plainAd({ body: null, action: null, headline: { text: "You are invited" } }),
      unsure,
    });
  expect(head([])).toContain("You are invited");
  expect(head(["headline"])).toBe("");
});

it("spells the name as another line does where the logo's own spaces were misread", () => {
  const m = plainAd({ headline: { text: "700 Envato Tuts+ courses" }, brand: { text: "envatotu ts+", size: 0.09 } });
  expect(SEEN_IN["brand_large"]?.(m)).toBe("“Envato Tuts”.");
  // A name of which only the first line was taken for the block.
  const joined = plainAd({ brand: { text: "GLCK", confidence: 0.99, size: 0.09 } });
  expect(
    SEEN_IN["brand_large"]?.({ ...joined, brand: joined.brand && { ...joined.brand, text: "GLCK CREATIVE" } }),
  ).toBe("");
});

it("does not praise a request in small body copy, nor a button that would be told to grow", () => {
  const praised = (size: number, button: null | undefined) =>
    praisedIn(plainAd({ action: { text: "Book a table today", size, ...(button === null && { button }) } }));
  expect(praised(0.05, null)).toContain("no_cta");
  expect(praised(0.02, null)).not.toContain("no_cta");
  expect(praised(0.02, undefined)).not.toContain("no_cta");
});

it("says first what works in a score that has nothing to change", () => {
  const m = plainAd({ brand: { size: 0.09, attention: 0.2 } });
  const now = scoreMeasures(m);
  const scores = (...advised: ("contrast" | "recall" | "copy_engagement")[]) =>
    worksOf(m, now, new Set(advised)).map(({ score }) => score);
  expect(scores()).toEqual(expect.arrayContaining(["contrast", "recall", "copy_engagement"]));
  expect(scores("recall", "copy_engagement")).toContain("contrast");
  expect(scores().length).toBeLessThanOrEqual(3);
});
