import type { WEIGHTS } from "../constants.ts";

/** Rules of engine 1.x, which advice still names. */
export type RuleId = keyof typeof WEIGHTS;
