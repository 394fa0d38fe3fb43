import { describe, expect, it } from "vitest";
import { readOn } from "./read-on.ts";

const line = (text: string, y: number, height = 0.06, x = 0.1, width = 0.4) => ({
  text,
  box: { x, y, width, height },
});
const isOpen = () => true;
const on = (...lines: ReturnType<typeof line>[]): number[] => readOn(lines, [0], isOpen, 1);

describe("a headline read on", () => {
  it("takes the short line that ends it", () => {
    expect(on(line("GROW YOUR BUSINESS", 0.3), line("ONLINE", 0.39))).toEqual([0, 1]);
    expect(on(line("Give the gift of motivation", 0.3), line("with Brightwell", 0.37, 0.06, 0.2, 0.2))).toEqual([0, 1]);
    expect(on(line("Fresh Choice + Healthy Choice =", 0.3), line("The Group's Choice", 0.39))).toEqual([0, 1]);
  });
  it("takes no sentence of its own, no button and no price", () => {
    for (const text of ["Learn how to brew it yourself", "Any song, anywhere", "SHOP NOW", "$12.99"])
      expect(on(line("Tea for long evenings", 0.3), line(text, 0.37))).toEqual([0]);
    expect(on(line("Tea for long evenings.", 0.3), line("with milk", 0.37))).toEqual([0]);
  });
  it("takes nothing set in another size, out of line or further off", () => {
    expect(on(line("GROW YOUR BUSINESS", 0.3), line("ONLINE", 0.37, 0.03))).toEqual([0]);
    expect(on(line("GROW YOUR BUSINESS", 0.3), line("ONLINE", 0.37, 0.06, 0.35))).toEqual([0]);
    expect(on(line("GROW YOUR BUSINESS", 0.3), line("ONLINE", 0.45))).toEqual([0]);
  });
  it("does not begin a text of many lines", () => {
    const text = [line("grown with care", 0.37), line("on one hill and", 0.44), line("picked by hand", 0.51)];
    expect(on(line("Tea for long evenings", 0.3), ...text, line("every spring", 0.58))).toEqual([0]);
  });
  it("stops before a line that is something else", () => {
    expect(readOn([line("GROW YOUR BUSINESS", 0.3), line("ACME", 0.37)], [0], (i) => i !== 1, 1)).toEqual([0]);
  });
});
