import type { Facts } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { correctionsOf, draftOf, factRows, outsideLines } from "./facts-model.ts";

const box = { x: 0, y: 0, width: 0.5, height: 0.1 };

const facts: Facts = {
  text: ["Slow coffee", "Fourteen hours", "Order now"],
  headline: "Slow coffee",
  body: ["Fourteen hours"],
  brand: "Slow",
  brand_form: "text",
  cta: "Order now",
  cta_form: "button",
  offer: null,
  legal: [],
  chrome: [],
  language: "en",
  script: "latin",
  people: 3,
  people_drawn: 1,
  product_shown: true,
  picture_kind: "photo",
  is_ad: 1,
  orientation: "upright",
  category: "other",
  lines: [
    { line: 0, text: "Slow coffee", role: "headline", box },
    { line: 1, text: "Fourteen hours", role: "body", box },
    { line: 2, text: "Order now", role: "call_to_action", box },
  ],
  places: { headline: [box], brand: [], cta: [box], offer: [], people: [] },
  corrected: [],
  unsure: [],
  faults: {},
  unseen_faults: [],
};

const valueOf = (of: Facts, name: string) => factRows(of).find((row) => row.name === name)?.value;

describe("what the engine found", () => {
  it("is said in words, and what there is none of is left out or named as none", () => {
    expect(valueOf(facts, "Call to action")).toBe("Order now (button)");
    expect(valueOf(facts, "People")).toBe("3 people, 1 of them drawn");
    expect(valueOf(facts, "Language")).toBe("English");
    expect(valueOf(facts, "Offer")).toBeUndefined();
    expect(valueOf({ ...facts, picture_kind: "text", lines: [] }, "Picture")).toBeUndefined();
    expect(valueOf({ ...facts, brand: null, brand_form: "none" }, "Brand")).toBe("None found");
    expect(valueOf({ ...facts, brand: null, brand_form: "logo" }, "Brand")).toBe("A logo that could not be read");
  });

  it("is marked where it is more likely wrong than right", () => {
    const rows = factRows({ ...facts, unsure: ["brand", "cta"] });
    expect(rows.filter(({ isUnsure }) => isUnsure).map(({ name }) => name)).toEqual(["Brand", "Call to action"]);
    // "None found", marked "Not sure", would leave open of which we are not sure.
    expect(valueOf({ ...facts, brand: null, brand_form: "none", unsure: ["brand"] }, "Brand")).toBe("Perhaps none");
  });

  it("is marked where its owner corrected it", () => {
    const rows = factRows({ ...facts, corrected: ["brand"] });
    expect(rows.filter(({ isCorrected }) => isCorrected).map(({ name }) => name)).toEqual(["Brand"]);
  });
});

describe("corrections", () => {
  it("are empty where nothing was changed", () => {
    expect(correctionsOf(draftOf(facts, null), facts, null)).toEqual({});
  });

  it("name only what differs, and keep those made before", () => {
    const draft = { ...draftOf(facts, null), brand: " Nordlys ", leftOut: [2, 1] };
    expect(correctionsOf(draft, facts, { headline_lines: [0] })).toEqual({
      brand: "Nordlys",
      headline_lines: [0],
      left_out_lines: [1, 2],
    });
  });

  it("take a line back that was left out, and leave alone what the engine left out itself", () => {
    const before = { left_out_lines: [1] };
    const [first, second, third] = facts.lines;
    if (!first || !second || !third) throw new Error("three lines");
    const lines = [first, { ...second, role: "chrome" as const }, { ...third, role: "chrome" as const }];
    const shown = { ...facts, lines };
    expect(outsideLines(shown, before)).toEqual([2]);
    expect(draftOf(shown, before).leftOut).toEqual([1]);
    expect(correctionsOf({ ...draftOf(shown, before), leftOut: [] }, shown, before)).toEqual({ left_out_lines: [] });
  });

  it("say that no brand is shown", () => {
    expect(correctionsOf({ ...draftOf(facts, null), hasNoBrand: true }, facts, null)).toEqual({ brand: null });
  });
});
