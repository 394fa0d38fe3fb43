import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { noReason } from "./no-reason.ts";

describe("no_reason", () => {
  const idle = plainAd({ body: null });
  const without = {
    ...idle,
    copy: { ...idle.copy, benefit: false, secondPerson: false, number: false, messageWords: 2 },
  };

  it("is likelier for few words without a benefit", () => {
    expect(chanceOf("no_reason", without)).toBeGreaterThan(chanceOf("no_reason", plainAd()));
    expect(noReason.places(without)).toEqual([without.blocks[0]?.box]);
  });
});
