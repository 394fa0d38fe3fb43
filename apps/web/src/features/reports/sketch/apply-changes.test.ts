import type { Change } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { applyChanges } from "./apply-changes.ts";
import { ground, ink, isDrawn, line, near, picture, plainScene, sceneWith, text, width } from "./drawn-scene.ts";
import { pixelAt, type Raster } from "./raster.ts";

describe("colour", () => {
  const recolour: Change = { kind: "recolour", block: "b1", colour: "#202020" };

  it("recolours letters, keeps their soft edges and leaves the ground and the original alone", () => {
    const scene = plainScene();
    const { raster } = applyChanges(scene, [recolour]);
    near(pixelAt(raster, 20, 65), [32, 32, 32]);
    near(pixelAt(raster, 22, 65), [136, 96, 26], 12);
    near(pixelAt(raster, 23, 65), ground);
    expect(pixelAt(raster, 5, 5)).toEqual(ground);
    expect(pixelAt(scene.raster, 20, 65)).toEqual(ink);
  });

  it("does not draw a line of two colours in one", () => {
    const half = { ...line, width: 0.15 };
    const strokes = [{ box: half }, { box: { ...half, x: 0.25 }, colour: [10, 40, 200] as const }];
    expect(isDrawn(sceneWith(picture(strokes), [text("b1", line)]), recolour)).toBe(false);
  });

  it("does not draw on a busy ground", () => {
    const busy = { x: 0, y: 0.3, width: 1, height: 0.4 };
    expect(isDrawn(sceneWith(picture([{ box: line }], busy), [text("b1", line)]), recolour)).toBe(false);
  });
});

describe("removal", () => {
  const remove: Change = { kind: "remove", block: "b1" };

  it("leaves no trace on a plain ground, also of what stands out of the box", () => {
    const cut = { ...line, x: 0.12, width: 0.26 };
    const { raster, drawn } = applyChanges(sceneWith(picture([{ box: line }]), [text("b1", cut)]), [remove]);
    expect(drawn).toEqual([remove]);
    for (let x = 0; x < width; x++) near(pixelAt(raster, x, 65), ground, 2);
  });

  it("does not draw where the ground is a picture, where a bar touches the text, or half a sentence would stay", () => {
    const busy = { x: 0, y: 0.2, width: 1, height: 0.4 };
    expect(isDrawn(sceneWith(picture([{ box: line }], busy), [text("b1", line)]), remove)).toBe(false);
    const bar = { x: 0.42, y: 0.2, width: 0.2, height: 0.6 };
    const beside = { ...line, width: 0.33 };
    expect(isDrawn(sceneWith(picture([{ box: beside }], bar), [text("b1", beside)]), remove)).toBe(false);
    const next = { ...line, y: 0.5 };
    const both = picture([{ box: line }, { box: next }]);
    expect(isDrawn(sceneWith(both, [text("b1", line)], [line, next]), remove)).toBe(false);
  });

  it("takes all away that the advice names, or nothing", () => {
    const far = { x: 0.1, y: 0.75, width: 0.3, height: 0.08 };
    const blocks = [text("b1", line), text("b2", far)];
    const all: Change = { kind: "remove", block: "b1", also: ["b2"] };
    const { raster, drawn } = applyChanges(sceneWith(picture([{ box: line }, { box: far }]), blocks), [all]);
    expect(drawn).toEqual([all]);
    near(pixelAt(raster, 20, 118), ground, 2);
    const busy = { x: 0, y: 0.7, width: 1, height: 0.3 };
    expect(isDrawn(sceneWith(picture([{ box: line }, { box: far }], busy), blocks), all)).toBe(false);
  });
});

describe("size and place", () => {
  const enlarge: Change = { kind: "enlarge", block: "b1", factor: 1.6 };

  it("sets text larger in its own colours and fills where the small letters stood", () => {
    const { raster, drawn } = applyChanges(plainScene(), [enlarge]);
    expect(drawn).toHaveLength(1);
    const bright = (one: Raster) => Array.from(one.data).filter((v, at) => at % 4 === 2 && v > 140).length;
    expect(bright(raster)).toBeGreaterThan(2 * bright(plainScene().raster));
  });

  it("draws nothing where there is no room, over a line that is no block, or in a row of equals", () => {
    const scene = plainScene();
    const around = [0.3, 0.5].map((y) => ({ x: 0.02, y, width: 0.9, height: 0.09 }));
    expect(isDrawn({ ...scene, lines: [line, ...around] }, enlarge)).toBe(false);
    const equal = { ...line, x: 0.6 };
    expect(isDrawn({ ...scene, lines: [line, equal] }, enlarge)).toBe(false);
    expect(isDrawn(scene, { ...enlarge, factor: 3.4 })).toBe(false);
  });

  it("keeps clear of edges that nobody named: a bar beside the text", () => {
    const bars = picture([{ box: line }], { x: 0.02, y: 0.51, width: 0.9, height: 0.3 });
    const above = picture([{ box: line }], { x: 0.02, y: 0.1, width: 0.9, height: 0.27 });
    const both = { ...bars, data: bars.data.map((value, at) => Math.min(value, above.data[at] ?? 255)) };
    expect(isDrawn(sceneWith(both, [text("b1", line)]), enlarge)).toBe(false);
  });

  it("moves a block: gone there, here now", () => {
    const to = { ...line, x: 0.5, y: 0.7 };
    const { raster, drawn } = applyChanges(plainScene(), [{ kind: "move", block: "b1", to }]);
    expect(drawn).toHaveLength(1);
    near(pixelAt(raster, 20, 65), ground, 2);
    near(pixelAt(raster, 100, 110), ink);
  });

  it("takes changes of one block together; what was taken away has no other fault", () => {
    const recolour: Change = { kind: "recolour", block: "b1", colour: "#202020" };
    const { raster, drawn } = applyChanges(plainScene(), [enlarge, recolour]);
    expect(drawn).toHaveLength(2);
    expect(Array.from(raster.data).filter((v, at) => at % 4 === 0 && v < 60).length).toBeGreaterThan(100);
    expect(applyChanges(plainScene(), [enlarge, { kind: "remove", block: "b1" }]).drawn).toHaveLength(2);
  });
});

describe("panel", () => {
  const panel: Change = { kind: "panel", block: "b1", fill: "#000064", colour: "#ffff00" };
  const busy = { x: 0, y: 0, width: 1, height: 1 };

  it("stands behind letters that can be told from a busy ground by their colour", () => {
    const { raster, drawn } = applyChanges(sceneWith(picture([{ box: line }], busy), [text("b1", line)]), [panel]);
    expect(drawn).toHaveLength(1);
    near(pixelAt(raster, 20, 65), [255, 255, 0]);
    near(pixelAt(raster, 24, 65), [0, 0, 100]);
    expect(pixelAt(raster, 5, 5)).toEqual(pixelAt(picture([], busy), 5, 5));
  });

  it("is not drawn where the ground holds pixels like the letters, nor over a neighbour", () => {
    const speckled = picture([{ box: line }], busy);
    for (let at = 0; at < speckled.data.length; at += 28) speckled.data.set([...ink, 255], at);
    expect(isDrawn(sceneWith(speckled, [text("b1", line)]), panel)).toBe(false);
    const below = { ...line, y: 0.49 };
    const scene = sceneWith(picture([{ box: line }], busy), [text("b1", line)], [line, below]);
    expect(isDrawn(scene, panel)).toBe(false);
  });
});

it("draws nothing of a block that it does not know", () => {
  expect(isDrawn(plainScene(), { kind: "remove", block: "b9" })).toBe(false);
});
