import type { Pixels } from "@adjudge/scoring";
import { describe, expect, it } from "vitest";
import { joinLines, type ReadRegion } from "./join-lines.ts";

const width = 900;
const plain = (paint?: (data: Uint8Array) => void): Pixels => {
  const data = new Uint8Array(width * 300 * 3).fill(240);
  paint?.(data);
  return { width, height: 300, data } as Pixels;
};

interface Placed {
  box: [left: number, top: number, right: number, bottom: number];
  angle?: number;
}

const word = (text: string, { box: [left, top, right, bottom], angle = 0 }: Placed): ReadRegion => ({
  region: {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
    angle,
    score: 1,
  },
  text,
  rawText: text,
  confidence: 1,
});

const textsOf = (regions: ReadRegion[], pixels = plain()): string[] =>
  joinLines(pixels, regions).map(({ text }) => text);

describe("words of one line", () => {
  it("are joined though one has neither stems nor tails", () => {
    const words = [
      word("Buy", { box: [70, 224, 254, 318] }),
      word("our", { box: [266, 242, 430, 301] }),
      word("whip", { box: [427, 222, 657, 318] }),
    ];
    expect(textsOf(words)).toEqual(["Buy our whip"]);
  });

  it("are joined where a short word's box lies askew by its stem and its tail", () => {
    const words = [
      word("Buy", { box: [72, 233, 249, 309], angle: 0.094 }),
      word("whip", { box: [262, 222, 490, 318] }),
    ];
    expect(textsOf(words)).toEqual(["Buy whip"]);
  });

  it("stay apart where a small label stands on another line's height", () => {
    const words = [word("SALE", { box: [70, 200, 300, 300] }), word("new", { box: [310, 205, 350, 225] })];
    expect(textsOf(words)).toEqual(["new", "SALE"]);
  });

  it("are joined over the stem of a letter, and parted by the side of a button", () => {
    const words = [word("clean", { box: [70, 120, 300, 180] }), word("like", { box: [310, 120, 420, 180] })];
    const stroke = (from: number, to: number) => (data: Uint8Array) => {
      for (let y = from; y < to; y += 1) data.fill(0, (y * width + 314) * 3, (y * width + 318) * 3);
    };
    expect(textsOf(words, plain(stroke(122, 178)))).toEqual(["clean like"]);
    expect(textsOf(words, plain(stroke(90, 210)))).toEqual(["clean", "like"]);
    const rule = (data: Uint8Array) => {
      for (let y = 122; y < 178; y += 1) data.fill(0, (y * width + 304) * 3, (y * width + 306) * 3);
    };
    expect(textsOf(words, plain(rule))).toEqual(["clean", "like"]);
  });

  it("are joined where their boxes were grown into each other", () => {
    const words = [word("kids", { box: [75, 324, 272, 396] }), word("for free", { box: [228, 323, 600, 401] })];
    expect(textsOf(words)).toEqual(["kids for free"]);
  });
});
