import type { Analysis, Lack, Part } from "@adjudge/contracts";
import { expect, it } from "vitest";
import { nothingInScore } from "../../components/proof/nothing-in-score.ts";
import { nothingTitle, nothingToDo } from "./nothing-to-do.ts";

const busy: Lack = {
  ...{ score: "contrast", rule: "calm", label: "Rather busy to look at", points: -4, boxes: [], is_checkable: true },
  text: "Edges, colours and lines of text make it busier than about 9 of 10 ads.",
};
const ad = (overall: number, ...lacks: Lack[]) => ({ overall, lacks, flags: [], facts: null, elements: [] });
const button = (ratio: number): Analysis["elements"][number] => ({
  ...{ id: "b", kind: "button", role: "call_to_action", label: "Button", text: "Go", attention_share: 0.1, order: 1 },
  ...{ box: { x: 0, y: 0, width: 0.1, height: 0.1 }, text_colour: null, background_colour: null, apca_lc: null },
  contrast_ratio: ratio,
});

it("calls an ad sound only where nothing on its page says otherwise", () => {
  expect(nothingToDo(ad(82))).toBe("This ad is sound: we found nothing worth changing. Well made.");
  expect(nothingTitle(ad(82))).toBe("Nothing to change");
  expect(nothingToDo(ad(54))).not.toContain("sound:");
  expect(nothingToDo(ad(82, busy))).not.toContain("sound:");
  expect(nothingToDo({ ...ad(82), elements: [button(1.9)] })).not.toContain("sound:");
  expect(nothingToDo({ ...ad(82), elements: [button(4)] })).toContain("sound:");
});

it("does not call an ad sound where it is not sure of what it found", () => {
  const doubted = { ...ad(82), facts: { unsure: ["cta" as const] } };
  expect(nothingToDo(doubted)).toContain("“Not sure”");
  expect(nothingTitle(doubted)).toBe("No fault to name");
});

it("says what costs points, as the verdict does, where no fault is named", () => {
  expect(nothingToDo(ad(40, busy))).toBe(
    "We found no fault in this ad that we are sure of. What costs it points: rather busy to look at. Edges, colours and lines of text make it busier than about 9 of 10 ads.",
  );
  expect(nothingToDo(ad(40))).toContain("The sums below");
});

it("says of what costs nothing that it falls short", () => {
  expect(nothingToDo(ad(40, { ...busy, points: -0.1 }))).toContain("What falls short: rather busy to look at.");
});

const partOf = (points: number): Part => ({
  rule: "well_made",
  label: "Looks poorly made as a whole",
  points,
  grade: "B",
  source: "Practice",
  evidence: { value: null, unit: "", target: null, text: "", boxes: [] },
});

it("says what costs one score points where that score has no advice", () => {
  const detail = { score: 40, base: 50, parts: [], percentile: 50, reference: null };
  const scores = { contrast: detail, recall: detail, copy_engagement: { ...detail, score: 80 } };
  expect(nothingInScore({ scores, lacks: [busy] }, "contrast")).toContain("What costs it points: rather busy");
  expect(nothingInScore({ scores, lacks: [busy] }, "recall")).toBe(
    "We found no fault here that we are sure of. No single part costs it a whole point.",
  );
  const held = { ...partOf(-20), rule: "O1", label: "Held to the 0–100 scale" };
  const costly = { ...detail, parts: [partOf(-12), held] };
  expect(nothingInScore({ scores: { ...scores, recall: costly }, lacks: [] }, "recall")).toBe(
    "We found no fault here that we are sure of. The largest loss is in the row “Looks poorly made as a whole”: −12.0 points.",
  );
  expect(nothingInScore({ scores, lacks: [busy] }, "copy_engagement")).toBe("We found nothing to change here.");
});
