import { LOOKS, type Looks, type Pixels } from "@adjudge/scoring";
import { sharp } from "../safe-sharp.ts";
import { bytesOf } from "./bytes-of.ts";
import type { FloatModel } from "./model-thread.ts";

/** Widths and heights the net was trained with: about as many pixels each. A picture takes the one nearest to its own shape. */
const SHAPES = [
  [640, 128],
  [512, 176],
  [432, 208],
  [352, 256],
  [304, 304],
  [256, 352],
  [208, 432],
  [176, 512],
  [128, 640],
] as const;

const thousandths = (value: number): number => Math.round(value * 1e3) / 1e3;

const nearestShape = ({ width, height }: Pixels): number => {
  const shape = Math.log(width / height);
  const away = SHAPES.map(([w, h]) => Math.abs(Math.log(w / h) - shape));
  return away.indexOf(Math.min(...away));
};

/** A picture as the net takes it: squeezed to a shape it knows, and what that hides, how long and how large the picture was. */
export function lookInput(pixels: Pixels) {
  const { width, height, data } = pixels;
  const shape = nearestShape(pixels);
  const [toWidth, toHeight] = SHAPES[shape] ?? SHAPES[4];
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).resize(toWidth, toHeight, {
    fit: "fill",
    kernel: "linear",
  });
  const about = [Math.log(width / height), (Math.log(width * height) - 12) / 2];
  return { shape, width: toWidth, height: toHeight, picture, about };
}

/** What a net says that was shown labelled ads and asked for their faults, their quality and what they show. */
export const lookTaker =
  (model: FloatModel) =>
  async (pixels: Pixels): Promise<Looks> => {
    const { picture, width, height, about } = lookInput(pixels);
    const { looks } = await model.run({
      bytes: bytesOf(await picture.raw().toBuffer(), width, height),
      about: { dims: [1, about.length], data: new Float32Array(about) },
    });
    if (looks === undefined) throw new Error("the net of looks gave nothing");
    return Object.fromEntries(LOOKS.map((look, i) => [look, thousandths(looks.data[i] ?? 0)])) as Looks;
  };
