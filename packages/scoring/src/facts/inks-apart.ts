import { type Lab, labDistance, labOfRgb, type Rgb } from "../measures/colour/srgb-oklab.ts";

const known = new WeakMap<Rgb, Lab>();

/** Every line is held against every other, often in hundreds of runs: three powers and three roots a colour are paid once. */
function labOf(colour: Rgb): Lab {
  const held = known.get(colour);
  if (held !== undefined) return held;
  const lab = labOfRgb(colour);
  known.set(colour, lab);
  return lab;
}

/** OKLab distance of two colours of lines. */
export const inksApart = (a: Rgb, b: Rgb): number => labDistance(labOf(a), labOf(b));
