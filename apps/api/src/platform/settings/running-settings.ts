import { z } from "zod";
import { onOff, setting, text, wholeNumber, type Setting } from "../setting.ts";

/** Backups, jobs, the end of a process, and logs. */
export const runningSettings = {
  BACKUP_PASSPHRASE: setting(
    z.string().min(12, "must have at least 12 characters").optional(),
    "unset",
    "`npm run backup -- --encrypt` seals under it; `npm run restore` needs the same",
  ),
  BACKUP_PASSPHRASE_FILE: setting(text.optional(), "unset", "a file whose first line is that passphrase"),
  IN_PROCESS_JOBS: setting(
    onOff.default(true),
    "`on`",
    "`off`: jobs are left to processes started by `npm run worker`",
  ),
  OVERLOAD_DELAY_MS: setting(
    wholeNumber(100, 600_000).default(1_000),
    "`1000`",
    "how late the process may be with its own work before requests are answered 503",
  ),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 15).optional(),
    "`5` in production, else `0`",
    "after SIGTERM, how long requests are still accepted while `/readyz` already says no",
  ),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
    "`info` in production, else `warn`",
    "structured logs on standard output",
  ),
} as const satisfies Record<string, Setting>;
