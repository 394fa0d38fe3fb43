import { CLUTTER_MODEL } from "../constants.ts";
import type { ClutterMeasures } from "./clutter.ts";

export interface ClutterInput extends ClutterMeasures {
  lines: number;
  colourfulness: number;
}

/** 0..100, higher = more cluttered: a linear model of the classic measures (rule A19). */
export function clutterScore(input: ClutterInput): number {
  let sum = CLUTTER_MODEL.intercept;
  sum += CLUTTER_MODEL.rootEdgeDensity * Math.sqrt(input.edgeDensity);
  sum += CLUTTER_MODEL.rootBusyArea * Math.sqrt(input.busyArea);
  sum += CLUTTER_MODEL.rootFineDensity * Math.sqrt(input.fineDensity);
  sum += CLUTTER_MODEL.congestion * input.congestion;
  sum += CLUTTER_MODEL.subbandEntropy * input.subbandEntropy;
  sum += CLUTTER_MODEL.colourfulness * Math.min(90, input.colourfulness);
  sum += CLUTTER_MODEL.logLines * Math.log1p(input.lines);
  return Math.min(100, Math.max(0, sum));
}
