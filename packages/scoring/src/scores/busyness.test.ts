import { expect, it } from "vitest";
import { busyness } from "./busyness.ts";

it("tells clutter as a place among ads, between one and nine of ten", () => {
  expect(busyness(10)).toContain("calmer than about 9 of 10");
  expect(busyness(52)).toContain("calmer than about 6 of 10");
  expect(busyness(54)).toContain("busier than about 5 of 10");
  expect(busyness(99)).toContain("busier than about 9 of 10");
});
