import type { Box, FaultCode, Flag, WithheldReason } from "@adjudge/scoring";
import type { AdSpec } from "../adgen/index.ts";

/** 8-bit sRGB, three bytes a pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Where things stand, as shares of the picture; null where the ad has none. */
export type Places = Record<"headline" | "brand" | "cta" | "face", Box | null>;

/** All that a spoiling may look at. */
export interface AdToSpoil {
  picture: Picture;
  places: Places;
  headline: string;
  /** Numbers from 0 to 1, the same ones for the same ad and kind. */
  random: () => number;
}

/** What an honest engine says of the copy: any one of these is right. */
export interface Expected {
  faults: readonly FaultCode[];
  withheld: readonly WithheldReason[];
  flags: readonly Flag["code"][];
}

/** One way to make an ad worse that nobody would dispute. */
export interface Spoiling {
  name: string;
  /** What was done, as the table says it. */
  what: string;
  expected: Expected;
  /**
   * Faults the copy surely has that the fault models are taught by it. Only where what is taught holds for real ads: copies without
   * their brand or request, and cut ones, made the models worse there, because the engine takes other words for the brand.
   */
  plants?: readonly FaultCode[];
  /** Without these the kind cannot be applied to the ad. */
  needs: readonly (keyof Places)[];
  apply: (ad: AdToSpoil) => Promise<Picture>;
  /** How a generated ad is spoilt where that is better done before it is drawn; null where this ad cannot be. */
  redraw?: (spec: AdSpec) => AdSpec | null;
}

export const expected = (
  faults: readonly FaultCode[],
  withheld: readonly WithheldReason[] = [],
  flags: readonly Flag["code"][] = [],
): Expected => ({ faults, withheld, flags });
