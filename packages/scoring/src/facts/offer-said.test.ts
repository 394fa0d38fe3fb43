import { describe, expect, it } from "vitest";
import { block } from "../../test/blocks.ts";
import { offerSaid } from "./offer-said.ts";

describe("the offer of an ad", () => {
  it("is what its own lines say", () => {
    const blocks = [block("Tea for two", { role: "headline" }), block("20% off all teas", { role: "offer" })];
    expect(offerSaid(blocks).text).toBe("20% off all teas");
  });
  it.each(["Buy any 4 tins - get one free", "Tins at $5 off", "Try one month free", "Only $5.99", "Tins -50%"])(
    "is found in another text: %s",
    (said) => {
      const body = block(`Picked by hand. ${said}`);
      expect(offerSaid([block("Tea for two", { role: "headline" }), body])).toEqual({ text: said, boxes: [body.box] });
    },
  );
  it.each(["Up to 80% longer lashes", "A better deal for tea", "Sugar free", "Efficiency: up to 98%"])(
    "is no talk of one: %s",
    (said) => {
      expect(offerSaid([block(said)])).toEqual({ text: null, boxes: [] });
    },
  );
});
