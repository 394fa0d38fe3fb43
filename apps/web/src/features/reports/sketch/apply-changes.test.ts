import { describe, expect, it } from "vitest";
import { applyChanges } from "./apply-changes.ts";
import { enlargedBox } from "./plan-changes.ts";
import { pixelAt, type Raster, type Rgb } from "./raster.ts";

const ground: Rgb = [240, 160, 20];
const letters: Rgb = [255, 255, 255];

/** 20×10, plain, with a bar of "letters" of 6×2 whose lower row is half mixed with the ground, as edges are. */
function picture(): Raster {
  const data = new Uint8ClampedArray(4 * 20 * 10);
  for (let at = 0; at < 200; at++) data.set([...ground, 255], 4 * at);
  for (let x = 4; x < 10; x++) {
    data.set([...letters, 255], 4 * (4 * 20 + x));
    data.set([248, 208, 138, 255], 4 * (5 * 20 + x));
  }
  return { width: 20, height: 10, data };
}

const block = {
  id: "b1",
  kind: "text" as const,
  box: { x: 0.2, y: 0.4, width: 0.3, height: 0.2 },
  text_colour: "#ffffff",
  background_colour: "#f0a014",
};

const near = (pixel: Rgb, wanted: Rgb, by = 3): void => {
  for (const part of [0, 1, 2] as const) expect(Math.abs(pixel[part] - wanted[part])).toBeLessThanOrEqual(by);
};
const isPlain = (raster: Raster): boolean => {
  for (let at = 0; at < raster.data.length; at += 4) if (raster.data[at + 2] !== ground[2]) return false;
  return true;
};

/** As a browser's ImageData is made: nothing of it is the object's own. */
class FromCanvas implements Raster {
  readonly #raster: Raster;
  constructor(raster: Raster) {
    this.#raster = raster;
  }
  get width() {
    return this.#raster.width;
  }
  get height() {
    return this.#raster.height;
  }
  get data() {
    return this.#raster.data;
  }
}

describe("changes drawn into the picture", () => {
  it("draws on what a canvas hands out, with nothing changed too", () => {
    const { raster } = applyChanges(new FromCanvas(picture()), [block], []);
    expect(raster).toEqual(picture());
  });

  it("recolours letters, keeps their soft edges and leaves the ground and the original alone", () => {
    const original = picture();
    const { raster } = applyChanges(original, [block], [{ kind: "recolour", block: "b1", colour: "#202020" }]);
    near(pixelAt(raster, 5, 4), [32, 32, 32]);
    near(pixelAt(raster, 5, 5), [136, 96, 26], 4);
    expect(pixelAt(raster, 0, 0)).toEqual(ground);
    expect(pixelAt(raster, 5, 3)).toEqual(ground);
    expect(pixelAt(original, 5, 4)).toEqual(letters);
  });

  it("does not repaint what is neither letter nor ground", () => {
    const original = picture();
    original.data.set([20, 60, 220, 255], 4 * (4 * 20 + 6));
    const { raster } = applyChanges(original, [block], [{ kind: "recolour", block: "b1", colour: "#202020" }]);
    expect(pixelAt(raster, 6, 4)).toEqual([20, 60, 220]);
  });

  it("removes a block without a trace on a plain ground", () => {
    expect(isPlain(applyChanges(picture(), [block], [{ kind: "remove", block: "b1" }]).raster)).toBe(true);
  });

  it("closes a hole in a picture with what lies round it", () => {
    const original = picture();
    for (let y = 0; y < 10; y++)
      for (let x = 0; x < 20; x++)
        if (x < 3 || x > 11 || y < 2 || y > 7) original.data.set([0, 0, 120, 255], 4 * (20 * y + x));
    const { raster } = applyChanges(
      original,
      [{ ...block, box: { x: 0.15, y: 0.2, width: 0.45, height: 0.6 } }],
      [{ kind: "remove", block: "b1" }],
    );
    expect(pixelAt(raster, 6, 4)).toEqual([0, 0, 120]);
  });

  it("enlarges about the middle and fills where the small letters stood", () => {
    const { raster } = applyChanges(picture(), [block], [{ kind: "enlarge", block: "b1", factor: 2 }]);
    near(pixelAt(raster, 6, 3), letters, 60);
    const bright = (one: Raster) => Array.from(one.data).filter((v, at) => at % 4 === 2 && v > 120).length;
    expect(bright(raster)).toBeGreaterThan(2.5 * bright(picture()));
  });

  it("keeps what is enlarged inside the picture", () => {
    expect(enlargedBox({ x: 0.7, y: 0, width: 0.3, height: 0.1 }, 2)).toEqual({
      x: 0.4,
      y: 0,
      width: 0.6,
      height: 0.2,
    });
    const wide = enlargedBox({ x: 0.1, y: 0.4, width: 0.8, height: 0.1 }, 3);
    expect(wide.width).toBeLessThanOrEqual(1);
    expect(wide.x).toBeGreaterThanOrEqual(0);
  });

  it("moves a block: gone there, here now", () => {
    const to = { x: 0.6, y: 0.7, width: 0.3, height: 0.2 };
    const { raster } = applyChanges(picture(), [block], [{ kind: "move", block: "b1", to }]);
    expect(pixelAt(raster, 5, 4)).toEqual(ground);
    near(pixelAt(raster, 14, 7), letters, 40);
  });

  it("puts a panel behind letters in their new colour", () => {
    const { raster } = applyChanges(
      picture(),
      [block],
      [{ kind: "panel", block: "b1", fill: "#000064", colour: "#ffff00" }],
    );
    near(pixelAt(raster, 5, 4), [255, 255, 0], 6);
    expect(pixelAt(raster, 5, 3)).toEqual([0, 0, 100]);
    expect(pixelAt(raster, 15, 8)).toEqual(ground);
  });

  it("draws a button and leaves its words to the canvas", () => {
    const to = { x: 0.1, y: 0.3, width: 0.6, height: 0.6 };
    const { raster, letterings } = applyChanges(
      picture(),
      [block],
      [{ kind: "button", block: "b1", fill: "#003060", colour: "#ffffff", text: "Get 20% off", to }],
    );
    expect(pixelAt(raster, 7, 6)).toEqual([0, 48, 96]);
    expect(pixelAt(raster, 18, 1)).toEqual(ground);
    expect(letterings).toEqual([
      { text: "Get 20% off", colour: "#ffffff", spot: { left: 2, top: 3, right: 14, bottom: 9 } },
    ]);
  });

  it("takes changes of one block together: the new colour is enlarged, a block that goes stays away", () => {
    const both = applyChanges(
      picture(),
      [block],
      [
        { kind: "enlarge", block: "b1", factor: 2 },
        { kind: "recolour", block: "b1", colour: "#202020" },
      ],
    );
    near(pixelAt(both.raster, 6, 3), [32, 32, 32], 60);
    const gone = applyChanges(
      picture(),
      [block],
      [
        { kind: "remove", block: "b1" },
        { kind: "enlarge", block: "b1", factor: 2 },
      ],
    );
    expect(isPlain(gone.raster)).toBe(true);
  });

  it("passes over a block that it does not know", () => {
    expect(applyChanges(picture(), [], [{ kind: "remove", block: "b9" }]).raster).toEqual(picture());
  });
});
