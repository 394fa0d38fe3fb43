import { describe, expect, it } from "vitest";
import { SPOILINGS } from "./kinds/index.ts";
import { figuresByKind, worstOf, type SpoiltRow } from "./measure.ts";

const numbers = (overall: number | null) => ({ overall, contrast: 50, recall: 50, copy: 50 });

const row = (kind: string, before: number | null, after: number | null, more: Partial<SpoiltRow> = {}): SpoiltRow => ({
  ad: "one",
  kind,
  before: numbers(before),
  after: numbers(after),
  withheld: null,
  faults: [],
  flags: [],
  seen: { before: {}, after: {} },
  higher: before !== null && after !== null && after > before + 1,
  right: false,
  ...more,
});

describe("figures of spoilt ads", () => {
  it("counts the copies that gained, and leaves withheld scores out of the mean", () => {
    const rows = [
      row("faded", 60, 64),
      row("faded", 60, 50),
      row("faded", 60, null, { withheld: "blank", right: true }),
    ];
    expect(figuresByKind(rows, [{ name: "faded", what: "Faded" }])).toEqual([
      { kind: "faded", what: "Faded", ads: 3, higher: 1, mean_change: -3, withheld: 1, right: 1 },
    ]);
  });

  it("names the copies that gained most, worst first", () => {
    const rows = [row("a", 50, 53), row("b", 50, 70), row("c", 50, 51)];
    expect(worstOf(rows, 5).map((r) => r.kind)).toEqual(["b", "a"]);
  });
});

describe("the kinds of spoiling", () => {
  it("are more than thirty, each with a name of its own and something to show for it", () => {
    expect(SPOILINGS.length).toBeGreaterThan(30);
    expect(new Set(SPOILINGS.map((kind) => kind.name)).size).toBe(SPOILINGS.length);
    for (const { expected } of SPOILINGS)
      expect(expected.faults.length + expected.withheld.length + expected.flags.length).toBeGreaterThan(0);
  });
});
