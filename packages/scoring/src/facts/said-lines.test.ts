import { describe, expect, it } from "vitest";
import { paint, signalsOf } from "../../test/pictures.ts";
import { assignRoles } from "./assign-roles.ts";
import { LINE_ROLES, type LineRole } from "./line-roles.ts";
import { joinedChances, saidOf } from "./said-lines.ts";
import { seenLines } from "./seen-lines.ts";

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
  const told = (texts: readonly string[], roles: readonly LineRole[]): string[] => {
    const lines = texts.map((text, i) => ({
      ...{ text, confidence: 0.99 },
      box: { x: 0.2, y: 0.2 + 0.4 * i, width: 0.5, height: 0.1 },
    }));
    const signals = signalsOf(
      paint(200, 200, (_, y) => ((y > 40 && y < 60) || (y > 120 && y < 140) ? [30, 30, 30] : [225, 225, 225])),
      { lines },
    );
    const sureOf = (role: LineRole): number[] => LINE_ROLES.map((one) => Number(one === role));
    const said = texts.map((text, index) => {
      const role = roles[index] ?? "other";
      return { index, text, roles: sureOf(role), names: [0, 1].map(() => Number(role === "brand")) };
    });
    const seen = seenLines({ ...signals, said });
    return assignRoles(seen, 1, {}).headline.map((i) => seen.lines[i]?.text ?? "");
  };

  it("decides between two lines that look alike", () => {
    const texts = ["Gallop Falcon", "Pebble Lantern"];
    expect(told(texts, ["headline", "brand"])).toEqual(["Gallop Falcon"]);
    expect(told(texts, ["brand", "headline"])).toEqual(["Pebble Lantern"]);
  });
  it("makes no headline of a number to call", () => {
    expect(told(["0557 896 650", "Pebble Lantern"], ["headline", "brand"])).not.toContain("0557 896 650");
    expect(told(["0557 896 650"], ["headline"])).toEqual([]);
  });
});
