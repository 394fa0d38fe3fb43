import { describe, expect, it } from "vitest";
import { bytesOf } from "../words/base64.ts";
import { surfaceOf } from "../measures/surface.ts";
import { LOOKS, SOUNDNESS_NET, SPOILT_KINDS, type Looks, type Signals, type Soundness } from "../signals.ts";
import { pictureFacts } from "./picture-facts.ts";
import { nameOf } from "./non-ads.ts";
import * as pages from "./page-heads.data.ts";
import * as heads from "./picture-heads.data.ts";
import { SOUNDNESS_FIGURES } from "./soundness-cuts.data.ts";

const picture = (level: (x: number, y: number) => number, side = 120): Signals => ({
  source: { width: side, height: side, format: "png", bytes: 1000 },
  pixels: {
    width: side,
    height: side,
    data: Uint8Array.from({ length: side * side * 3 }, (_, i) =>
      level(Math.floor(i / 3) % side, Math.floor(i / 3 / side)),
    ),
  },
  lines: [],
  faces: [],
  objects: [],
  learnedAttention: null,
  embedding: null,
});
const factsOf = (signals: Signals) => pictureFacts(signals, surfaceOf(signals.pixels, signals.source));

describe("facts about the picture", () => {
  it("are probabilities, with features and without", () => {
    const plain = picture((x) => x * 2);
    for (const embedding of [null, Array.from({ length: 1280 }, (_, i) => (i % 7) / 5)]) {
      const { people, peopleDrawn, productShown } = factsOf({ ...plain, embedding });
      for (const p of [people, peopleDrawn, productShown]) {
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }
    }
  });

  it("asks two witnesses who is shown, and takes whom nobody photographed for drawn", () => {
    const embedding = Array.from({ length: 1280 }, (_, i) => (i % 7) / 5);
    const seen = (change: Partial<Looks>) => {
      const looks = { ...(Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks), ...change };
      return factsOf({ ...picture((x) => x * 2), embedding, looks });
    };
    expect(seen({ anybody: 9 }).people).toBeGreaterThan(0.5);
    expect(seen({ anybody: -9 }).people).toBeLessThan(0.5);
    expect(seen({ product: 20 }).productShown).toBeGreaterThan(seen({ product: -20 }).productShown);
    expect(seen({ photo_people: -3 }).peopleDrawn).toBeGreaterThan(0.9);
    expect(seen({ photo_people: 3 }).peopleDrawn).toBeLessThan(0.1);
  });

  it("knows an empty picture and pure noise without any model", () => {
    expect(factsOf(picture(() => 250)).nonAd.kind).toBe("blank");
    const noise = factsOf(picture((x, y) => (Math.imul(x * 7919 + y * 104_729 + 1, 2_654_435_761) >>> 24) & 255));
    expect(noise.nonAd.kind).toBe("noise");
    expect(noise.isAd).toBeLessThan(0.1);
  });

  it("calls no photograph what is too rough for one, though no ad either", () => {
    const weights = new Int8Array(bytesOf(heads.PHOTOGRAPH_HEAD.weights));
    const embedding = Array.from(weights, (weight) => (weight > 0 ? 400 : 0));
    const random = (n: number) => ((Math.imul(n * 7919 + 1, 2_654_435_761) >>> 24) & 255) / 255;
    const grain = (share: number) => picture((x, y) => 128 + x / 3 + share * (random(x + 131 * y) - 0.5));
    const kindOf = (share: number) => factsOf({ ...grain(share), embedding }).nonAd.kind;
    expect(kindOf(10)).toBe("photograph");
    expect(kindOf(32)).toBe("not_an_ad");
  });

  it("tells a screenshot by a page of lines, and takes no card of few lines for one", () => {
    const weightsOf = ({ weights }: { weights: string }) => new Int8Array(bytesOf(weights));
    const others = [
      ...[heads.CHART_HEAD, heads.DOCUMENT_HEAD, heads.MEME_HEAD],
      ...[pages.SHARES_HEAD, pages.TALK_HEAD, pages.PAGE_HEAD],
    ].map(weightsOf);
    const isOnly = (weight: number, i: number) => weight > 0 && others.every((other) => (other[i] ?? 0) < 0);
    const embedding = Array.from(weightsOf(heads.SCREENSHOT_HEAD), (weight, i) => (isOnly(weight, i) ? 400 : 0));
    const kindOf = (count: number) => {
      const lines = Array.from({ length: count }, (_, i) => ({
        ...{ text: "Settings", confidence: 0.9 },
        box: { x: 0.1, y: i / count, width: 0.2, height: 0.5 / count },
      }));
      return factsOf({ ...picture(() => 250), embedding, lines }).nonAd.kind;
    };
    expect(kindOf(40)).toBe("screenshot");
    expect(kindOf(14)).not.toBe("screenshot");
  });

  it("names a kind only where it leads, and where no other is likely", () => {
    const told = (kind: "chart" | "screenshot" | "document", score: number) => ({ kind, score, isEnough: true });
    expect(nameOf([told("chart", 0.4), told("screenshot", -3)])).toBe("chart");
    expect(nameOf([told("chart", 5), told("chart", 4), told("screenshot", 1)])).toBe("chart");
    expect(nameOf([told("chart", 2), told("screenshot", 1), told("document", -1)])).toBe("not_an_ad");
  });

  it("tells a talk on a telephone by fewer lines", () => {
    const weightsOf = ({ weights }: { weights: string }) => new Int8Array(bytesOf(weights));
    const others = [heads.CHART_HEAD, heads.DOCUMENT_HEAD, heads.MEME_HEAD, pages.SHARES_HEAD, pages.PAGE_HEAD];
    const against = others.map(weightsOf);
    const embedding = Array.from(weightsOf(pages.TALK_HEAD), (weight, i) =>
      weight > 0 && against.every((other) => (other[i] ?? 0) < 0) ? 400 : 0,
    );
    const kindOf = (count: number) => {
      const lines = Array.from({ length: count }, (_, i) => ({
        ...{ text: "See you there", confidence: 0.9 },
        box: { x: 0.1, y: i / count, width: 0.3, height: 0.3 / count },
      }));
      return factsOf({ ...picture(() => 250), embedding, lines }).nonAd.kind;
    };
    expect(kindOf(6)).toBe("screenshot");
    expect(kindOf(3)).not.toBe("screenshot");
  });

  it("takes the reader's word for what is upside down", () => {
    const plain = picture((x) => x * 2);
    expect(factsOf(plain).damage.upsideDown).toBe(0);
    expect(factsOf({ ...plain, orientation: "upside_down" }).damage.upsideDown).toBeGreaterThan(0.9);
  });

  it("tells a negative by how much sounder it looks the other way", () => {
    const plain = picture((x) => x * 2);
    const kinds = Object.fromEntries(SPOILT_KINDS.map((kind) => [kind, 0])) as Soundness["kinds"];
    const sound: Soundness = { net: SOUNDNESS_NET, rank: 0, kinds, negativeRank: -8 };
    expect(factsOf({ ...plain, soundness: sound }).damage).toMatchObject({ negative: expect.closeTo(0, 3) });
    const inverted = factsOf({ ...plain, soundness: { ...sound, negativeRank: 15 } });
    expect(inverted.damage.negative).toBeGreaterThan(0.9);
  });

  it("names what the net is surer of than of any real ad", () => {
    const kinds = Object.fromEntries(SPOILT_KINDS.map((kind) => [kind, 0])) as Soundness["kinds"];
    const sound: Soundness = { net: SOUNDNESS_NET, rank: 0, kinds, negativeRank: -8 };
    const named = [
      "faded",
      "dark",
      "blown",
      "tinted",
      "posterised",
      "strewn",
      "shrunk",
      "tilted",
      "waved",
      "lined",
    ] as const;
    for (const kind of [...named, "doubled", "half_faded", "barred", "sharpened", "vignetted", "warped"] as const) {
      const damage = (p: number): number =>
        factsOf({ ...picture((x) => x * 2), soundness: { ...sound, kinds: { ...kinds, [kind]: p } } }).damage[kind];
      expect(damage(1)).toBeGreaterThan(0.9);
      expect(damage(0.2)).toBeLessThan(0.5);
    }
    // Another net's chances mean something else: signals stored before this one say nothing.
    const older = { ...sound, net: undefined, kinds: { ...kinds, warped: 1 } };
    expect(factsOf({ ...picture((x) => x * 2), soundness: older }).damage.warped).toBe(0);
  });

  it("believes in stickers only where the look at the whole finds the picture as crowded as most ads", () => {
    const kinds = Object.fromEntries(SPOILT_KINDS.map((kind) => [kind, 0])) as Soundness["kinds"];
    const soundness: Soundness = { net: SOUNDNESS_NET, rank: 0, negativeRank: -8, kinds: { ...kinds, strewn: 1 } };
    const strewn = (clutter: number): number => {
      const looks = { ...(Object.fromEntries(LOOKS.map((look) => [look, -5])) as Looks), clutter };
      return factsOf({ ...picture((x) => x * 2), soundness, looks }).damage.strewn;
    };
    expect(strewn(-9)).toBe(0);
    expect(strewn(-2)).toBeGreaterThan(0.9);
  });

  it("calls no picture tilted whose writing is level, and asks less of the net where all of it runs aslant", () => {
    const kinds = Object.fromEntries(SPOILT_KINDS.map((kind) => [kind, 0])) as Soundness["kinds"];
    const tilted = (chance: number, tilt?: number | null): number => {
      const soundness = { net: SOUNDNESS_NET, rank: 0, negativeRank: -8, kinds: { ...kinds, tilted: chance } };
      return factsOf({ ...picture((x) => x * 2), soundness, ...(tilt !== undefined && { tilt }) }).damage.tilted;
    };
    expect(tilted(0.999, 0)).toBe(0);
    expect(tilted(0.96, 8)).toBeGreaterThan(0.9);
    expect(tilted(0.6, -8)).toBeLessThan(0.1);
    // No line is long enough to tell, or the signals are older than that.
    for (const unknown of [null, undefined]) {
      expect(tilted(0.75, unknown)).toBeLessThan(0.1);
      expect(tilted(1, unknown)).toBeGreaterThan(0.9);
    }
  });

  it("takes seams for those of a collage where the net sees nothing moved", () => {
    // Four squares of a smooth picture change places.
    const smooth = (x: number, y: number): number => Math.round(128 + 100 * Math.sin(x / 29 + y / 17));
    const moved = picture((x, y) => smooth((x + 60) % 120, (y * 7 + (x < 60 ? 41 : 0)) % 120));
    const kinds = Object.fromEntries(SPOILT_KINDS.map((kind) => [kind, 0])) as Soundness["kinds"];
    const shuffled = (chance: number): number => {
      const { damage } = factsOf({
        ...moved,
        soundness: { net: SOUNDNESS_NET, rank: 0, negativeRank: -8, kinds: { ...kinds, moved: chance } },
      });
      return Math.max(damage.shuffled, damage.repeated);
    };
    expect(shuffled(0)).toBe(0);
    expect(shuffled(0.5)).toBeGreaterThan(0);
    const unasked = factsOf(moved).damage;
    expect(shuffled(0.5)).toBe(Math.max(unasked.shuffled, unasked.repeated));
  });

  it("asks the look at the whole too: a style is no damage, and both tell a negative", () => {
    const plain = picture((x) => x * 2);
    const kinds = Object.fromEntries(SPOILT_KINDS.map((kind) => [kind, 0])) as Soundness["kinds"];
    const looks = Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks;
    const sound: Soundness = { net: SOUNDNESS_NET, rank: 0, kinds: { ...kinds, dark: 1, faded: 1 }, negativeRank: 1 };
    const damage = (change: Partial<Looks>) =>
      factsOf({ ...plain, soundness: sound, looks: { ...looks, ...change } }).damage;
    expect(damage({ quality: -1 }).dark).toBeGreaterThan(0.9);
    expect(damage({ quality: 1 })).toMatchObject({ dark: 0, faded: damage({ quality: -1 }).faded });
    // Flat and dark ads look like negatives both ways round.
    const bothWays = (negative: number, looksOfNegative?: number) =>
      factsOf({
        ...{ ...plain, soundness: sound, looks: { ...looks, negative } },
        ...(looksOfNegative !== undefined && { looksOfNegative }),
      }).damage.negative;
    expect(bothWays(3, -2)).toBeGreaterThan(0.9);
    expect(bothWays(3, 2)).toBeLessThan(0.1);
    expect(bothWays(3)).toBe(0);
  });

  it("says nothing about negatives where the negative was not looked at", () => {
    expect(factsOf(picture((x) => x * 2)).damage.negative).toBe(0);
  });

  it("was measured on pictures left out: hardly an ad is taken for none or for spoilt", () => {
    expect(heads.PICTURE_FIGURES["no ad"]["ads taken for none"]).toBeLessThanOrEqual(0.02);
    for (const ads of ["real ad", "drawn ad"] as const)
      expect(pages.PAGE_FIGURES[ads]["taken for a page"]).toBeLessThanOrEqual(0.01);
    for (const page of ["shares", "talk", "page"] as const) expect(pages.PAGE_FIGURES[page].found).toBeGreaterThan(0.6);
    for (const way of ["crispness", "mosaic", "repetition", "seams"] as const)
      expect(heads.PICTURE_FIGURES[way]["false alarms"]).toBeLessThanOrEqual(0.01);
    for (const figures of Object.values(SOUNDNESS_FIGURES)) expect(figures["false alarms"]).toBeLessThanOrEqual(0.01);
  });

  it("has one weight for each of the 1280 features", () => {
    const lengths = [...Object.values(heads), ...Object.values(pages)].flatMap((head) =>
      "weights" in head && typeof head.weights === "string" ? [bytesOf(head.weights).length] : [],
    );
    expect(new Set(lengths)).toEqual(new Set([1280]));
  });
});
