import { describe, expect, it } from "vitest";
import { bare, block, withBlocks } from "../../test/blocks.ts";
import { endsOfScale, fullestLines, nearestToEdge, weakestForColourBlind } from "./text-places.ts";

const top = { x: 0.3, y: 0.1, width: 0.4, height: 0.1 };
const middle = { x: 0.3, y: 0.45, width: 0.4, height: 0.1 };
const edge = { x: 0.01, y: 0.7, width: 0.4, height: 0.1 };

describe("where the text is that a finding comes from", () => {
  it("C20: the text nearest to the edge, in its own line heights", () => {
    const set = withBlocks(block("Up here", { box: top }), block("At the side", { box: edge }));
    expect(nearestToEdge(set)).toEqual([edge]);
    // As near in pixels, but many of its small lines away.
    const small = { x: 0.2, y: 0.9, width: 0.4, height: 0.01 };
    expect(nearestToEdge(withBlocks(block("Up here", { box: top }), block("Small", { box: small })))).toEqual([top]);
  });

  it("C13: the text that colour-blind viewers lose", () => {
    const redOnGreen = block("Sale", { box: middle, colour: [200, 60, 40], background: [90, 130, 40] });
    expect(weakestForColourBlind(withBlocks(block("Plain", { box: top }), redOnGreen))).toBe(redOnGreen);
  });

  it("C17: the largest text and the smallest, by their size in a feed", () => {
    const large = block("Large", { box: top, feedPx: 40 });
    const small = block("Small", { box: middle, feedPx: 8 });
    expect(endsOfScale(withBlocks(block("Between", { feedPx: 14 }), small, large))).toEqual([top, middle]);
  });

  it("C21: the text with the fullest lines", () => {
    const long = block("Sleep deeper tonight with cooler pillows", { box: middle, lines: 1 });
    const broken = block("Sleep deeper tonight with cooler pillows", { box: top, lines: 3 });
    expect(fullestLines(withBlocks(broken, long))).toEqual([middle]);
  });

  it("is nowhere without text", () => {
    for (const place of [nearestToEdge, endsOfScale, fullestLines]) expect(place(bare)).toEqual([]);
    expect(weakestForColourBlind(bare)).toBeNull();
  });
});
