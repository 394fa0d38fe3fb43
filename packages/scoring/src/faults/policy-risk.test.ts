import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { policyRisk } from "./policy-risk.ts";

describe("policy_risk", () => {
  const claim = plainAd({ headline: { text: "Doctors Stunned: This Melts Belly Fat Overnight" } });

  it("is likelier for a claim of a cure", () => {
    expect(chanceOf("policy_risk", claim)).toBeGreaterThan(chanceOf("policy_risk", plainAd()));
    expect(policyRisk.places(claim)).toEqual([claim.blocks[0]?.box]);
    expect(policyRisk.reason(claim)).toBe("Platforms restrict ads that say “Melts Belly Fat”.");
  });
  it("names the words that weigh most where none is strong enough to be flagged", () => {
    expect(policyRisk.reason(plainAd({ headline: { text: "Tell Trump to veto the bill" } }))).toBe(
      "Platforms may restrict ads that say “Trump”.",
    );
  });
  it("finds the words in a name too, where the chance comes from", () => {
    const named = plainAd({ brand: { text: "Belly fat melts away in 3 days" } });
    expect(policyRisk.places(named)).toEqual([named.blocks[3]?.box]);
  });
});
