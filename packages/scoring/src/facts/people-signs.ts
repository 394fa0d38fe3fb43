import type { Box, DetectedObject, Face } from "../picture.ts";

export interface PeopleSignals {
  faces: readonly Face[];
  objects: readonly DetectedObject[];
  faintPeople?: readonly DetectedObject[];
}

interface Found {
  box: Box;
  confidence: number;
}

/** What a finding weaker than any that is kept counts as. */
const noPerson = 0.1;
const noFace = 0.2;

const logit = (confidence: number): number => {
  const c = Math.min(0.999, Math.max(0.001, confidence));
  return Math.log(c / (1 - c));
};

const isInside = ({ x, y, width, height }: Box, outer: Box): boolean =>
  x + width / 2 > outer.x &&
  x + width / 2 < outer.x + outer.width &&
  y + height / 2 > outer.y &&
  y + height / 2 < outer.y + outer.height;

const largest = (found: readonly Found[]): number =>
  Math.max(0, ...found.map(({ box, confidence }) => confidence * Math.sqrt(box.width * box.height)));

const byConfidence = (found: readonly Found[], none: number): [number, number] => {
  const [first = none, second = none] = found.map((f) => f.confidence).toSorted((a, b) => b - a);
  return [logit(first), logit(second)];
};

/**
 * Seven signs that somebody is shown: the surest and the second surest body and face, the largest of each, and a face on a
 * body. The weights are in picture-heads.data.ts.
 */
export function peopleSigns({ faces, objects, faintPeople = [] }: PeopleSignals): number[] {
  const bodies = [...objects, ...faintPeople].filter((o) => o.label === "person");
  const heads: Found[] = [...faces, ...faintPeople.filter((o) => o.label === "face")];
  const both = bodies.flatMap((body) =>
    heads.filter((head) => isInside(head.box, body.box)).map((head) => head.confidence * body.confidence),
  );
  return [
    ...byConfidence(bodies, noPerson),
    ...byConfidence(heads, noFace),
    largest(bodies),
    largest(heads),
    Math.max(0, ...both),
  ];
}
