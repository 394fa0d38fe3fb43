import { z } from "zod";
import { origin, setting, text, wholeNumber, type Setting } from "../setting.ts";

/** Where the server listens, what it stores in, and the secret it signs with. */
export const serverSettings = {
  NODE_ENV: setting(
    z.enum(["development", "test", "production"]).default("development"),
    "`development`",
    "`production`: no `/dev/*`, no payment simulator, no test sign-in, no unsafe default",
  ),
  PORT: setting(wholeNumber(0, 65_535).default(3000), "`3000`", "where web and API are served together"),
  HOST: setting(text.default("127.0.0.1"), "`127.0.0.1`", "address to listen on"),
  DATA_DIR: setting(text.default("./data"), "`./data`", "embedded database, files, outbox"),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }).optional(),
    "unset: embedded",
    "a PostgreSQL server, version 15 or newer",
  ),
  DATABASE_POOL_SIZE: setting(wholeNumber(2, 500).default(20), "`20`", "database connections of one process"),
  DATABASE_WAIT_SECONDS: setting(
    wholeNumber(1, 60).default(2),
    "`2`",
    "how long a request waits for one of them before it is answered 503",
  ),
  APP_ORIGIN: setting(
    origin.optional(),
    "`http://localhost:$PORT`",
    "the only source of links in mails and of allowed origins",
  ),
  APP_SECRET: setting(
    z.string().min(32, "must have at least 32 characters").optional(),
    "unset: made once, kept in `$DATA_DIR/secret.key`",
    "key that codes, media links and counters are signed with; the same on every instance",
  ),
} as const satisfies Record<string, Setting>;
