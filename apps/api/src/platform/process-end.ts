import { ConfigError } from "./config.ts";
import { DatabaseRefusedError } from "./db/open-database.ts";
import { EmbeddedDatabaseError } from "./db/embedded/native-binaries.ts";
import { MigrationError } from "./db/migrate.ts";
import type { Logger } from "./logger.ts";
import { TransferError } from "./transfer/transfer-error.ts";

// A terminal signals the whole process group and npm passes the same signal on: that is still one wish.
const sameWishMs = 1_000;
const mostSeconds = 29;

/** First signal: close in order, exit 0. Second: exit 1 at once. */
export function closeOnSignals(logger: Logger, close: () => Promise<void>): void {
  let closingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals | "disconnect"): void => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > sameWishMs) process.exit(1);
      return;
    }
    closingSince = performance.now();
    // Whatever is queued or stuck: who stops us waits 30 s before the kill that nobody can prepare for.
    setTimeout(() => {
      logger.fatal("could not close in time");
      process.exit(1);
    }, mostSeconds * 1000).unref();
    logger.info({ signal }, "closing");
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, "could not close in order");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  // Started by `npm start`: the starter died without a word.
  if (process.connected) process.once("disconnect", () => onSignal("disconnect"));
}

/** Why it did not start, in one sentence where we know the reason. */
export function exitWithSentence(error: unknown): never {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DatabaseRefusedError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof MigrationError ||
    error instanceof TransferError
  )
    return error.message;
  if (!(error instanceof Error)) return "Adjudge could not start.";
  const code = "code" in error ? String(error.code) : "";
  const port = "port" in error ? String(error.port) : "";
  if (code === "EADDRINUSE") return `Port ${port} is already taken. Stop what uses it, or set PORT to another one.`;
  if (code === "EACCES" && port) return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL") return "HOST names an address that this machine does not have.";
  if (["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"].includes(code))
    return "The database at DATABASE_URL cannot be reached.";
  if (["28P01", "28000", "3D000"].includes(code)) return `The database refused the connection: ${error.message}.`;
  return error.stack ?? error.message;
}
