import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { judge } from "../faults/judge.ts";
import { likeliestDoubt } from "./likeliest.ts";

const m = plainAd();
const withChance = (probability: number, change: object = {}) =>
  judge(m).map((j) => (j.fault.code === "weak_brand" ? { ...j, probability, ...change } : j));

it("names the likeliest fault that is not sure enough, where it is likelier than not", () => {
  expect(likeliestDoubt(withChance(0.55), m)).toBe("a brand that is hardly noticed");
  expect(likeliestDoubt(withChance(0.45), m)).toBeNull();
  expect(likeliestDoubt(withChance(0.55, { claimed: true }), m)).toBeNull();
});

it("names none that may be of another line, or that what was seen rules out", () => {
  expect(likeliestDoubt(withChance(0.55), { ...m, unsure: ["brand"] })).toBeNull();
  expect(likeliestDoubt(withChance(0.55), { ...m, brand: null })).toBeNull();
});
