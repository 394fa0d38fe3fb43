import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { elementsOf } from "./elements.ts";
import type { MeasuredFigure } from "./seen.ts";
import { thingName, UNNAMED } from "./thing-names.ts";

const even = { width: 20, height: 20, data: new Float32Array(400).fill(1 / 400) };
const figure = (kind: MeasuredFigure["kind"], label: string, x: number, side: number): MeasuredFigure => ({
  ...{ kind, label, attention: 0 },
  box: { x, y: 0.1, width: side, height: side },
});
const labelsIn = (...figures: MeasuredFigure[]) =>
  elementsOf({ ...plainAd(), blocks: [], figures }, even).map(({ label }) => label);

describe("elements", () => {
  it("share the attention out once, however they lie over one another", () => {
    const m = { ...plainAd(), figures: [figure("person", "person", 0, 0.9), figure("face", "face", 0.1, 0.5)] };
    const total = elementsOf(m, even).reduce((sum, { attention_share: share }) => sum + share, 0);
    expect(total).toBeLessThanOrEqual(1);
    const [person, face] = ["Person", "Face"].map((name) => elementsOf(m, even).find(({ label }) => label === name));
    expect(face?.attention_share).toBeGreaterThan(0);
    // The face is in the person, and counts there no second time.
    expect(person?.attention_share).toBeLessThan(0.81 - (face?.attention_share ?? 0) + 0.01);
  });

  it("take no part of a person, no whole picture and no thing twice for a thing", () => {
    expect(labelsIn(figure("person", "person", 0, 0.6), figure("object", "bottle", 0.1, 0.3))).toEqual(["Person"]);
    expect(labelsIn(figure("object", UNNAMED, 0, 0.9))).toEqual([]);
    expect(labelsIn(figure("object", "car", 0, 0.9))).toEqual(["Car"]);
    expect(labelsIn(figure("object", "cup", 0.1, 0.4), figure("object", UNNAMED, 0.12, 0.4))).toEqual(["Cup"]);
  });
});

it("names only kinds of things that the detector tells, and only where it is sure", () => {
  expect(thingName({ label: "bottle", confidence: 0.9 })).toBe("bottle");
  expect(thingName({ label: "bottle", confidence: 0.5 })).toBe(UNNAMED);
  expect(thingName({ label: "toothbrush", confidence: 0.95 })).toBe(UNNAMED);
  expect(thingName({ label: "person", confidence: 0.2 })).toBe("person");
});
