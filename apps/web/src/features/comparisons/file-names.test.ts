import { expect, it } from "vitest";
import { fileNames } from "./file-names.ts";

it("keeps short names, and gives none that say nothing", () => {
  expect(fileNames("fjordbank", "summer sale")).toEqual(["fjordbank", "summer sale"]);
  expect(fileNames("ad", "ad")).toEqual([null, null]);
  expect(fileNames("", "ad")).toEqual([null, "ad"]);
  expect(fileNames("", "")).toEqual([null, null]);
  expect(fileNames("image0", "image1")).toEqual([null, null]);
});

it("shows the beginning and the end of long ones", () => {
  const [name] = fileNames("northmill-winter-coats-leaderboard-728x90-final-v3", "other");
  expect(name).toBe("northmill-wi…-final-v3");
  expect(Array.from(name ?? "")).toHaveLength(22);
  expect(fileNames("😀".repeat(60), "ad")[0]).toBe(`${"😀".repeat(12)}…${"😀".repeat(9)}`);
});

it("shows where two differ that begin and end alike", () => {
  const [one, two] = fileNames(
    "northmill-winter-coats-variant-a-leaderboard-728x90-final",
    "northmill-winter-coats-variant-b-leaderboard-728x90-final",
  );
  expect(one).toContain("variant-a".slice(-7));
  expect(two).toContain("variant-b".slice(-7));
  expect(Array.from(one ?? "").length).toBeLessThanOrEqual(22);
});
