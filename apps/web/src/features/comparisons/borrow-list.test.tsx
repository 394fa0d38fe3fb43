import type { Analysis, Box } from "@adjudge/contracts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BorrowList } from "./components/borrow-list.tsx";
import type { Decided } from "./model.ts";

const place: Box = { x: 0.1, y: 0.1, width: 0.2, height: 0.1 };
const side = { src: "/a.webp", analysis: { source: { width: 300, height: 250 } } as Analysis };
const crops = (from_boxes: Box[], to_boxes: Box[]): number => {
  const borrow = [{ score: "contrast", text: "A large headline.", from_boxes, to_boxes }];
  const comparison = { verdict: { borrow }, image1_data: {}, image2_data: {} } as unknown as Decided;
  const page = renderToStaticMarkup(<BorrowList comparison={comparison} sides={[side, side]} names={[null, null]} />);
  return page.match(/class="crop"/gu)?.length ?? 0;
};

it("shows a picture only where it shows a place", () => {
  expect(crops([place], [place])).toBe(2);
  expect(crops([place], [])).toBe(1);
  expect(crops([], [])).toBe(0);
});
