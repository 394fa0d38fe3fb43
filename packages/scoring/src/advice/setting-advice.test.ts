import { describe, expect, it } from "vitest";
import { bare, block, withBlocks } from "../../test/blocks.ts";
import { titledShare } from "../facts/text-facts.ts";
import { settingCandidates } from "./setting-advice.ts";

const rules = (m: Parameters<typeof settingCandidates>[0]): string[] => settingCandidates(m).map((one) => one.rule);

describe("C18: a message in Title Case", () => {
  const titled = withBlocks(
    block("The Future Of Money Nobody Expected This Summer", { role: "headline" }),
    block("Shop MacBooks Now", { role: "call_to_action" }),
  );

  it("is advised to be set in sentences, and the promise is what that measures", () => {
    const [advice] = settingCandidates(titled);
    expect(advice).toMatchObject({ rule: "C18", action: "rewrite", boxes: [titled.blocks[0]?.box] });
    const after = advice?.apply(titled);
    expect(after?.blocks.map((b) => b.text)).toEqual([
      "The future of money nobody expected this summer",
      "Shop MacBooks Now",
    ]);
    expect(after && titledShare(after)).toBeCloseTo(advice?.reached ?? Number.NaN, 2);
  });

  it("is not found in sentences", () => {
    expect(rules(withBlocks(block("The future of money is here", { role: "headline" })))).toEqual([]);
  });
});

describe("C20: text that touches the edge", () => {
  it("is advised to be moved in, and points at the text", () => {
    const box = { x: 0.01, y: 0.4, width: 0.4, height: 0.1 };
    const m = { ...withBlocks(block("at the side", { box }), block("in the middle")), edgeRoom: 0.1 };
    const [advice] = settingCandidates(m);
    expect(advice).toMatchObject({ rule: "C20", action: "move", measured: 0.1, boxes: [box] });
    expect(advice?.apply(m).edgeRoom).toBe(advice?.reached);
    expect(advice?.reached).toBeGreaterThanOrEqual(0.5);
  });

  it("is none where there is room, and none without text", () => {
    expect(rules({ ...withBlocks(block("in the middle")), edgeRoom: 1 })).toEqual([]);
    expect(rules(bare)).toEqual([]);
  });
});
