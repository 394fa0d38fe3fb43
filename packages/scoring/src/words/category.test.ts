import { describe, expect, it } from "vitest";
import { categoryOf } from "./category.ts";

describe("categoryOf", () => {
  it.each([
    ["b2b", "Payroll software for growing enterprises. Request a demo"],
    ["media_entertainment", "The new season premieres Thursday. Watch the trailer"],
    ["food_drink", "Fresh pasta and pizza, delivered hot"],
    ["fashion", "New dresses and shoes for spring"],
    ["tech", "The laptop with two days of battery"],
    ["beauty", "A serum for smooth, radiant skin"],
    ["auto", "Test drive the new hybrid SUV at your dealer"],
    ["health", "Allergy relief from your pharmacy"],
    ["charity_politics", "Donate to end hunger"],
    ["home", "Mattress and bedding for a better bed"],
    ["retail", "Black Friday deals in all our stores"],
    ["finance", "Mortgage rates from 3.1% APR"],
    ["education", "Earn your MBA online. Scholarships for students"],
    ["travel", "Flights and hotels in the Caribbean"],
    ["insurance", "Car insurance quotes in minutes"],
    ["games", "Play the puzzle game with ten million players"],
    ["telecom", "Unlimited 5G data on our network, no contract"],
    ["real_estate", "Two bedroom apartments for rent downtown"],
    ["jobs", "We're hiring: apply for full-time positions"],
    ["other", "Zylo"],
  ])("%s: %s", (category, text) => {
    expect(categoryOf(text)).toBe(category);
  });
  it("goes by what all the words mean where none tells it outright, and the net is sure enough", () => {
    const chances = (at: number, chance: number) => Array.from({ length: 20 }, (_, i) => (i === at ? chance : 0.01));
    expect(categoryOf("Zylo", chances(13, 0.6))).toBe("travel");
    expect(categoryOf("Zylo", chances(13, 0.25))).toBe("other");
    expect(categoryOf("Fresh pasta and pizza, delivered hot", chances(13, 0.6))).toBe("food_drink");
    // Another engine's list of trades tells nothing.
    expect(categoryOf("Zylo", [0.9, 0.1])).toBe("other");
  });
  it("tells no trade by one plain word, or where two are level", () => {
    expect(categoryOf("level")).toBe("other");
    expect(categoryOf("Flights mattress")).toBe("other");
  });
});
