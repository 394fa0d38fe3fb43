import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { judge } from "./judge.ts";
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

  it("names only what is missing", () => {
    expect(noReason.reason(without)).toBe(
      "We found no offer, price or number in the words, and none of the usual words for a benefit.",
    );
    const dated = { ...without, copy: { ...without.copy, number: true } };
    expect(noReason.reason(dated)).toBe("We found no offer in the words, and none of the usual words for a benefit.");
    const gain = { ...dated, copy: { ...dated.copy, benefit: true } };
    expect(noReason.reason(gain)).toBe("We found no offer in the words.");
  });

  it("is as likely as in other ads where some of the writing was not read, and not named", () => {
    const box = { x: 0, y: 0, width: 0.2, height: 0.1 };
    const unread = { ...without, unread: [box] };
    const found = judge(unread).find((j) => j.fault.code === "no_reason");
    expect(found?.probability).toBe(found?.prior);
    expect(found?.claimed).toBe(false);
    expect(chanceOf("no_reason", without)).toBeGreaterThan(found?.prior ?? 1);
  });

  it.each(["Winter Sale 20%", "Now only $12"])("is not named of %s", (headline) => {
    const offered = { ...without, blocks: without.blocks.map((b) => ({ ...b, text: headline })) };
    expect(judge(offered).find((j) => j.fault.code === "no_reason")?.claimed).toBe(false);
  });

  it("is ruled out by a plain deal, and costs nothing in a language whose promises are not known by English words", () => {
    const of = (headline: string) => {
      const said = { ...without, blocks: without.blocks.map((b) => ({ ...b, text: headline })) };
      return judge(said).find((j) => j.fault.code === "no_reason");
    };
    const prior = of("Lamp")?.prior ?? 0;
    expect(of("Up to 65% off")?.severity).toBeLessThan(prior);
    expect(of("Das ist die Lampe für euch und eure Gäste")).toMatchObject({ severity: prior, claimed: false });
    expect(of("This is the lamp for all of them and the rest")?.severity).toBeGreaterThan(prior);
  });
});
