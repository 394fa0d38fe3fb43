import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { atFileEnd } from "./file-end.ts";
import { connect, type Connection, type ConnectionTarget } from "../src/platform/db/connect.ts";
import { withClient } from "../src/platform/db/open-database.ts";
import { onDatabase } from "./postgres-server.ts";

export type TestDatabase = Connection & { target: ConnectionTarget };

/** A database of its own, copied from the migrated template (or empty), removed after the file's tests. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const { admin, template } = inject("postgres");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const from = isEmpty ? "template0" : template;
  await withClient(admin, (client) => createFrom(client, name, from));
  const target = onDatabase(admin, name);
  const connection = connect(target, { poolSize: 10, waitSeconds: 60, onError: () => undefined });
  // The product gives up after a few seconds. Here a busy machine is no failure; the process tests keep the limits.
  Object.assign(connection.pool.options, {
    lock_timeout: 30_000,
    statement_timeout: 60_000,
    query_timeout: 61_000,
  });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await connection.close();
    await withClient(admin, (client) =>
      client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
    );
  };
  atFileEnd(close);
  return { ...connection, close, target };
}

// Two files that copy the template at the same instant disturb each other (55006); the second tries again.
async function createFrom(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && "code" in error && error.code === "55006";
      if (!isBusy || attempt > 100) throw error;
      await client.query("select pg_sleep(0.05)");
    }
  }
}
