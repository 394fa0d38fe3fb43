import { Writable } from "node:stream";
import { outsideContract } from "@adjudge/contracts";
import { createLogger, type Logger } from "../src/platform/logger.ts";

const undeclaredIn = (line: string): string[] => {
  if (!line.includes(outsideContract)) return [];
  const { call, refusal } = JSON.parse(line) as { call: string; refusal: string };
  return [`${call}: ${refusal}`];
};

/** What a program of ours, writing its log, refused with a code that the contract of the call does not declare. */
export const undeclaredCodes = (output: string): string[] =>
  // A last line without its end was cut off when the program was killed.
  output.split("\n").slice(0, -1).flatMap(undeclaredIn);

export function refuseUndeclared(undeclared: readonly string[]): void {
  if (undeclared.length > 0) throw new Error(`refused with codes outside their contracts: ${undeclared.join(", ")}`);
}

/** A logger that prints nothing, and remembers each call that was refused with a code its contract does not declare. */
export function watchUndeclaredCodes(): { logger: Logger; undeclared: string[] } {
  const undeclared: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      undeclared.push(...undeclaredIn(chunk.toString()));
      done();
    },
  });
  return { logger: createLogger({ level: "error", destination }), undeclared };
}
