import { describe, expect, it } from "vitest";
import type { TextBlock } from "./blocks.ts";
import type { ButtonShape } from "./button-shape.ts";
import { rolesOf, type RoleInput } from "./roles.ts";

const block = (text: string, y: number, lineHeight: number): TextBlock => ({
  box: { x: 0.1, y, width: 0.5, height: lineHeight },
  lines: [],
  text,
  lineHeight,
});

const shape: ButtonShape = {
  box: { x: 0.08, y: 0.5, width: 0.54, height: 0.1 },
  kind: "filled",
  fill: [200, 160, 80],
  surround: [30, 20, 10],
};

const roles = (...inputs: RoleInput[]) => rolesOf(inputs);

describe("T5 roles", () => {
  const headline = { block: block("Coffee that takes its time", 0.1, 0.09), shape: null };
  const action = { block: block("Order a box", 0.85, 0.04), shape };

  it("takes an action verb in a shape as the call to action", () => {
    expect(roles(headline, action)).toEqual(["headline", "call_to_action"]);
  });
  it("does not take the name on a label as a second button", () => {
    const label = { block: block("HALDEN", 0.55, 0.05), shape };
    expect(roles(headline, label, action)).toEqual(["headline", "brand", "call_to_action"]);
  });
  it("does not take a made-up name in a shape as a button where there is none", () => {
    expect(roles(headline, { block: block("HALDEN", 0.55, 0.05), shape })).toEqual(["headline", "brand"]);
  });
  it("does not take the word before an unread price for a name", () => {
    expect(roles(headline, { block: block("From", 0.9, 0.05), shape: null })).toEqual(["headline", "body"]);
  });
  it("still takes a short known phrase in the only shape as the button", () => {
    expect(roles(headline, { block: block("Free guide for beginners", 0.6, 0.04), shape })[1]).not.toBe("brand");
    expect(roles(headline, { block: block("The details", 0.6, 0.04), shape })[1]).toBe("call_to_action");
  });
});
