import type { FaultCode } from "../types.ts";
import type { FittedFault } from "./fitted-fault.ts";

/** Written by tools/train/faults. */
export const FAULT_WEIGHTS: Partial<Record<FaultCode, FittedFault>> = {};
