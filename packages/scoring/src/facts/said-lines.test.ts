import { describe, expect, it } from "vitest";
import { joinedChances, saidOf } from "./said-lines.ts";

const said = [
  { index: 0, text: "Visit us", roles: [0, 1], names: [0, 0] },
  { index: 0, text: "today", roles: [1, 0], names: [0] },
];

describe("what the words of a line say", () => {
  it("belongs to the same words from the same place, also where a line was parted", () => {
    const lines = [
      { index: 0, text: "today" },
      { index: 0, text: "Visit us" },
      { index: 1, text: "today" },
    ];
    expect(saidOf(lines, said).map((one) => one?.roles ?? null)).toEqual([[1, 0], [0, 1], null]);
    expect(saidOf(lines)).toEqual([null, null, null]);
  });
  it("counts as much as how it looks, and nothing where nothing was said", () => {
    expect(joinedChances([0.5, 0.5], { roles: [1, 0], names: [] })).toEqual([0.75, 0.25]);
    expect(joinedChances([0.5, 0.5], null)).toEqual([0.5, 0.5]);
  });
});
