import { expect, it } from "vitest";
import { block } from "../../../test/blocks.ts";
import { brokenOff } from "./layout.ts";

it("takes dots for style where the sentence stands whole, and for a cut where its words or the edge leave it open", () => {
  const isCut = (text: string, x = 0.1) => brokenOff(block(text, { box: { x, y: 0.4, width: 0.5, height: 0.1 } }));
  for (const whole of ["THE RIGHT DEAL FOR YOU...", "A reason to get in shape…", "Starting at...", "No dots here"])
    expect(isCut(whole), whole).toBe(false);
  for (const cut of ["A pillow that stays cool for your…", "This is how he looks A..", "Streaming everywhere now, ..."])
    expect(isCut(cut), cut).toBe(true);
  expect(isCut("THE RIGHT DEAL FOR YOU...", 0.5)).toBe(true);
});
