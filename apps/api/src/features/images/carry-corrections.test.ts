import { expect, it } from "vitest";
import { carryCorrections } from "./carry-corrections.ts";

const line = (text: string, y: number) => ({ text, box: { x: 0.1, y, width: 0.5, height: 0.06 } });
const before = [line("Nordlys", 0.1), line("Cold brew for warm days", 0.3), line("Advertisement", 0.9)];

it("finds each line again by its place, whatever its number and its reading", () => {
  const after = [
    line("Advertisement", 0.905),
    line("new line", 0.5),
    line("Cold brew f0r warm days", 0.295),
    before[0]!,
  ];
  const said = { brand: "Nordlys", headline_lines: [1], left_out_lines: [2] };
  expect(carryCorrections(said, before, after)).toEqual({ brand: "Nordlys", headline_lines: [2], left_out_lines: [0] });
});

it("drops what is not read any more, and leaves null where nothing is left", () => {
  expect(carryCorrections({ headline_lines: [0, 1], left_out_lines: [2] }, before, [before[0]!])).toBeNull();
  expect(carryCorrections({ brand: null, left_out_lines: [7] }, before, before)).toEqual({ brand: null });
});
