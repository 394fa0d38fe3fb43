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

it("carries the lines that ask and what lines really say", () => {
  const after = [line("Cold brew f0r warm days", 0.295), before[0]!];
  const said = { cta_lines: [1], line_texts: [{ line: 0, text: "Nordlys!" }] };
  expect(carryCorrections(said, before, after)).toEqual({
    cta_lines: [0],
    line_texts: [{ line: 1, text: "Nordlys!" }],
  });
  expect(carryCorrections({ cta_lines: null }, before, after)).toEqual({ cta_lines: null });
  expect(carryCorrections({ cta_lines: [0, 2], line_texts: [{ line: 2, text: "Ad" }] }, before, after)).toBeNull();
});

it("drops what two lines say that are read as one, which can be only one thing", () => {
  const tall = { text: "Cold brew", box: { x: 0.1, y: 0.3, width: 0.5, height: 0.11 } };
  const parts = [line("Cold", 0.3), line("brew", 0.35)];
  const texts = parts.map(({ text }, number) => ({ line: number, text: `${text}!` }));
  expect(carryCorrections({ headline_lines: [0], cta_lines: [1], line_texts: texts }, parts, [tall])).toEqual({
    headline_lines: [0],
  });
});

it("drops what a line really says once it is read so", () => {
  const said = { line_texts: [{ line: 0, text: "Nordlys!" }] };
  expect(carryCorrections(said, before, [line("Nordlys!", 0.1)])).toBeNull();
});
