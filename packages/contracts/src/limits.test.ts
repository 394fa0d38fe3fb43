import { describe, expect, it } from "vitest";
import { limitState, maxUploadBytes, remaining } from "./limits.ts";

describe("remaining", () => {
  it.each([
    [null, 7, null],
    [undefined, 7, null],
    [0, 0, 0],
    [10, 3, 7],
    [10, 10, 0],
    [10, 12, 0],
  ])("limit %s with %s used leaves %s", (limit, used, left) => {
    expect(remaining(limit, used)).toBe(left);
  });
});

it("reads 0 as upgrade and missing as unlimited", () => {
  expect([0, null, undefined, 5].map(limitState)).toEqual(["upgrade", "unlimited", "unlimited", "limited"]);
});

it("takes files up to 5 MB", () => {
  expect(maxUploadBytes).toBe(5 * 1024 * 1024);
});
