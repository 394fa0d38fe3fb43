import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SpoilingsTable } from "./spoilings-table.tsx";

it("gives every change one decimal", () => {
  const kinds = [-3, -3.12, 0.02, 1.55].map((change, index) => ({ what: `Way ${index}`, ads: 4, change, named: 2 }));
  const page = renderToStaticMarkup(<SpoilingsTable kinds={kinds} />);
  const changes = [...page.matchAll(/class="num">([+−]?\d[.\d]*)</gu)].map(([, change]) => change);
  expect(new Set(changes)).toEqual(new Set(["+1.6", "0.0", "−3.0", "−3.1"]));
});
