import { describe, expect, it } from "vitest";
import { bare, block, withBlocks } from "../../test/blocks.ts";
import { weakestForColourBlind } from "./text-places.ts";

const top = { x: 0.3, y: 0.1, width: 0.4, height: 0.1 };
const middle = { x: 0.3, y: 0.45, width: 0.4, height: 0.1 };

describe("where the text is that a finding comes from", () => {
  it("A7: the text that colour-blind viewers lose", () => {
    const redOnGreen = block("Sale", { box: middle, colour: [200, 60, 40], background: [90, 130, 40] });
    expect(weakestForColourBlind(withBlocks(block("Plain", { box: top }), redOnGreen))).toBe(redOnGreen);
  });

  it("is nowhere without text", () => {
    expect(weakestForColourBlind(bare)).toBeNull();
  });
});
