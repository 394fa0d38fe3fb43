import type { MeasuredFigure } from "./seen.ts";

const isOn = ({ box }: MeasuredFigure, { box: body }: MeasuredFigure): boolean =>
  box.x + box.width / 2 > body.x &&
  box.x + box.width / 2 < body.x + body.width &&
  box.y + box.height / 2 > body.y &&
  box.y + box.height / 2 < body.y + body.height;

/** Everything shown once: a person and the face of that person are found apart, and are one. */
export function figuresApart(figures: readonly MeasuredFigure[]): MeasuredFigure[] {
  const bodies = figures.filter(({ kind }) => kind === "person");
  return figures.filter((figure) => figure.kind !== "face" || !bodies.some((body) => isOn(figure, body)));
}
