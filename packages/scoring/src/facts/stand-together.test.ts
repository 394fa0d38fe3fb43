import { describe, expect, it } from "vitest";
import { standTogether } from "./stand-together.ts";

const line = (text: string, x: number, y: number, width: number, height: number) => ({
  text,
  box: { x, y, width, height },
});
const all = [0, 1, 2];

describe("the lines of a headline that stand together", () => {
  it("are without a number beside them that belongs to something else", () => {
    const ad = [line("AMERICA", 0.05, 0.15, 0.5, 0.13), line("10", 0.72, 0.17, 0.08, 0.11)];
    expect(standTogether([...ad, line("WINS", 0.05, 0.31, 0.6, 0.14)], all, 1)).toEqual([0, 2]);
  });
  it("are without what lies in another column, neither below nor beside them", () => {
    const ad = [line("FIRST", 0.68, 0.19, 0.28, 0.04), line("ACADEMY", 0.67, 0.24, 0.29, 0.04)];
    expect(standTogether([...ad, line("OUR SERVICES", 0.02, 0.29, 0.27, 0.02)], all, 1)).toEqual([0, 1]);
  });
  it("are without smaller words at a distance at which words of their own size would still belong", () => {
    const ad = [line("COFFEE", 0.5, 0.08, 0.4, 0.13), line("TIME", 0.55, 0.22, 0.3, 0.13)];
    expect(standTogether([...ad, line("OPENING", 0.6, 0.45, 0.2, 0.06)], all, 1)).toEqual([0, 1]);
    expect(standTogether([...ad, line("FOR TWO", 0.6, 0.55, 0.2, 0.12)], all, 1)).toEqual(all);
  });
  it("stay as they are where no part is clearly the larger", () => {
    const ad = [line("love", 0.1, 0.1, 0.3, 0.1), line("peace", 0.6, 0.5, 0.3, 0.1)];
    expect(standTogether(ad, [0, 1], 1)).toEqual([0, 1]);
  });
  it("stay as they are where the words before wait for those that follow", () => {
    const ad = [line("Go to", 0.1, 0.1, 0.1, 0.03), line("brightwell.com", 0.4, 0.5, 0.5, 0.06)];
    expect(standTogether(ad, [0, 1], 1)).toEqual([0, 1]);
  });
  it("go by what asks, not by size alone, in a request", () => {
    const ad = [line("GET THE DETAILS", 0.1, 0.65, 0.12, 0.1), line("Mac", 0.46, 0.28, 0.08, 0.4)];
    expect(standTogether(ad, [0, 1], 2, (i) => [0.9, 0.05][i] ?? 0)).toEqual([0]);
  });
});
