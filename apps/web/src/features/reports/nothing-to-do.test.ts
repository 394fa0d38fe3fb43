import type { Part } from "@adjudge/contracts";
import { expect, it } from "vitest";
import { nothingInScore } from "../../components/proof/nothing-in-score.ts";
import { nothingTitle, nothingToDo } from "./nothing-to-do.ts";

const part = (label: string, points: number, rule = label): Part => ({
  ...{ rule, label, points, grade: "A", source: "" },
  evidence: { value: null, unit: "", target: null, text: "", boxes: [] },
});
const detail = (...parts: Part[]) => ({ score: 50, base: 50, parts, percentile: 50, reference: { low: 40, high: 60 } });
const ad = (overall: number, ...parts: Part[]) => ({
  ...{ overall, flags: [], facts: null },
  scores: { contrast: detail(...parts), recall: detail(), copy_engagement: detail() },
});

it("praises a strong ad only", () => {
  expect(nothingToDo(ad(82))).toMatch(/^This ad is sound/);
  expect(nothingToDo(ad(54))).not.toContain("sound:");
});

it("does not call an ad sound where it is not sure of what it found", () => {
  const doubted = { ...ad(82), facts: { unsure: ["cta" as const] } };
  expect(nothingToDo(doubted)).toContain("“Not sure”");
  expect(nothingTitle(doubted)).toBe("No single fault");
  expect(nothingTitle({ ...ad(82), facts: { unsure: [] } })).toBe("Nothing to change");
});

it("names what took most points where no fault is named", () => {
  const words = nothingToDo(
    ad(40, part("Few colours", -4), part("Clutter", -9), part("Scale", -20, "O1"), part("Tiny", -1)),
  );
  expect(words).toContain("Most points were lost under “Clutter” and “Few colours”.");
  expect(nothingToDo(ad(40))).toContain("The sums below");
});

it("tells a weak score without advice that points were lost", () => {
  expect(nothingInScore(70)).toBe("We found nothing to change here.");
  expect(nothingInScore(32)).toMatch(/^We found no single fault/);
});
