import { expect, it } from "vitest";
import { figuresApart, noticedPerson } from "./figures-apart.ts";
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

it("tells a person's place by the face, also where the body draws more attention", () => {
  const face = figure("face", 0.1, 0.1, 0.05);
  expect(noticedPerson([figure("object", 0, 1, 0.9), figure("person", 0, 0.9, 0.5), face])).toBe(face);
  expect(noticedPerson([figure("object", 0, 1)])).toBeUndefined();
});
