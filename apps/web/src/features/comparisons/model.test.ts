import type { ComparisonVerdict, Part, ScoreVerdict } from "@adjudge/contracts";
import { expect, it } from "vitest";
import {
  attentionRows,
  betterFirst,
  chanceOf,
  closeCall,
  differenceSpot,
  errorZone,
  openOutcome,
  reasonsFor,
  whatToRun,
} from "./model.ts";

const verdict = (winner: 1 | 2 | null, first: number): ScoreVerdict => ({
  winner,
  probability_first: first,
  difference: 0,
  error: 10,
});
const whole = (overall: ScoreVerdict, recall: ScoreVerdict): ComparisonVerdict => ({
  overall,
  scores: { contrast: verdict(1, 0.9), recall, copy_engagement: verdict(2, 0.2) },
  sentence: "",
  borrow: [],
});

it("tells the chance of the likelier one", () => {
  expect(chanceOf(verdict(1, 0.84))).toBe(84);
  expect(chanceOf(verdict(2, 0.16))).toBe(84);
});

it("tells the two shares so that the likelier one's is the chance of the sentence", () => {
  expect([chanceOf(verdict(2, 0.195)), betterFirst(verdict(2, 0.195))]).toEqual([81, 19]);
  expect([chanceOf(verdict(1, 0.805)), betterFirst(verdict(1, 0.805))]).toEqual([81, 81]);
  expect(betterFirst(verdict(null, 0.46))).toBe(46);
});

it("names scores too close to call beside a winner only", () => {
  expect(closeCall(whole(verdict(1, 0.84), verdict(null, 0.52)))).toBe("Neither is clearly ahead on recall.");
  expect(closeCall(whole(verdict(null, 0.5), verdict(null, 0.52)))).toBe("");
  expect(closeCall(whole(verdict(1, 0.8), verdict(2, 0.3)))).toBe("");
});

it("puts a lead of image 1 to the left and never off the rule", () => {
  expect([differenceSpot(0), differenceSpot(25), differenceSpot(-25), differenceSpot(90)]).toEqual([50, 25, 75, 0]);
});

it("draws the error as a zone round zero, within the rule, where it is known", () => {
  expect(errorZone({ error: 10 })).toEqual({ left: 40, width: 20 });
  expect(errorZone({ error: 80 })).toEqual({ left: 0, width: 100 });
  expect(errorZone({ error: null })).toBeNull();
});

it("adds up attention by kind of element, and knows what is missing", () => {
  const element = (role: "headline" | "call_to_action" | null, kind: "text" | "object", share: number) => ({
    id: String(share),
    kind,
    role,
    label: "",
    box: { x: 0, y: 0, width: 1, height: 1 },
    text: null,
    text_colour: null,
    background_colour: null,
    contrast_ratio: null,
    apca_lc: null,
    attention_share: share,
    order: 1,
  });
  const rows = attentionRows(
    [element("headline", "text", 0.3), element("headline", "text", 0.1)],
    [element(null, "object", 0.2), element("call_to_action", "text", 0.1)],
  );
  expect(rows.map(({ label }) => label)).toEqual(["Headline", "Call to action", "Objects"]);
  expect(rows[0]?.shares[0]).toBeCloseTo(0.4);
  expect(rows[0]?.shares[1]).toBeNull();
});

it("calls close only what is close", () => {
  expect(openOutcome(0)).toEqual({ isClose: true, text: ": level" });
  expect(openOutcome(1)).toEqual({ isClose: true, text: ": 1 point tells too little here" });
  expect(openOutcome(34)).toMatchObject({ isClose: false, text: expect.stringMatching(/^34 points apart, but/) });
});

it("says which one to run and what it is ahead on, the largest lead first", () => {
  const part = (rule: string, label: string, points: number): Part => ({
    ...{ rule, label, points, grade: "A", source: "" },
    evidence: { value: null, unit: "", target: null, text: "", boxes: [] },
  });
  const scores = (...parts: Part[]) => {
    const none = { score: 50, base: 50, parts: [], percentile: 50, reference: { low: 40, high: 60 } };
    return { scores: { contrast: { ...none, parts }, recall: none, copy_engagement: none } };
  };
  const strong = scores(part("a", "Calm and uncluttered", 3), part("b", "Short lines", 9), part("c", "Clutter", -1));
  const weak = scores(part("a", "Cluttered", -1), part("b", "Rather long lines", -1), part("c", "Cluttered", -9));
  expect(reasonsFor(strong, weak)).toEqual(["short lines", "calm and uncluttered"]);
  expect(whatToRun(1, reasonsFor(strong, weak))).toBe("Run image 1. Why: short lines; calm and uncluttered.");
  const shown = scores(part("d", "Shows a person", 5));
  expect(reasonsFor(shown, weak)).toEqual(["it shows a person"]);
  expect(reasonsFor(strong, weak, ["recall"])).toEqual([]);
  // A fault that is clearly not there gives no points, and the other ad loses by it.
  const sound = scores({ ...part("c", "Uncluttered", 0), absent: true });
  expect(reasonsFor(sound, weak)).toEqual(["uncluttered"]);
  expect(reasonsFor(scores(part("c", "Clutter", 0)), weak)).toEqual([]);
  // "It looks well made" tells nobody what to see.
  expect(reasonsFor(scores(part("well_made", "Looks well made as a whole", 30)), weak)).toEqual([]);
  expect(whatToRun(2, [])).toBe("Run image 2.");
  expect(whatToRun(null, ["short lines"])).toMatch(/^Run either one/);
});

it("does not send out an ad that is flagged as it is", () => {
  expect(whatToRun(1, ["short lines"], [true, false])).toBe(
    "Settle what is flagged in image 1, then run it. Why: short lines.",
  );
  expect(whatToRun(1, [], [false, true])).toBe("Run image 1.");
  expect(whatToRun(null, [], [true, false])).toBe("Run image 2: the other one is flagged.");
  expect(whatToRun(null, [], [true, true])).toMatch(/^Both are flagged/);
});

it("names the file of the image to run, where it has a name of its own", () => {
  const names = ["fjordbank", null] as const;
  expect(whatToRun(1, ["short lines"], [false, false], names)).toBe("Run image 1 (“fjordbank”). Why: short lines.");
  expect(whatToRun(2, [], [false, false], names)).toBe("Run image 2.");
  expect(whatToRun(null, [], [false, true], names)).toBe("Run image 1 (“fjordbank”): the other one is flagged.");
});
