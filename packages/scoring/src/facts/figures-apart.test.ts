import { expect, it } from "vitest";
import { figuresApart } from "./figures-apart.ts";
import type { MeasuredFigure } from "./seen.ts";

const figure = (kind: MeasuredFigure["kind"], x: number, width: number, attention = 0.1): MeasuredFigure => ({
  ...{ kind, label: kind, attention },
  box: { x, y: 0.1, width, height: 0.5 },
});

it("counts a face on a body once, and a face alone", () => {
  const [body, own, other, cup] = [
    figure("person", 0, 0.6),
    figure("face", 0.1, 0.1),
    figure("face", 0.8, 0.1),
    figure("object", 0.1, 0.1),
  ];
  expect(figuresApart([body, own, other, cup])).toEqual([body, other, cup]);
});
