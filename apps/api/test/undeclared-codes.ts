import { Writable } from "node:stream";
import { outsideContract } from "../src/http/refusal-trail.ts";
import { createLogger, type Logger } from "../src/platform/logger.ts";

/** A logger that prints nothing, and remembers each call that was refused with a code its contract does not declare. */
export function watchUndeclaredCodes(): { logger: Logger; undeclared: readonly string[] } {
  const undeclared: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const line = chunk.toString();
      if (line.includes(outsideContract)) {
        const { call, refusal } = JSON.parse(line) as { call: string; refusal: string };
        undeclared.push(`${call}: ${refusal}`);
      }
      done();
    },
  });
  return { logger: createLogger({ level: "error", destination }), undeclared };
}
