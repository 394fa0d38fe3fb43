import type { Box, Change } from "@adjudge/contracts";
import { covers } from "@adjudge/scoring/advice/free-place";
import { calmGround, plainColour } from "@adjudge/scoring/measures/pixels/calm-ground";
import { describe, expect, it } from "vitest";
import { applyChanges } from "./apply-changes.ts";
import { height, isDrawn, line, near, picture, plainScene, sceneWith, text, width } from "./drawn-scene.ts";
import { pixelAt } from "./raster.ts";

describe("button", () => {
  const button = (to: Box, block: string | null = null, fill = "#14213d"): Change => ({
    ...{ kind: "button", block, to, fill },
    ...{ colour: "#ffffff", text: "Order now" },
  });
  const low = { x: 0.2, y: 0.75, width: 0.6, height: 0.15 };
  const boxOf = ({ letterings }: ReturnType<typeof applyChanges>): Box => {
    const spot = letterings[0]?.spot ?? { left: 0, top: 0, right: 0, bottom: 0 };
    return {
      ...{ x: spot.left / width, y: spot.top / height },
      ...{ width: (spot.right - spot.left) / width, height: (spot.bottom - spot.top) / height },
    };
  };

  it("stands where the advice says and leaves its words to the canvas, large enough to read", () => {
    const sketch = applyChanges(plainScene(), [button(low)]);
    near(pixelAt(sketch.raster, 100, 125), [20, 33, 61]);
    expect(sketch.letterings).toMatchObject([{ text: "Order now", colour: "#ffffff" }]);
    expect(sketch.letterings[0]?.size).toBeGreaterThanOrEqual(9);
  });

  it("goes elsewhere where a line, a person or anything nobody named stands", () => {
    const logo = picture([{ box: line }], { x: 0.3, y: 0.78, width: 0.1, height: 0.1 });
    for (const scene of [
      sceneWith(logo, [text("b1", line)]),
      { ...plainScene(), lines: [line, low] },
      sceneWith(picture([{ box: line }]), [text("b1", line), text("f1", low, "person")]),
    ]) {
      const sketch = applyChanges(scene, [button(low)]);
      expect(sketch.drawn).toHaveLength(1);
      expect(covers(boxOf(sketch), { x: 0.3, y: 0.78, width: 0.1, height: 0.1 })).toBe(false);
    }
  });

  it("is drawn on a calm photograph, filled so that it stands out", () => {
    const scene = sceneWith(picture([]), []);
    const { data } = scene.raster;
    // A wall in uneven light: no plain ground, and nothing stands on it.
    for (let at = 0; at < data.length; at += 4)
      data.fill(120 + 18 * Math.sin(((at / 4) % width) / 9) + 8 * Math.sin(at / 4 / width / 13), at, at + 3);
    expect(plainColour(calmGround(scene.raster), low)).toBeNull();
    expect(isDrawn(scene, button(low))).toBe(true);
  });

  it("is not drawn where there is no calm ground", () => {
    const busy = { x: 0, y: 0, width: 1, height: 1 };
    expect(isDrawn(sceneWith(picture([], busy), []), button(low))).toBe(false);
  });

  it("takes another colour where its own would not show on the ground it stands on", () => {
    const { raster, drawn } = applyChanges(plainScene(), [button(low, null, "#f2a216")]);
    expect(drawn).toHaveLength(1);
    near(pixelAt(raster, 100, 125), [20, 33, 61]);
  });

  it("stands around its own words, whole, or not at all", () => {
    const { raster, drawn, letterings } = applyChanges(plainScene(), [button(line, "b1")]);
    expect(drawn).toHaveLength(1);
    for (let x = 20; x < 80; x++) near(pixelAt(raster, x, 65), [20, 33, 61]);
    expect(letterings[0]?.text).toBe("Order now");
    const below = { ...line, y: 0.49 };
    expect(isDrawn({ ...plainScene(), lines: [line, below] }, button(line, "b1"))).toBe(false);
  });

  it("stands clear of text that another change sets larger", () => {
    const brand = { x: 0.3, y: 0.7, width: 0.3, height: 0.06 };
    const head = { x: 0.1, y: 0.1, width: 0.8, height: 0.1 };
    const strokes = [{ box: brand }, { box: head }];
    const scene = sceneWith(picture(strokes), [text("b1", brand), text("b2", head)]);
    const sketch = applyChanges(scene, [button(low), { kind: "enlarge", block: "b1", factor: 1.8 }]);
    expect(sketch.drawn).toHaveLength(2);
    expect(covers(boxOf(sketch), brand)).toBe(false);
  });
});
