import { describe, expect, it } from "vitest";
import { cappedOverall } from "../scores/overall.ts";
import { verdictOf } from "./verdict.ts";

const at = (overall: number, label: string | null = null) => ({
  ...{ overall, percentile: Math.round(overall), leftover: null },
  lacks:
    label === null
      ? []
      : [
          { label: "A small headline", is_checkable: false, points: -4 },
          { label, is_checkable: true, points: -2 },
        ],
});
const nothing = { contrast: [], recall: [], copy_engagement: [] };
const place = { x: 0, y: 0, width: 0.2, height: 0.1 };
const one = (rule: string, action: "add" | "keep", text: string, overall_gain: number) => ({
  ...{ fault: null, rule, score: "contrast" as const, action, text, detail: "", measured: null, reached: null },
  ...{ unit: "", target: null, boxes: [place], gain: 0, overall_gain, change: null },
});

describe("verdict", () => {
  it("names the band of the whole number that is shown", () => {
    expect(verdictOf(at(69.6), nothing)).toMatch(/^Strong overall; we found no fault to name\./);
    expect(verdictOf({ ...at(75), isNameSure: false }, nothing)).toBe(
      "Strong overall, as far as we can tell: we found no fault, but are not sure whose ad it is.",
    );
    expect(verdictOf(at(69.4), nothing)).toBe("Fair overall. We found no fault that we are sure of.");
    expect(verdictOf(at(49.4), nothing)).toMatch(/^Weak overall/);
  });
  it("reads as a sentence: faults as noun phrases, praise with its subject", () => {
    const advice = [
      one("teaser", "add", "", 4),
      one("no_cta", "add", "", 2),
      one("set_off", "keep", "Stands out from a white page.", 0),
    ];
    expect(verdictOf(at(40), { ...nothing, contrast: advice })).toBe(
      "Weak overall. What holds it back: a headline that teases instead of telling, and no call to action. What works: it stands out from a white page.",
    );
  });
  it("praises what has a place and nothing that holds of the whole, in the ad's own words where they are short", () => {
    const colour = { ...one("set_off", "keep", "Stands out from a white page.", 0), boxes: [] };
    const request = one("no_cta", "keep", "Asks the viewer to act.", 0);
    const placed = { ...request, detail: "“Shop now”, on a button." };
    expect(verdictOf(at(75), { ...nothing, contrast: [colour] })).toBe("Strong overall; we found no fault to name.");
    expect(verdictOf(at(75), { ...nothing, contrast: [colour], copy_engagement: [placed] })).toBe(
      "Strong overall; we found no fault to name. What works: it asks the viewer to act (“Shop now”).",
    );
    const long = { ...placed, detail: `“${"Come and see ".repeat(6)}”.` };
    expect(verdictOf(at(75), { ...nothing, copy_engagement: [long] })).toMatch(/it asks the viewer to act\.$/u);
  });
  it("says so where a score that is not called strong is higher than most", () => {
    expect(verdictOf({ ...at(62), percentile: 90 }, nothing)).toBe(
      "Fair overall, and higher than most rated ads. We found no fault that we are sure of.",
    );
  });
  it("names nothing that costs next to nothing", () => {
    const grey = { label: "Text with little contrast", is_checkable: true, points: -0.1 };
    expect(verdictOf({ ...at(60), lacks: [grey] }, nothing)).toBe(
      "Fair overall. We found no fault that we are sure of.",
    );
  });
  it("does not say of a strong ad that there is nothing to name where the page below names something", () => {
    const lack = (points: number) => ({ label: "Text with little contrast", is_checkable: true, points });
    expect(verdictOf({ ...at(75), percentile: 95, lacks: [lack(0)] }, nothing)).toBe(
      "Strong overall. We found no fault that we are sure of.",
    );
    expect(verdictOf({ ...at(75), lacks: [{ ...lack(-2), is_checkable: false }] }, nothing)).toBe(
      "Strong overall; we found no fault to name.",
    );
  });
  it("says that no fault is sure enough, beside praise too", () => {
    const praise = one("set_off", "keep", "Stands out from a white page.", 0);
    expect(verdictOf(at(60), { ...nothing, contrast: [praise] })).toBe(
      "Fair overall. We found no fault that we are sure of. What works: it stands out from a white page.",
    );
  });
  it("leaves no low score without a reason, and calls a doubt one", () => {
    expect(verdictOf({ ...at(40), doubt: "a brand that is hardly noticed" }, nothing)).toBe(
      "Weak overall. We found no fault that we are sure of; what may hold it back: a brand that is hardly noticed.",
    );
    expect(verdictOf(at(40), nothing)).toBe(
      "Weak overall. We found no fault that we are sure of: the score rests on many small things, not on one.",
    );
    expect(verdictOf({ ...at(60), doubt: "clutter" }, nothing)).not.toContain("may");
  });
  it("names what a template left behind before all else", () => {
    expect(verdictOf({ ...at(75), leftover: "your church name" }, nothing)).toBe(
      "Strong overall; “your church name” is left over from a template.",
    );
  });
  it("names what the ad lacks most where no fault is likely enough to be named", () => {
    const praise = one("set_off", "keep", "Stands out from a white page.", 0);
    expect(verdictOf(at(60, "A large blank field"), { ...nothing, contrast: [praise] })).toBe(
      "Fair overall. What costs it points: a large blank field. What works: it stands out from a white page.",
    );
    expect(verdictOf(at(75, "A large blank field"), nothing)).toBe(
      "Strong overall. We found no fault that we are sure of.",
    );
    expect(verdictOf(at(60, "A large blank field"), nothing, [], [{ code: "no_cta" }])).not.toContain("blank");
  });
  it("names a fault that nothing can be advised against", () => {
    expect(verdictOf(at(60), nothing, [], [{ code: "no_cta" }])).toBe(
      "Fair overall. What holds it back: no call to action.",
    );
  });
  it("never calls a flagged ad strong, on the page either", () => {
    const capped = cappedOverall(93, [{ code: "policy_risk" }]);
    expect(Math.round(capped)).toBeLessThan(70);
    expect(verdictOf(at(capped), nothing)).toMatch(/^Fair/);
  });
  it("says that an ad is flagged before what would make it better", () => {
    expect(verdictOf(at(69.4), nothing, [{ code: "policy_risk" }])).toBe("Fair overall, and it may break ad policies.");
    expect(verdictOf(at(10), nothing, [{ code: "crime" }, { code: "cruelty" }, { code: "misleading" }])).toBe(
      "Weak overall, and it may offend and may mislead.",
    );
  });
});
