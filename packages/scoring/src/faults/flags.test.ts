import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { flagsOf } from "./flags.ts";

describe("flags", () => {
  it("raise none for an honest ad", () => {
    expect(flagsOf(plainAd())).toEqual([]);
  });
  it("name a claim of a miracle cure with its words and its place", () => {
    const m = plainAd({ headline: { text: "The miracle pill that melts belly fat" } });
    const [flag] = flagsOf(m);
    expect(flag?.code).toBe("policy_risk");
    expect(flag?.message).toMatch(/miracle pill|melts belly fat/);
    expect(flag?.boxes).toEqual([m.blocks[0]?.box]);
  });
});
