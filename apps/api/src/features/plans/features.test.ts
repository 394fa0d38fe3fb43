import { expect, it } from "vitest";
import { countedFeature } from "./features.ts";

it("says what a plan holds: the noun agrees, and what has no limit has no month", () => {
  const said = (key: "uploads" | "comparisons" | "team_members", limit: number | null) =>
    countedFeature(key, limit).description;
  expect(said("uploads", 20)).toBe("20 image uploads a month");
  expect(said("uploads", 1)).toBe("1 image upload a month");
  expect(said("uploads", null)).toBe("Unlimited image uploads");
  expect(said("comparisons", 0)).toBe("A/B comparisons");
  expect(said("team_members", 1)).toBe("1 team member");
});
