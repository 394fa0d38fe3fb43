import { expect, it } from "vitest";
import { flat, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";

const notesAt = (width: number, height: number): string =>
  analyse(
    signalsOf(flat(width, height, [200, 30, 40]), { source: { width, height, format: "png", bytes: 1000 } }),
  ).notes.join(" ");

it("does not call a banner of a booked size too small, and says so of others", () => {
  expect(notesAt(728, 90)).not.toContain("pixels");
  expect(notesAt(726, 90)).not.toContain("pixels");
  expect(notesAt(740, 91)).toContain("740×91 pixels");
});
