import { describe, expect, it } from "vitest";
import { heatColour } from "@adjudge/contracts";
import { attentionLead, contourPath, smoothField } from "./attention-heat.ts";

const grid = (width: number, height: number, data: number[]) => ({ width, height, data });

describe("the heat map", () => {
  it("runs from dark blue over see-through to yellow, as the key says", () => {
    expect(heatColour(0)).toEqual([0, 34, 78, 0.5]);
    expect(heatColour(1)).toEqual([254, 232, 56, 0.72]);
    expect(heatColour(0.18)[3]).toBeCloseTo(0.34);
    expect(heatColour(9)).toEqual(heatColour(1));
  });

  it("keeps the peak where the grid has it", () => {
    const field = smoothField(grid(4, 2, [0, 0, 0, 0, 0, 0, 255, 0]), 40);
    const peak = field.data.indexOf(Math.max(...field.data));
    expect([Math.floor((peak % 40) / 10), Math.floor(peak / 40 / 10)]).toEqual([2, 1]);
  });

  it("draws a line round a peak and none on a flat map", () => {
    const peak = smoothField(grid(3, 3, [0, 0, 0, 0, 255, 0, 0, 0, 0]), 30);
    const path = contourPath(peak, 0.5);
    expect(path.match(/M/g)?.length).toBeGreaterThan(8);
    const xs = [...path.matchAll(/[ML]([\d.]+) /g)].map((match) => Number(match[1]));
    expect(Math.min(...xs)).toBeGreaterThan(25);
    expect(Math.max(...xs)).toBeLessThan(75);
    expect(contourPath(smoothField(grid(2, 2, [9, 9, 9, 9]), 10), 0.5)).toBe("");
  });

  it("shows the lead of one map only where it has more", () => {
    const lead = attentionLead(grid(2, 1, [255, 0]), grid(2, 1, [0, 255]));
    expect(lead.data[0]).toBe(255);
    expect(lead.data[lead.width - 1]).toBe(0);
    const none = attentionLead(grid(2, 2, [5, 9, 9, 5]), grid(2, 2, [5, 9, 9, 5]));
    expect(Math.max(...none.data)).toBe(0);
  });
});
