import { describe, expect, it } from "vitest";
import { pageInfo } from "./paging.ts";

const at = (page: number, count: number) => pageInfo({ path: "/images/list/", query: {}, page, pageSize: 10, count });
const address = (page: number) => `/api/images/list/?page=${page}&page_size=10`;

describe("the pages beside a page", () => {
  it.each([
    [1, 0, null, null],
    [1, 10, null, null],
    [1, 11, null, address(2)],
    [2, 25, address(1), address(3)],
    [3, 25, address(2), null],
    [4, 25, address(3), null],
    [999_999_999, 25, address(3), null],
    [7, 0, address(1), null],
  ])("page %i of %i things", (page, count, previous, next) => {
    expect(at(page, count)).toEqual({ count, previous, next });
  });
});
