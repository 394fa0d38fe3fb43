import type { Measures } from "../facts/seen.ts";
import type { Flag } from "../types.ts";

/** What is said beside the score: claims that platforms restrict, deceit, cruelty, crime. */
export const flagsOf = (_m: Measures): Flag[] => [];
