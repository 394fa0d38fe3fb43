import { expect, it } from "vitest";
import { paint } from "../../test/pictures.ts";
import { facingOut } from "./facing-out.ts";

const cream = [255, 244, 219] as const;
const yellow = [244, 181, 63] as const;
const box = { x: 0.25, y: 0.4, width: 0.5, height: 0.2 };
const found = { text: yellow, background: cream, ink: 0.3, roughness: 0.01 };

it("takes what lies round a line for its ground", () => {
  const onYellow = paint(200, 200, () => yellow);
  expect(facingOut(found, onYellow, box)).toMatchObject({ text: cream, background: yellow, ink: 0.7 });
  const onCream = paint(200, 200, () => cream);
  expect(facingOut(found, onCream, box)).toBe(found);
});

it("leaves a line on a label of its own as it is", () => {
  // The label reaches a little beyond the letters, as labels do.
  const label = paint(200, 200, (x, y) => (x > 44 && x < 156 && y > 72 && y < 128 ? cream : yellow));
  expect(facingOut(found, label, box)).toBe(found);
});
