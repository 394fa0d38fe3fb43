import { describe, expect, it } from "vitest";
import { brandCandidates, isLabel, signedBy } from "./brand-candidates.ts";
import type { SeenLine } from "./seen-lines.ts";

const line = (text: string, y: number, index: number, height = 0.05): SeenLine => ({
  ...{ index, text, rawText: text, shape: null, confidence: 1, ratio: 17, lc: 100, roughness: 0 },
  ...{ colour: [20, 20, 20], background: [250, 250, 250] },
  box: { x: 0.1, y, width: 0.4, height },
});

const namesOf = (...texts: string[]): string[] => {
  const lines = texts.map((text, i) => line(text, 0.1 + 0.06 * i, i));
  return brandCandidates({ lines, features: [], said: [], groups: [] }, 1).map((c) => c.text);
};

describe("what could be the advertiser's name", () => {
  it("is the name beside the publisher's label, never the label with it", () => {
    const names = namesOf("Tea for long evenings", "Brightwell.Letters I Sponsored.");
    expect(names).toContain("Brightwell.Letters");
    expect(names.filter((n) => /sponsored/iu.test(n))).toEqual([]);
  });
  it("is the words of one wordmark together, over two lines or three", () => {
    const names = namesOf("BRIGHT", "WELL", "TEAS");
    expect(names).toContain("BRIGHT WELL");
    expect(names).toContain("BRIGHT WELL TEAS");
    expect(namesOf("VUZO WARMS YOU", "Largo")).toEqual(expect.arrayContaining(["VUZO", "Largo"]));
  });
  it("is the name in an address, not the address", () => {
    expect(namesOf("www.brightwell.com")).toEqual(["brightwell"]);
  });
  it("is no host of other people's addresses and no button", () => {
    expect(namesOf("Write to teas at gmail now")).not.toContain("gmail");
    expect(namesOf("VISIT NOW>", "Next")).toContain("Next");
    expect(namesOf("VISIT NOW>", "Next")).not.toContain("VISIT NOW>");
  });
  it("is no phrase that stops half-way, no rate and no conditions", () => {
    for (const line of ["Lattes from", "0% fees", "T&Cs apply", "Our SEO Website"])
      expect(namesOf(line)).not.toContain(line);
    expect(namesOf("Bed and")).not.toContain("Bed and");
  });
  it("is no deal, no small word and no code for the till", () => {
    const names = namesOf("20% off", "THE", "Use code BREW20", "BREW20", "Brewhaus");
    expect(names).toContain("Brewhaus");
    for (const none of ["20% off", "THE", "BREW20"]) expect(names).not.toContain(none);
    // A dress code is no code, and a school of coding may be called by it.
    expect(namesOf("CODE ACADEMY")).toContain("CODE ACADEMY");
    expect(namesOf("Use promo code", "Nordstrom")).toContain("Nordstrom");
    for (const name of ["ABC7", "Half-Price Books", "MORE"]) expect(namesOf(name)).toContain(name);
    for (const money of ["KES 10", "Rs. 499"]) expect(namesOf(money)).not.toContain(money);
  });
  it("may begin like a label", () => {
    expect(namesOf("AD ASTRA")).toEqual(expect.arrayContaining(["AD ASTRA", "ASTRA"]));
  });
  it("is no label of the page", () => {
    expect(namesOf("Sponsored content", "Report ad")).toEqual([]);
  });
});

it("takes a button's label for no name, but a name inside the words that ask", () => {
  expect(isLabel({ source: "pair", lines: [3, 4] }, [3, 4])).toBe(true);
  expect(isLabel({ source: "line", lines: [3] }, [3, 4])).toBe(false);
  expect(isLabel({ source: "inside", lines: [3] }, [3])).toBe(false);
  expect(isLabel({ source: "address", lines: [3] }, [3])).toBe(false);
});

it("takes the small word off a name that signs", () => {
  expect(signedBy("by #brightwell")).toBe("brightwell");
  expect(signedBy("By Terry")).toBe("By Terry");
  expect(signedBy("bynder")).toBe("bynder");
});
