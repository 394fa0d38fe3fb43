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
    expect(flag?.message).toContain("melts belly fat");
    expect(flag?.boxes).toEqual([m.blocks[0]?.box]);
  });

  it.each([
    ["Drown the kittens", "harm to animals"],
    ["We poison your kids", "people"],
    ["Poison your neighbour's dog", "harm to animals"],
    ["Immigrants are rats", "people"],
  ])("say whom %s is against", (text, whom) => {
    expect(flagsOf(plainAd({ headline: { text } })).map(({ message }) => message)).toEqual([
      expect.stringContaining(whom),
    ]);
  });

  const codesOfLines = (...setAs: string[]): string[] =>
    flagsOf(plainAd({ headline: { text: setAs.join(" "), setAs, lines: setAs.length } })).map(({ code }) => code);

  it.each([
    [["NO ONE SHOULD EVER", "HIT A CHILD"]],
    [["NOBODY HAS THE", "RIGHT", "TO BEAT", "HIS WIFE"]],
    [["WE WILL NOT REST", "WHILE PEOPLE", "BEAT HORSES"]],
    [["HELP US STOP PEOPLE WHO", "TORTURE ANIMALS"]],
    [["REPORT THOSE WHO", "SELL FAKE", "PASSPORTS"]],
    [["STOP ANYONE WHO", "TRIES", "TO ROB YOUR STORE"]],
    [["Some Parents Still", "Hit Their Kids"]],
    [["POACHERS", "KILL ELEPHANTS"]],
    [["CRIMINALS BUY", "STOLEN CREDIT", "CARDS"]],
    [["WAR", "KILLS CHILDREN"]],
    [["RACISTS SAY", "IMMIGRANTS ARE CRIMINALS"]],
    [["FRAUDSTERS SAY", "YOUR ACCOUNT IS", "SUSPENDED"]],
    [["No miracle pill", "melts belly fat."]],
    [["Beat your brother", "At table tennis"]],
    [["POKER", "FACE", "SUNGLASSES"]],
    [["BREAK THE", "BANK? NOT HERE"]],
  ])("leave out what a line says only without the lines round it: %j", (lines) => {
    expect(codesOfLines(...lines)).toEqual([]);
  });

  it.each([
    ["cruelty", ["WE POISON", "YOUR KIDS"]],
    ["cruelty", ["We poison your kids", "Fresh every day"]],
    ["cruelty", ["SUMMER SALE", "DROWN YOUR KITTENS"]],
    ["cruelty", ["FRESH EVERY DAY", "COME AND DROWN TOURISTS WITH US"]],
    ["crime", ["NEW IN LEEDS:", "FAKE PASSPORTS", "IN 24 HOURS"]],
    ["misleading", ["ATTENTION", "YOUR ACCOUNT", "IS SUSPENDED"]],
    ["policy_risk", ["THE PILL THAT", "MELTS BELLY FAT"]],
  ])("name %s that is said over lines: %j", (code, lines) => {
    expect(codesOfLines(...lines)).toEqual([code]);
  });

  it("read on from one block into the one right below, and from no other", () => {
    const at = (y: number) => ({ x: 0.1, y, width: 0.6, height: 0.06 });
    const codesAt = (y: number): string[] => {
      const headline = { text: "We will not rest while people", box: at(0.1), size: 0.06 };
      return flagsOf(plainAd({ headline, body: { text: "Beat horses", box: at(y), size: 0.06 } })).map((f) => f.code);
    };
    expect(codesAt(0.17)).toEqual([]);
    expect(codesAt(0.4)).toEqual(["cruelty"]);
  });
});
