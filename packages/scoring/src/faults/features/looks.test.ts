import { describe, expect, it } from "vitest";
import { paint, signalsOf } from "../../../test/pictures.ts";
import { measure } from "../../facts/see.ts";
import { LOOKS, type Looks } from "../../signals.ts";
import { featuresOf } from "../features.ts";

const picture = signalsOf(paint(64, 64, () => [120, 120, 120]));
const looking = (look: Partial<Looks>) =>
  featuresOf(
    measure({ ...picture, looks: { ...(Object.fromEntries(LOOKS.map((l) => [l, 0])) as Looks), ...look } }).measures,
  );

describe("a look at the whole", () => {
  it("reaches the fault it is of, and no other", () => {
    const [calm, crowded] = [looking({ clutter: -6 }), looking({ clutter: 1 })];
    expect(crowded.looks_clutter).toBeGreaterThan(calm.looks_clutter + 0.5);
    expect({ ...crowded, looks_clutter: 0 }).toEqual({ ...calm, looks_clutter: 0 });
  });
  it("ends at all and at nothing", () => {
    expect([looking({ tiny_text: 40 }).looks_tiny_text, looking({ tiny_text: -40 }).looks_tiny_text]).toEqual([1, 0]);
  });
  it("says little where nobody looked", () => {
    const { looks_tiny_text: unlooked } = featuresOf(measure(picture).measures);
    expect(unlooked).toBeGreaterThan(0);
    expect(unlooked).toBeLessThan(0.5);
  });
});
