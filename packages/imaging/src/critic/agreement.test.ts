import { describe, expect, it } from "vitest";
import { agreementOf } from "./agreement.ts";
import type { OpinionFault } from "./opinion.ts";

const said = (code: OpinionFault["code"], probability: number): OpinionFault => ({
  code,
  probability,
  reason: "",
  box: null,
});
const engine = (claimed: OpinionFault["code"][], judged: OpinionFault["code"][]) => ({
  faults: claimed.map((code) => ({
    code,
    score: "contrast" as const,
    label: "",
    probability: 0.9,
    grade: "A" as const,
    reason: "",
    boxes: [],
  })),
  facts: { faults: Object.fromEntries(judged.map((code) => [code, 0.4])) },
});

describe("agreement of model and engine", () => {
  it("is named, and so is what only one of them finds", () => {
    const faults = [said("weak_cta", 0.9), said("unclear_message", 0.7), said("clutter", 0.6), said("typos", 0.2)];
    const { sentences, ...codes } = agreementOf({ faults }, engine(["weak_cta", "tiny_text"], ["weak_cta", "clutter"]));
    expect(codes).toEqual({
      both: ["weak_cta"],
      model_only: ["clutter"],
      not_judged: ["unclear_message"],
      engine_only: ["tiny_text"],
    });
    expect(sentences).toEqual([
      "Both find the call to action weak.",
      "It finds the ad cluttered; the engine looked too, but is not sure enough to say so.",
      "It finds the message unclear; the engine does not judge that.",
      "The engine finds text that is too small to read; the model does not.",
    ]);
  });

  it("says so where neither finds a fault, and reads results from before there were facts", () => {
    expect(agreementOf({ faults: [] }, engine([], [])).sentences).toEqual(["Neither finds a fault."]);
    expect(agreementOf({ faults: [said("typos", 1)] }, { faults: [], facts: null }).not_judged).toEqual(["typos"]);
  });
});
