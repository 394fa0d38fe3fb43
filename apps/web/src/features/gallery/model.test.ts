import { expect, it } from "vitest";
import { changeFilter, readFilter, sortOptions } from "./model.ts";

it("reads category and sort from the address, and what is wrong as missing", () => {
  expect(readFilter(new URLSearchParams("category=c1&sort=overall_score&page=3"))).toEqual({
    category: "c1",
    sort: "overall_score",
    page: 3,
    comparisonsPage: 1,
  });
  expect(readFilter(new URLSearchParams("category=&sort=price&page=-2"))).toEqual({
    category: null,
    sort: "-created_date",
    page: 1,
    comparisonsPage: 1,
  });
});

it("starts at the first page after a change of category or order, and keeps the rest", () => {
  const at = new URLSearchParams("category=c1&sort=overall_score&page=3");
  expect(changeFilter(at, { category: null }).toString()).toBe("sort=overall_score");
  expect(changeFilter(at, { sort: "-overall_score" }).toString()).toBe("category=c1&sort=-overall_score");
  const paged = new URLSearchParams("page=3&comparisons_page=2");
  expect(changeFilter(paged, { sort: "overall_score" }).toString()).toBe("sort=overall_score");
  expect(changeFilter(paged, { category: "c2" }).toString()).toBe("comparisons_page=2&category=c2");
  expect(changeFilter(at, { page: 4 }).get("page")).toBe("4");
  expect(changeFilter(at, { page: 1 }).has("page")).toBe(false);
});

it("names the orders as the product does", () => {
  expect(sortOptions.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    "Rating (highest) = -overall_score",
    "Rating (lowest) = overall_score",
    "Date (newest) = -created_date",
    "Date (oldest) = created_date",
  ]);
});
