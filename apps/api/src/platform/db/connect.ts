import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Db, Tables } from "./database.ts";

export type ConnectionTarget =
  | { url: string }
  | { socketFolder: string; port: number; user: string; password: string; database: string };

export type Connection = { db: Db; pool: pg.Pool; close: () => Promise<void> };

type ConnectOptions = { poolSize: number; waitSeconds: number; onError: (error: Error) => void };

// Counts and identities are int8; they stay far below 2^53 here.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format as "text") as never),
};

export function clientConfig(target: ConnectionTarget): pg.ClientConfig {
  if ("url" in target) return { connectionString: target.url };
  const { socketFolder, ...rest } = target;
  return { host: socketFolder, ...rest };
}

export function connect(target: ConnectionTarget, { poolSize, waitSeconds, onError }: ConnectOptions): Connection {
  const pool = new pg.Pool({
    ...clientConfig(target),
    types,
    max: poolSize,
    // Waiting for a free connection or a dead server: the request gets 503 rather than piling up.
    connectionTimeoutMillis: waitSeconds * 1000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 30_000,
    // A server that stopped answering (paused, cable cut) does not enforce statement_timeout.
    query_timeout: 11_000,
    keepAlive: true,
    application_name: "adjudge",
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on("error", onError);
  // Nor does the pool listen while a connection is lent out; its query or transaction fails with the same error.
  pool.on("connect", (client) => client.on("error", onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
