import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Config } from "../config.ts";
import type { Logger } from "../logger.ts";
import { clientConfig, connect, type Connection, type ConnectionTarget } from "./connect.ts";
import { startEmbeddedServer } from "./embedded/supervisor.ts";
import { migrate } from "./migrate.ts";

export class DatabaseRefusedError extends Error {
  override name = "DatabaseRefusedError";
}

export type OpenDatabase = Connection & {
  target: ConnectionTarget;
  isEmbedded: boolean;
  embeddedPid: () => number | undefined;
};

export const embeddedDatabaseName = "adjudge";

const restartMs = 30_000;
const answerMs = 5_000;
const leavingMs = 3_000;

type OpenOptions = {
  config: Pick<Config, "databaseUrl" | "dataDir" | "databasePoolSize" | "databaseWaitSeconds" | "isProduction">;
  logger: Logger;
};

/** Starts or reaches the database, checks that it is one we can promise durability on, and migrates it. */
export async function openDatabase({ config, logger }: OpenOptions): Promise<OpenDatabase> {
  const { target, stop, embeddedPid } = await reachServer({ config, logger });
  const isEmbedded = config.databaseUrl === null;
  const attempt = isEmbedded ? whileItRestarts : <T>(work: () => Promise<T>) => work();
  try {
    await attempt(() => checkServer(target, config.isProduction));
    const { applied } = await attempt(() => migrate(target));
    if (applied.length > 0) logger.info({ applied }, "schema migrated");
  } catch (error) {
    await stop();
    throw error;
  }
  const connection = connect(target, {
    poolSize: config.databasePoolSize,
    waitSeconds: config.databaseWaitSeconds,
    onError: (error) => logger.warn({ err: error }, "idle database connection lost"),
  });
  const close = async (): Promise<void> => {
    await connection.close();
    await stop();
  };
  return { ...connection, close, target, isEmbedded, embeddedPid };
}

type Reached = { target: ConnectionTarget; stop: () => Promise<void>; embeddedPid: () => number | undefined };

export async function reachServer({
  config,
  logger,
}: {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  logger: Logger;
}): Promise<Reached> {
  if (config.databaseUrl !== null)
    return { target: { url: config.databaseUrl }, stop: async () => undefined, embeddedPid: () => undefined };
  const server = await startEmbeddedServer({
    dataDir: config.dataDir,
    onRestart: () => logger.error("the embedded database died and is started again"),
  });
  const { socketFolder, port, user, password } = server;
  const at = { socketFolder, port, user, password };
  const presence = await whileItRestarts(() => enter({ ...at, database: "postgres" }));
  await whileItRestarts(() => createDatabase({ ...at, database: "postgres" }, embeddedDatabaseName));
  const target = { ...at, database: embeddedDatabaseName };
  // The worker process shares this server: whoever leaves last turns it off.
  const stop = async (): Promise<void> => {
    // A database that is paused does not respond; the exit must not wait for it.
    const isLast = await Promise.race([isLastThere(presence), sleep(answerMs, true, { ref: false })]).catch(() => true);
    await (isLast ? server.stop() : server.detach());
    await presence.end().catch(() => undefined);
  };
  return { target, stop, embeddedPid: server.pid };
}

const presenceLock = 4_170_223;

/**
 * A connection that does nothing but be there, under a lock that all who are there share: a process between two steps of
 * its start must count as somebody.
 */
async function enter(target: ConnectionTarget): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(target));
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_advisory_lock_shared($1)", [presenceLock]);
  return client;
}

/**
 * Takes the lock for itself alone when nobody else is there, so that whoever comes now waits until the server is off, and
 * then starts it again. Without that, a newcomer's first steps fell into the moment between looking and turning off.
 */
async function isLastThere(presence: pg.Client): Promise<boolean> {
  await presence.query("select pg_advisory_unlock_shared($1)", [presenceLock]);
  const { rows } = await presence.query<{ is_last: boolean }>("select pg_try_advisory_lock($1) as is_last", [
    presenceLock,
  ]);
  if (rows[0]?.is_last !== true) return false;
  // Our own connections, closed a moment ago, are listed until their server processes have ended.
  for (const deadline = Date.now() + leavingMs; await hasOtherClients(presence); await sleep(20))
    if (Date.now() > deadline) return false;
  return true;
}

// Refused, gone while asking, or just starting or stopping.
const awayCodes = ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "57P01", "57P02", "57P03"];

const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && awayCodes.includes(String(error.code))) || /connection terminated/i.test(error.message));

/** Another process may have turned the shared server off between our steps; its supervisor here turns it on again. */
async function whileItRestarts<T>(work: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + restartMs; ; await sleep(100)) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || Date.now() > deadline) throw error;
    }
  }
}

export async function createDatabase(target: ConnectionTarget, name: string, template?: string): Promise<void> {
  await withClient(target, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const from = template ? ` template ${pg.escapeIdentifier(template)}` : "";
    await client.query(`create database ${pg.escapeIdentifier(name)}${from}`).catch((error: unknown) => {
      const isTaken = error instanceof Error && "code" in error && ["42P04", "23505"].includes(String(error.code));
      if (!isTaken) throw error;
    });
  });
}

export async function withClient<T>(target: ConnectionTarget, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(target));
  // Said by the query under way as well; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// One whose presence was lost when the server restarted still has connections for its work.
async function hasOtherClients(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name = 'adjudge' and wait_event_type is distinct from 'Lock'",
  );
  return (rowCount ?? 0) > 0;
}

async function checkServer(target: ConnectionTarget, isProduction: boolean): Promise<void> {
  await withClient(target, async (client) => {
    const { rows } = await client.query<{ version: number; fsync: string; encoding: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync, current_setting('server_encoding') as encoding",
    );
    const [server] = rows;
    if (!server) throw new DatabaseRefusedError("The database did not answer.");
    if (server.version < 150_000) throw new DatabaseRefusedError("PostgreSQL 15 or newer is needed.");
    if (server.encoding !== "UTF8") throw new DatabaseRefusedError("The database must use the encoding UTF8.");
    if (isProduction && server.fsync !== "on")
      throw new DatabaseRefusedError(
        "The database runs with fsync off: it can lose what it has acknowledged. Turn it on.",
      );
  });
}
