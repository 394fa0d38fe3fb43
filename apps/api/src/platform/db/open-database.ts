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

type OpenOptions = {
  config: Pick<Config, "databaseUrl" | "dataDir" | "databasePoolSize" | "isProduction">;
  logger: Logger;
};

/** Starts or reaches the database, checks that it is one we can promise durability on, and migrates it. */
export async function openDatabase({ config, logger }: OpenOptions): Promise<OpenDatabase> {
  const { target, stop, embeddedPid } = await reachServer({ config, logger });
  try {
    await checkServer(target, config.isProduction);
    const { applied } = await migrate(target);
    if (applied.length > 0) logger.info({ applied }, "schema migrated");
  } catch (error) {
    await stop();
    throw error;
  }
  const connection = connect(target, {
    poolSize: config.databasePoolSize,
    onError: (error) => logger.warn({ err: error }, "idle database connection lost"),
  });
  const close = async (): Promise<void> => {
    await connection.close();
    await stop();
  };
  return { ...connection, close, target, isEmbedded: config.databaseUrl === null, embeddedPid };
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
  const at = { socketFolder: server.socketFolder, port: server.port, user: server.user };
  await createDatabase({ ...at, database: "postgres" }, embeddedDatabaseName);
  const target = { ...at, database: embeddedDatabaseName };
  // The worker process shares this server: whoever leaves last turns it off.
  const stop = async (): Promise<void> => {
    const isShared = await hasOtherClients({ ...at, database: "postgres" }).catch(() => false);
    await (isShared ? server.detach() : server.stop());
  };
  return { target, stop, embeddedPid: server.pid };
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
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function hasOtherClients(target: ConnectionTarget): Promise<boolean> {
  return withClient(target, async (client) => {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name = 'adjudge'",
    );
    return (rowCount ?? 0) > 0;
  });
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
