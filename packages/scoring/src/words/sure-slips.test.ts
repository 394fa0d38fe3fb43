import { describe, expect, it } from "vitest";
import { sureSlips } from "./sure-slips.ts";

const found = (text: string): string[] => sureSlips(text).map(({ word, suggestion }) => `${word} > ${suggestion}`);

describe("sureSlips", () => {
  it.each([
    ["Looking for a unique Birtyday Gift?", "Birtyday > birthday"],
    ["Basic computer classes, ACCOMODATION available", "ACCOMODATION > accommodation"],
    ["A supercar with zero emmissions", "emmissions > emissions"],
    ["The meal with the most intersting story", "intersting > interesting"],
    ["Lash EXTENTION", "EXTENTION > extension"],
  ])("names the slip in %s", (text, slip) => {
    expect(found(text)).toEqual([slip]);
  });
  it.each([
    "El CLASSICO cheese",
    "La scelta exclusiva, 18 DECEMBRE",
    "to the Netheriands",
    "Gilobal trade, Supply Chain Solutons",
    "ISLANMIC literature at the ACADENMY",
    "Sport and Loisure",
    "Toyota YARIS in MADINA",
    "Your accommodation for an interesting birthday",
  ])("leaves to names, other languages and the reader: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
  it("takes a missing thin letter for the writer's only where it was read beyond doubt, amid known words", () => {
    const slips = (text: string, isBeyondDoubt: boolean) =>
      sureSlips(text, () => isBeyondDoubt).map(({ word }) => word);
    expect(slips("No artifical flavors or preservatives.", true)).toEqual(["artifical"]);
    expect(slips("No artifical flavors or preservatives.", false)).toEqual([]);
    expect(slips("No ARTIFICAL flavors or preservatives.", true)).toEqual([]);
    expect(slips("The artifical Velmora flavors or preservatives.", true)).toEqual([]);
    expect(slips("artifical flavors", true)).toEqual([]);
    expect(slips("Sleeper cabins, panoramic lounge, breakfas free", true)).toEqual([]);
  });
});
