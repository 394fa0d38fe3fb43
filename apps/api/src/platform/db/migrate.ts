import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installedFile } from "@adjudge/imaging/installed-file";
import pg from "pg";
import { clientConfig, type ConnectionTarget } from "./connect.ts";

export type Migration = { version: string; name: string; sql: string; sha256: string };

export class MigrationError extends Error {
  override name = "MigrationError";
}

const folder = installedFile("apps/api/migrations");
const lockKey = 7_235_001; // any number, but the same in every release

/** Migrations of this release in order. Files are never edited once they have run somewhere. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), "utf8");
      const sha256 = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
      return { version: file.slice(0, 4), name: file.slice(5, -4), sql, sha256 };
    });
}

/** Brings the schema to this release. Processes that start together wait for each other; each migration commits whole. */
export async function migrate(target: ConnectionTarget, migrations = readMigrations()): Promise<{ applied: string[] }> {
  const client = new pg.Client({ ...clientConfig(target), application_name: "adjudge-migrate" });
  await client.connect();
  const applied: string[] = [];
  try {
    if (!(await isUpToDate(client, migrations))) while (await applyNext(client, migrations, applied));
    return { applied };
  } finally {
    await client.end();
  }
}

/** Asked without the lock: most starts find nothing to do, and an upgrade that runs beside them is not theirs to wait for. */
async function isUpToDate(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  if (tables[0]?.there !== true) return false;
  const { rows } = await client.query<{ version: string; sha256: string }>(
    "select version, sha256 from schema_migrations",
  );
  const done = new Map(rows.map((row) => [row.version, row.sha256]));
  return migrations.every(({ version, sha256 }) => done.get(version) === sha256);
}

async function applyNext(client: pg.Client, migrations: readonly Migration[], applied: string[]): Promise<boolean> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
    await client.query(
      "create table if not exists schema_migrations (version text primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ version: string; sha256: string }>(
      "select version, sha256 from schema_migrations",
    );
    const done = new Map(rows.map((row) => [row.version, row.sha256]));
    const next = migrations.find((migration) => !done.has(migration.version));
    for (const { version, name, sha256 } of migrations) {
      const recorded = done.get(version);
      if (recorded !== undefined && recorded !== sha256)
        throw new MigrationError(`Migration ${version}-${name} was changed after it had run on this database.`);
    }
    if (next) {
      await client.query("set local lock_timeout = '3s'");
      await client.query(next.sql);
      await client.query("insert into schema_migrations (version, name, sha256) values ($1, $2, $3)", [
        next.version,
        next.name,
        next.sha256,
      ]);
      applied.push(next.version);
    }
    await client.query("commit");
    return next !== undefined;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
