import { describe, expect, it } from "vitest";
import { withoutNearer } from "./without-nearer.ts";

const line = (text: string, y: number, height = 0.08, width = 0.3) => ({ text, box: { x: 0.1, y, width, height } });

const ad = (event: string, eventAt: number) => [
  line("SPRING", 0.08, 0.08, 0.1),
  line(event, eventAt),
  line("SPRING FOR", 0.33),
  line("SOMETHING NEW", 0.43),
];

describe("a headline beside other writing", () => {
  it("is without the lines that lie nearer to that", () => {
    expect(withoutNearer(ad("TEA FRIDAY", 0.165), [1, 2, 3], 1)).toEqual([2, 3]);
  });
  it("keeps lines that lie as near to the rest of it, or alone", () => {
    expect(withoutNearer(ad("TEA FRIDAY", 0.22), [1, 2, 3], 1)).toEqual([1, 2, 3]);
    expect(withoutNearer(ad("TEA FRIDAY", 0.165).slice(1), [0, 1, 2], 1)).toEqual([0, 1, 2]);
  });
  it("keeps lines whose sentence the rest ends", () => {
    expect(withoutNearer(ad("TEA FOR THE", 0.165), [1, 2, 3], 1)).toEqual([1, 2, 3]);
  });
  it("keeps lines as large as the rest of it", () => {
    const large = [line("SPRING", 0.08, 0.08, 0.1), line("TEA FRIDAY", 0.165), line("SOMETHING NEW", 0.35)];
    expect(withoutNearer(large, [1, 2], 1)).toEqual([1, 2]);
  });
});
