import { describe, expect, it } from "vitest";
import { strokes } from "../../test/pictures.ts";
import { readLineAt } from "../../test/read-line.ts";
import { blocksOf, readLine, type ReadLine } from "./blocks.ts";

const line = (text: string, y: number, height: number, x = 0.1): ReadLine =>
  readLineAt(text, { x, y, width: 0.5, height });
const texts = (...lines: ReadLine[]) => blocksOf(lines, 1, () => false).map((b) => b.text);

describe("T4 lines become blocks", () => {
  it("joins lines of one style that follow each other", () => {
    expect(texts(line("Quiet rooms, loud", 0.1, 0.08), line("oceans and bays", 0.19, 0.08))).toEqual([
      "Quiet rooms, loud oceans and bays",
    ]);
  });
  it("joins a word without ascenders, whose box is lower, to its headline", () => {
    expect(texts(line("Quiet rooms, loud", 0.1, 0.079), line("ocean", 0.19, 0.048))).toEqual([
      "Quiet rooms, loud ocean",
    ]);
  });
  it("keeps smaller type apart", () => {
    expect(texts(line("Quiet rooms, loud", 0.1, 0.079), line("Book by Friday", 0.19, 0.048))).toHaveLength(2);
  });
});

describe("T3 the close-up of a line", () => {
  it("is measured instead of the shrunk picture where there is one", () => {
    const shrunk = strokes(200, 60, [30, 22, 170, 38], [110, 110, 110], [250, 250, 250]);
    const closeUp = strokes(200, 60, [30, 22, 170, 38], [20, 20, 20], [250, 250, 250]);
    const read = { box: { x: 0.1, y: 0.25, width: 0.8, height: 0.5 }, text: "thin", confidence: 1 };
    const plain = readLine(shrunk, read).ratio ?? 0;
    const close = readLine(shrunk, { ...read, closeUp }).ratio ?? 0;
    expect(plain).toBeLessThan(6);
    expect(close).toBeGreaterThan(15);
  });
});
