import { type Logger } from "../src/platform/logger.ts";
/** What a program of ours, writing its log, refused with a code that the contract of the call does not declare. */
export declare const undeclaredCodes: (output: string) => string[];
/** A logger that prints nothing, and remembers each call that was refused with a code its contract does not declare. */
export declare function watchUndeclaredCodes(): {
  logger: Logger;
  undeclared: string[];
};
