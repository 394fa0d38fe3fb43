import { describe, expect, it } from "vitest";
import { bare, block, withBlocks } from "../../test/blocks.ts";
import { flat, signalsOf } from "../../test/pictures.ts";
import type { Rgb } from "../measures/colour/srgb-oklab.ts";
import { measure } from "../facts/see.ts";
import type { Measures } from "../facts/seen.ts";
import { titleCaseShare } from "../words/title-case.ts";
import { SETTING_RULES } from "./setting-rules.ts";
import { lightLetters, typeLevels, typeRange, wordsPerLine } from "../facts/text-facts.ts";

const worth = (id: string, m: Measures): number => SETTING_RULES.find((r) => r.id === id)?.find(m).worth ?? Number.NaN;

describe("W15 Title Case", () => {
  it("is full for a link headline and nothing for a sentence, capitals or a name", () => {
    expect(titleCaseShare("The Future Of Money Nobody Expected This Summer")).toBe(1);
    expect(titleCaseShare("Sleep deeper tonight with a cooler pillow")).toBeLessThan(0.3);
    expect(titleCaseShare("KEEP THE MUSIC GOING ALL SUMMER LONG")).toBe(0);
    expect(titleCaseShare("Market House")).toBe(0);
  });
});

describe("C15 type set into the design", () => {
  const white: Rgb = [255, 255, 255];
  it("prefers light letters on colour over plain letters on white", () => {
    const plain = withBlocks(block("Sleep deeper tonight"));
    const set = withBlocks(block("Sleep deeper tonight", { colour: white, background: [20, 60, 160] }));
    expect(worth("C15", set)).toBeGreaterThan(worth("C15", plain) + 0.8);
    expect([lightLetters(plain), lightLetters(set)]).toEqual([0, 1]);
  });
  it("moves little when the ground moves by what saving a file again does", () => {
    const at = (v: number, blue: number) => withBlocks(block("Sleep deeper tonight", { background: [v, v, blue] }));
    for (const v of [225, 235, 243, 250])
      expect(Math.abs(worth("C15", at(v, v)) - worth("C15", at(v - 1, v + 1)))).toBeLessThan(0.08);
  });
});

describe("C17 scale of type", () => {
  it("counts steps that differ, not texts", () => {
    const at = (...px: number[]) => withBlocks(...px.map((feedPx, i) => block(`text ${i}`, { feedPx })));
    expect(typeLevels(at(20, 20, 20))).toBe(1);
    expect(typeLevels(at(10, 20, 40))).toBe(3);
    expect(typeRange(at(10, 40))).toBe(4);
  });
  it("does not count letters too small to read as a wider scale", () => {
    const at = (feedPx: number) => withBlocks(block("Head", { feedPx: 36 }), block("body text", { feedPx }));
    expect(typeRange(at(9))).toBe(typeRange(at(4)));
  });
});

describe("C18 not set like a link", () => {
  it("falls with Title Case and with signs of a teaser", () => {
    const sentence = withBlocks(block("Sleep deeper tonight with a cooler pillow"));
    const titled = withBlocks(block("Sleep Deeper Tonight With This Cooler Pillow"));
    const teaser = { ...titled, copy: { ...titled.copy, teasers: ["list", "hyperbole"] } };
    expect(worth("C18", sentence)).toBeGreaterThan(worth("C18", titled));
    expect(worth("C18", titled)).toBeGreaterThan(worth("C18", teaser));
  });
});

describe("C19 to C22", () => {
  it("C19 rises with picture and its range of light", () => {
    const at = (pictureShare: number, tonalRange: number | null) => worth("C19", { ...bare, pictureShare, tonalRange });
    expect(at(0.1, null)).toBeLessThan(at(0.5, 0.5));
    expect(at(0.5, 0.5)).toBeLessThan(at(0.5, 0.9));
  });
  it("C20 is measured in line heights to the nearest edge", () => {
    const lines = [{ box: { x: 0.1, y: 0.02, width: 0.5, height: 0.1 }, text: "Sleep deeper", confidence: 1 }];
    expect(measure(signalsOf(flat(100, 100, [9, 9, 9]), { lines })).measures.edgeRoom).toBeCloseTo(0.2, 6);
    expect(bare.edgeRoom).toBeNull();
    expect(worth("C20", { ...bare, edgeRoom: 0 })).toBeLessThan(worth("C20", { ...bare, edgeRoom: 0.6 }));
  });
  it("C21 prefers short lines", () => {
    const short = withBlocks(block("Sleep deeper tonight with cooler pillows", { lines: 3 }));
    const long = withBlocks(block("Sleep deeper tonight with cooler pillows", { lines: 1 }));
    expect([wordsPerLine(short), wordsPerLine(long)]).toEqual([2, 6]);
    expect(worth("C21", short)).toBeGreaterThan(worth("C21", long));
  });
  it("C22 prefers detail in one place", () => {
    const at = (detailSpread: number | null) => worth("C22", { ...bare, detailSpread });
    expect(at(0.4)).toBeGreaterThan(at(0.8));
    expect(at(0.8)).toBeGreaterThan(at(1.2));
    expect(at(null)).toBe(0);
  });
});
