import { describe, expect, it } from "vitest";
import { paint } from "../../../test/pictures.ts";
import { labPlanes } from "../pixels/plane.ts";
import { largestBlank } from "./blank-area.ts";

/** Chequered in the left `share`, bare in the rest. */
const filled = (share: number) =>
  labPlanes(
    paint(200, 100, (x, y) =>
      x < 200 * share && (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0 ? [0, 0, 0] : [255, 255, 255],
    ),
  );

describe("A26 largest blank", () => {
  it("is the share of the bare part", () => {
    expect(largestBlank(filled(0))).toBe(1);
    expect(largestBlank(filled(0.5))).toBeCloseTo(0.5, 1);
    expect(largestBlank(filled(1))).toBe(0);
  });
});
