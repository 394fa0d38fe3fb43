import { describe, expect, it } from "vitest";
import { carriedOn } from "./carried-on.ts";

describe("the headline carried on", () => {
  const option = (value: number[], text: string, score: number) => ({ value, text, score });
  const yes = () => true;
  const cut = option([3], "How to brew your", 2);

  it("takes the likeliest lines after it that end the sentence", () => {
    const options = [
      cut,
      option([3, 4], "How to brew your morning", 0.5),
      option([3, 4, 5], "How to brew your morning tea", 1),
      option([2, 3], "Brightwell How to brew your", 1.5),
    ];
    expect(carriedOn(cut.value, options, yes)).toEqual([3, 4, 5]);
  });
  it("stays where nothing goes on from it, or only a button does", () => {
    expect(carriedOn(cut.value, [cut, option([3, 4], "How to brew your Shop now", 1)], yes)).toEqual([3]);
  });
  it("stays where what follows is set in another way", () => {
    expect(carriedOn(cut.value, [cut, option([3, 4], "How to brew your tea", 1)], () => false)).toEqual([3]);
  });
  it("stays where it is whole", () => {
    const whole = option([3], "Tea for long evenings", 2);
    expect(carriedOn(whole.value, [whole, option([3, 4], "Tea for long evenings and more", 1.9)], yes)).toEqual([3]);
  });
});
