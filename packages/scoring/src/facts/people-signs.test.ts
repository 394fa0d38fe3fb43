import { describe, expect, it } from "vitest";
import { peopleSigns } from "./people-signs.ts";
import { PEOPLE_HEAD } from "./picture-heads.data.ts";
import { probability, signScore } from "./linear-head.ts";

const box = { x: 0.2, y: 0.1, width: 0.4, height: 0.8 };
const chance = (input: Parameters<typeof peopleSigns>[0]): number =>
  probability(signScore(PEOPLE_HEAD, peopleSigns(input)));

describe("signs that somebody is shown", () => {
  it("has seven of them, also where nothing was found", () => {
    const none = peopleSigns({ faces: [], objects: [] });
    expect(none).toHaveLength(PEOPLE_HEAD.weights.length);
    expect(none.every(Number.isFinite)).toBe(true);
  });

  it("takes nobody for nobody", () => {
    expect(chance({ faces: [], objects: [] })).toBeLessThan(0.3);
    expect(chance({ faces: [], objects: [{ box, label: "bottle", confidence: 0.95 }] })).toBeLessThan(0.3);
  });

  it("takes a sure body with a face on it for a person", () => {
    const face = { box: { x: 0.3, y: 0.15, width: 0.15, height: 0.15 }, confidence: 0.9 };
    expect(chance({ faces: [face], objects: [{ box, label: "person", confidence: 0.9 }] })).toBeGreaterThan(0.9);
  });

  it("grows with what is faint", () => {
    const faint = (confidence: number) =>
      chance({ faces: [], objects: [], faintPeople: [{ box, label: "person", confidence }] });
    expect(faint(0.39)).toBeGreaterThan(faint(0.15));
  });
});
