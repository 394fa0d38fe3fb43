import { expect, it } from "vitest";
import { block } from "../../test/blocks.ts";
import { plainAd } from "../../test/judged.ts";
import { scoreMeasures } from "../scores/overall.ts";
import type { FaultCode, Recommendation } from "../types.ts";
import { isSpokenOf } from "./one-block.ts";
import { LAYOUT_MENDS } from "./mends/layout.ts";
import { recommend } from "./recommend.ts";
import { inOrder } from "./worth.ts";

const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 };
const advice = (over: Partial<Recommendation>): Recommendation => ({
  ...{ fault: "tiny_text", rule: "tiny_text", score: "contrast", action: "enlarge", text: "", detail: "" },
  ...{ measured: null, reached: null, unit: "", target: null, boxes: [box], gain: 1, overall_gain: 1, change: null },
  ...over,
});

it("says one thing of one block", () => {
  const shorten = advice({ action: "shorten", change: { kind: "remove", block: "t9" } });
  const enlarge = advice({ change: { kind: "enlarge", block: "t9", factor: 1.7 } });
  expect(isSpokenOf(enlarge, shorten)).toBe(true);
  expect(isSpokenOf(enlarge, { ...enlarge, action: "recolour" })).toBe(false);
  expect(isSpokenOf(advice({ change: { kind: "enlarge", block: "t3", factor: 2 }, boxes: [] }), shorten)).toBe(false);
  // The same place without a change to draw.
  expect(isSpokenOf(advice({ action: "rewrite" }), shorten)).toBe(true);
  expect(isSpokenOf(advice({ action: "rewrite", boxes: [{ ...box, y: 0.5 }] }), shorten)).toBe(false);
  // What is missing next to the headline is no change of it.
  expect(isSpokenOf(advice({ action: "add" }), shorten)).toBe(false);
});

it("leaves no ad without advice whose score is so low that mending one fault does not lift it", () => {
  const faint = { ratio: 1.1, lc: 5, background: [255, 230, 0], colour: [255, 255, 255] } as const;
  const spoilt = { damage: 1, damageKind: "dark", damageSigns: 4, sharpness: 0.1, tonalRange: 0 } as const;
  const m = {
    ...plainAd({ headline: faint, body: faint }),
    ...spoilt,
    colourfulness: 0,
    pictureShare: 0,
    whiteBorder: 1,
  };
  const now = scoreMeasures(m);
  expect(now.details.contrast.score).toBe(0);
  const one = recommend(m, now).contrast.find(({ fault }) => fault === "low_contrast");
  expect(one).toMatchObject({ gain: 0, overall_gain: 0, detail: expect.stringContaining("stands at 0") });
});

it("orders by gain and chance, as the page does from what it was sent", () => {
  const chances: Partial<Record<FaultCode, number>> = { tiny_text: 0.9, no_cta: 0.3 };
  const [small, sure] = [advice({ overall_gain: 2 }), advice({ fault: "no_cta", rule: "no_cta", overall_gain: 5 })];
  expect(inOrder([sure, small], chances)).toEqual([small, sure]);
  expect(inOrder([small, sure], {})).toEqual([sure, small]);
});

it("draws a removal only where that mends the whole of it", () => {
  const sentence = (at: number, words: number) =>
    block(`Every${" word".repeat(words - 1)}`, { id: `s${at}`, words, box: { ...box, y: 0.1 * at } });
  const m = plainAd();
  const mend = (sizes: number[], messageWords: number) =>
    LAYOUT_MENDS.too_much_text?.({
      ...m,
      blocks: sizes.map((words, at) => sentence(at, words)),
      copy: { ...m.copy, messageWords },
    })?.change;
  expect(mend([20, 12, 8], 40)).toEqual({ kind: "remove", block: "s0" });
  expect(mend([20, 12, 8], 50)).toEqual({ kind: "remove", block: "s0", also: ["s1"] });
  expect(mend([20, 12, 8], 90)).toBeNull();
});

it("leaves the longest text alone where it is too small: it is to be set larger, not cut first", () => {
  const m = plainAd();
  const advised = (size: number) =>
    LAYOUT_MENDS.too_much_text?.({
      ...m,
      blocks: m.blocks.map((b, at) => (at === 1 ? { ...b, size, words: 40 } : b)),
      copy: { ...m.copy, messageWords: 50 },
    });
  expect(advised(0.04)?.text).toContain("The first to shorten");
  expect(advised(0.014)).toMatchObject({ boxes: [], change: null, measured: 50 });
  expect(advised(0.014)?.text).not.toContain("The first to shorten");
});
