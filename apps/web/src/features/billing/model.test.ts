import type { Plan } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import {
  cardDate,
  cardLabel,
  isExpired,
  checkoutLink,
  invoiceDollars,
  invoiceLine,
  isIncluded,
  monthlyPrice,
  periodCents,
  periodEnd,
} from "./model.ts";

const plan = (billing_cycle: Plan["billing_cycle"]): Plan => ({
  id: "p 1",
  name: "Growth & more",
  description: "",
  billing_cycle,
  price_per_month: 49.5,
  discounted_price_per_month: 39.6,
  total_yearly_price: 475.2,
  features: [],
});

describe("prices", () => {
  it("are a month's on the cards and a period's at checkout, in whole cents", () => {
    expect([monthlyPrice(plan("Monthly")), monthlyPrice(plan("Yearly"))]).toEqual([49.5, 39.6]);
    expect([periodCents(plan("Monthly")), periodCents(plan("Yearly"))]).toEqual([4950, 47_520]);
    expect([invoiceDollars(1152), invoiceDollars(-12.4)]).toEqual(["$1,152.00", "−$12.40"]);
  });

  it("stand in the provider's lines as everywhere else", () => {
    expect(invoiceLine("Unused time on Growth after 7 Nov 2026")).toBe("Unused time on Growth after 11/07/2026");
    expect(invoiceLine("1 × Agency (at $2,880.00 / year)")).toBe("1 × Agency (at $2,880.00/year)");
  });

  it("link to the checkout, the fourth card with the dialog's flag", () => {
    expect(checkoutLink(plan("Yearly"), 0)).toBe("/checkout/p%201?plan=Growth+%26+more&billing_cycle=Yearly");
    expect(checkoutLink(plan("Yearly"), 3)).toMatch(/&paymentMethod=true$/);
  });

  it("include a feature with a limit above 0 or none", () => {
    const included = [5, null, 0].map((limit) => isIncluded({ description: "", limit }));
    expect(included).toEqual([true, true, false]);
  });
});

describe("the next payment", () => {
  it("is the same day, or the month's last one", () => {
    expect(periodEnd(new Date(2026, 0, 31), "Monthly")).toEqual(new Date(2026, 1, 28));
    expect(periodEnd(new Date(2026, 10, 15), "Monthly")).toEqual(new Date(2026, 11, 15));
    expect(periodEnd(new Date(2028, 1, 29), "Yearly")).toEqual(new Date(2029, 1, 28));
  });
});

describe("a card's date", () => {
  const card = { brand: "visa", last4: "4242", exp_month: 2, exp_year: 2026 };
  it("is good to the end of its month", () => {
    expect(isExpired(card, new Date(2026, 1, 28, 23))).toBe(false);
    expect(isExpired(card, new Date(2026, 2, 1))).toBe(true);
    expect([cardDate(card), cardDate({ ...card, exp_month: null })]).toEqual(["02/26", null]);
    expect(isExpired({ ...card, exp_year: null }, new Date())).toBe(false);
  });
});

it("names a card by its owner's word, brand and last digits", () => {
  const card = {
    payment_method_id: "pm_1",
    name: "Studio",
    description: "",
    brand: "amex",
    last4: "0005",
    exp_month: 12,
    exp_year: 2040,
  };
  expect(cardLabel(card, new Date(2040, 11, 31))).toBe("Studio, American Express ending in 0005");
  expect(cardLabel(card, new Date(2041, 0, 1))).toBe("Studio, American Express ending in 0005 (expired)");
});
