import type { Analysis, Box } from "@adjudge/contracts";
export interface Advice {
  text: string;
  /** "+4 overall" */
  gain: string;
  boxes: Box[];
}
/** The most valuable advice that points at a place; what works, where nothing is left to change. */
export declare function bestAdvice({ recommendations }: Pick<Analysis, "recommendations">): Advice[];
