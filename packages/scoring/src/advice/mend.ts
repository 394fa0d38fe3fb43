import type { Measures } from "../facts/seen.ts";
import type { CalmGround } from "../measures/pixels/calm-ground.ts";
import type { AdviceAction, Box, Change, FaultCode, Target } from "../types.ts";

/** What would mend one fault of this ad: what, where, to which value. Its gain is found by scoring the ad without the fault. */
export interface Mend {
  action: AdviceAction;
  /** What to change, with the ad's own words, colours and places. */
  text: string;
  /** What was measured, and the value to reach. */
  detail: string;
  measured: number | null;
  reached: number | null;
  unit: string;
  target: Target | null;
  boxes: Box[];
  change: Change | null;
}

/** What a mend that adds something must know of the picture itself. */
export interface Surrounding {
  ground: CalmGround;
  /** All lines of writing, also those that are part of no block. */
  written: readonly Box[];
  /** The ad without the page round it. */
  frame: Box;
}

/** Null where the engine has nothing specific to say. */
export type Mender = (m: Measures, surrounding?: Surrounding) => Mend | null;

export type Menders = Partial<Record<FaultCode, Mender>>;

/** Advice in words alone: nothing measured, nothing to draw. */
export const inWords = (action: AdviceAction, text: string, detail: string, boxes: Box[] = []): Mend => ({
  action,
  text,
  detail,
  measured: null,
  reached: null,
  unit: "",
  target: null,
  boxes,
  change: null,
});
