import type { Facts } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { factRows } from "./facts-model.ts";
import { facts } from "./test-facts.ts";

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

  it("names a call to act that its owner denies, and the lines that were misread", () => {
    const none = factRows({ ...facts, cta: null, cta_form: "none", corrected: ["cta"] });
    expect(none.find(({ name }) => name === "Call to action")).toMatchObject({ value: "None", isCorrected: true });
    const lines = facts.lines.map((line) => (line.line === 1 ? { ...line, read_as: "Fourteem hours" } : line));
    const misread = factRows({ ...facts, lines, corrected: ["text"] }).find(({ name }) => name === "Misread lines");
    expect(misread).toMatchObject({ value: "Fourteen hours", isCorrected: true });
    expect(valueOf(facts, "Misread lines")).toBeUndefined();
  });
});
