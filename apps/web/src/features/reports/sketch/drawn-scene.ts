import type { Box, Change } from "@adjudge/contracts";
import { applyChanges } from "./apply-changes.ts";
import { type Raster, type Rgb, rgbOf } from "./raster.ts";
import type { Block, Scene } from "./scene.ts";

/** Pictures for the tests of sketches. */

export const ground: Rgb = [240, 160, 20];
export const ink: Rgb = [255, 255, 255];
export const [width, height] = [200, 150];

/** A plain picture; `strokes` are drawn as writing is: columns two wide, two apart, each with a soft edge. */
export function picture(strokes: readonly { box: Box; colour?: Rgb }[] = [], busy: Box | null = null): Raster {
  const data = new Uint8ClampedArray(4 * width * height);
  const put = (x: number, y: number, colour: Rgb) => data.set([...colour, 255], 4 * (y * width + x));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) put(x, y, ground);
  if (busy)
    for (let y = busy.y * height; y < (busy.y + busy.height) * height; y++)
      for (let x = busy.x * width; x < (busy.x + busy.width) * width; x++)
        put(
          Math.floor(x),
          Math.floor(y),
          (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0 ? [20, 90, 40] : [90, 10, 60],
        );
  for (const { box, colour = ink } of strokes)
    for (let y = Math.round(box.y * height); y < Math.round((box.y + box.height) * height); y++)
      for (let x = Math.round(box.x * width), at = 0; x < Math.round((box.x + box.width) * width); x++, at++) {
        if (at % 5 < 2) put(x, y, colour);
        if (at % 5 === 2)
          put(x, y, colour.map((part, p) => (part + (ground[p as 0] ?? 0)) / 2) as [number, number, number]);
      }
  return { width, height, data };
}

export const line: Box = { x: 0.1, y: 0.4, width: 0.3, height: 0.08 };
export const text = (id: string, box: Box, kind: Block["kind"] = "text"): Block => ({
  ...{ id, kind, box, text_colour: "#ffffff", background_colour: "#f0a014" },
});

export const sceneWith = (raster: Raster, blocks: Block[], lines = blocks.map(({ box }) => box)): Scene => ({
  ...{ raster, blocks, lines, colours: [rgbOf("#f0a014"), rgbOf("#14213d")] },
  ...{ aspect: width / height, sourceSide: Math.sqrt(width * height) },
});
export const plainScene = (): Scene => sceneWith(picture([{ box: line }]), [text("b1", line)]);

export const near = (pixel: Rgb, wanted: Rgb, by = 6): void => {
  if ([0, 1, 2].some((part) => Math.abs((pixel[part] ?? 0) - (wanted[part] ?? 0)) > by))
    throw new Error(`${pixel.join(" ")} is not near ${wanted.join(" ")}`);
};
const differs = (one: Raster, other: Raster): boolean => one.data.some((value, at) => value !== other.data[at]);
export const isDrawn = (scene: Scene, change: Change): boolean => {
  const { drawn, raster } = applyChanges(scene, [change]);
  if (differs(raster, scene.raster) !== drawn.length > 0) throw new Error("what is not drawn left a trace");
  return drawn.length > 0;
};
