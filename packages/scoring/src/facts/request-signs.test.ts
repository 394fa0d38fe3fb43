import { describe, expect, it } from "vitest";
import { asksNothing, isForTheHand, isNoRequest, mayAsk } from "./request-signs.ts";

const lines = (...texts: string[]) =>
  texts.map((text, i) => ({ text, box: { x: 0.1, y: 0.1 + 0.06 * i, width: 0.4, height: 0.05 } }));

describe("words that look like a request", () => {
  it("ask for nothing where they say what an offer costs", () => {
    expect(asksNothing(lines("Order £30+ for FREE DELIVERY"), [0], 1)).toBe(true);
    expect(asksNothing(lines("Order now for free delivery"), [0], 1)).toBe(false);
  });
  it("ask for nothing where they end the sentence above", () => {
    expect(asksNothing(lines("Entry $5 for adults. Children", "enter for free."), [1], 1)).toBe(true);
    expect(asksNothing(lines("Entry $5 for adults.", "enter for free."), [1], 1)).toBe(false);
    expect(asksNothing(lines("Tea for long evenings", "shop now"), [1], 1)).toBe(false);
    expect(asksNothing(lines("Tea for long evenings", "go to brightwell.com"), [1], 1)).toBe(false);
  });
  it("ask for nothing where they tell, in one sentence that opens with its subject", () => {
    const on = (text: string, shape: object | null = null) =>
      asksNothing(
        lines(text).map((line) => ({ ...line, shape })),
        [0],
        1,
      );
    expect(on("Your best days start at Acme")).toBe(true);
    expect(on("We can help.")).toBe(true);
    expect(on("We can help", {})).toBe(false);
    expect(on("Start your best days at Acme")).toBe(false);
    expect(on("You find us at acme.com")).toBe(false);
    expect(on("Your table is waiting: book now")).toBe(false);
  });
  it("ask for nothing where they are addresses alone, with icons read as letters", () => {
    const on = (...texts: string[]) => asksNothing(lines(...texts), [...texts.keys()], 1);
    expect(on("acmegames.com", "in acme-games-studio", "contact@ acmegames.com")).toBe(true);
    expect(on("f @acmegames")).toBe(true);
    expect(on("Visit acmegames.com")).toBe(false);
    expect(on("tickets & info @ www.acme.events")).toBe(false);
  });
  it("ask where they are for a hand on a screen, and go on in lines that are no requests", () => {
    expect(isForTheHand("CLICK THE LINK ABOVE")).toBe(true);
    expect(isForTheHand("CLICK")).toBe(false);
    expect(isNoRequest({ text: "FOR MORE INFORMATION" })).toBe(true);
    expect(isNoRequest({ text: "SHOP WOMEN" })).toBe(false);
  });
});

describe("an ad in which no request was found", () => {
  it("may ask where the last word of a button stands alone", () => {
    expect(mayAsk(lines("Ice drip", "NOW"), [], [0])).toBe(true);
    expect(mayAsk(lines("Ice drip", "NOWHERE"), [], [0])).toBe(false);
  });
  it("may ask where its headline sends to a number with the line below", () => {
    const ad = lines("CALL THE WHITE HOUSE:", "202-456-1414", "Tell them");
    expect(mayAsk(ad, [[0], [0, 1], [1, 2]], [0])).toBe(true);
    expect(mayAsk(ad, [[0], [1, 2]], [0])).toBe(false);
    expect(mayAsk(lines("THE WHITE HOUSE", "202-456-1414"), [[0, 1]], [0])).toBe(false);
  });
});
