import { labOfRgb, type Lab } from "../measures/colour/srgb-oklab.ts";
import type { Box, Pixels } from "../types.ts";
import type { TextColours } from "./text-colours.ts";

/** Looked at round a line, as a share of its height: near enough to be the same ground, in a button too. */
const reach = 0.1;
/** So much more of what lies round a line must have the colour of the letters than that of the ground. */
const plainly = 2;

const apart = (p: Lab, q: Lab): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** Places just outside the box, in the picture. */
function* outside({ width, height }: Pixels, box: Box): Generator<number> {
  const [left, top] = [Math.round(box.x * width), Math.round(box.y * height)];
  const [right, bottom] = [Math.round((box.x + box.width) * width), Math.round((box.y + box.height) * height)];
  const margin = Math.max(2, Math.round((bottom - top) * reach));
  const step = Math.max(1, Math.round((right - left) / 200));
  for (let y = Math.max(0, top - margin); y < Math.min(height, bottom + margin); y += 1)
    for (let x = Math.max(0, left - margin); x < Math.min(width, right + margin); x += step)
      if (y < top || y >= bottom || x < left || x >= right) yield (y * width + x) * 3;
}

/**
 * Letters so heavy that they fill the rim of their box are taken for the ground, and the ground for letters. What lies
 * outside the box tells: there is more ground than letters there.
 */
export function facingOut(found: TextColours, pixels: Pixels, box: Box): TextColours {
  const [text, ground] = [labOfRgb(found.text), labOfRgb(found.background)];
  const near = apart(text, ground) / 3;
  let [likeText, likeGround] = [0, 0];
  for (const at of outside(pixels, box)) {
    const lab = labOfRgb([pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0]);
    if (apart(lab, text) < near) likeText += 1;
    else if (apart(lab, ground) < near) likeGround += 1;
  }
  return likeText > plainly * likeGround
    ? { ...found, text: found.background, background: found.text, ink: 1 - found.ink }
    : found;
}
