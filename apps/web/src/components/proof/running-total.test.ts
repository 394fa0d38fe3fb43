import type { Part } from "@adjudge/contracts";
import { expect, it } from "vitest";
import { formatPoints, runningTotal } from "./running-total.ts";

const part = (rule: string, points: number): Part => ({
  rule,
  label: rule,
  points,
  grade: "A",
  source: "",
  evidence: { value: null, unit: "", target: null, text: "", boxes: [] },
});

it("runs from the base to the score, gains before losses", () => {
  const steps = runningTotal({ base: 45, parts: [part("a", -4), part("b", 6.7), part("none", 0), part("c", 20)] });
  expect(steps.map((step) => step.part.rule)).toEqual(["c", "b", "a"]);
  expect(steps[0]).toMatchObject({ low: 45, high: 65 });
  expect(steps[1]?.high).toBeCloseTo(71.7);
  expect(steps[2]?.low).toBeCloseTo(67.7);
  expect(steps.filter((step) => step.isLeading)).toHaveLength(3);
});

it("writes points with a true minus", () => {
  expect([formatPoints(6.7), formatPoints(-4), formatPoints(0.04)]).toEqual(["+6.7", "−4.0", "+0.0"]);
});
