import { CLUTTER_MODEL, CLUTTER_PEOPLE } from "../../constants.ts";
import type { DetectedObject, Face } from "../../picture.ts";
import type { ClutterMeasures } from "./clutter.ts";

export interface ClutterInput extends ClutterMeasures {
  /** How much the predicted attention gathers in one place, 0..1 (rule A16). */
  focus: number;
  /** Lines of text, read or not. */
  lines: number;
  people: number;
}

/** A finding on the edge of being found counts in part, so that saving a file again does not add a whole person. */
const sure = (confidence: number, [from, to]: readonly [number, number]): number =>
  Math.min(1, Math.max(0, (confidence - from) / (to - from)));

/** People in the picture by their bodies or by their faces, whichever shows more of them. */
export function peopleCount(objects: readonly DetectedObject[], faces: readonly Face[]): number {
  let bodies = 0;
  for (const o of objects) if (o.label === "person") bodies += sure(o.confidence, CLUTTER_PEOPLE.body);
  let heads = 0;
  for (const f of faces) heads += sure(f.confidence, CLUTTER_PEOPLE.face);
  return Math.max(bodies, heads);
}

/** 0..100, higher = more cluttered: a linear model of six measures (rule A19). */
export function clutterScore(input: ClutterInput): number {
  let sum = CLUTTER_MODEL.intercept;
  sum += CLUTTER_MODEL.rootBusyArea * Math.sqrt(input.busyArea);
  sum += CLUTTER_MODEL.tangle * input.tangle;
  sum += CLUTTER_MODEL.colourVariety * input.colourVariety;
  sum -= CLUTTER_MODEL.focus * input.focus;
  sum += CLUTTER_MODEL.logLines * Math.log1p(input.lines);
  sum += CLUTTER_MODEL.logPeople * Math.log1p(input.people);
  return Math.min(100, Math.max(0, sum));
}
