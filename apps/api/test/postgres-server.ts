import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect, type ConnectionTarget } from "../src/platform/db/connect.ts";
import { startEmbeddedServer } from "../src/platform/db/embedded/supervisor.ts";
import { jobs } from "../src/jobs.ts";
import { migrate, readMigrations } from "../src/platform/db/migrate.ts";
import { withClient } from "../src/platform/db/open-database.ts";
import { createLogger } from "../src/platform/logger.ts";
import { createPgBossQueue } from "../src/platform/queue/pg-boss-queue.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { admin: ConnectionTarget; template: string };
  }
}

/**
 * The tables of the queue, which the first start on a database makes: a fifth of a second of a core for each app that a test
 * builds. Tests that start the product on an empty folder have them made as people do.
 */
async function declareJobs(target: ConnectionTarget): Promise<void> {
  const { db, close } = connect(target, { poolSize: 2, waitSeconds: 60, onError: () => undefined });
  const queue = createPgBossQueue({ jobs, db, logger: createLogger({ level: "silent" }) });
  for (const job of jobs) queue.handle(job, async () => undefined);
  await queue.start({ isWorker: false });
  await queue.stop();
  await close();
}

/** One server for the whole run: TEST_DATABASE_URL, or an embedded one without fsync. Its template is migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env["TEST_DATABASE_URL"];
  const folder = mkdtempSync(join(tmpdir(), "adjudge-test-"));
  chmodSync(folder, 0o711);
  const server = url
    ? undefined
    : await startEmbeddedServer({
        dataDir: folder,
        settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"],
      });
  const admin: ConnectionTarget = server
    ? {
        socketFolder: server.socketFolder,
        port: server.port,
        user: server.user,
        password: server.password,
        database: "postgres",
      }
    : { url: url ?? "" };
  const versions = createHash("sha256").update(
    readMigrations()
      .map(({ sha256 }) => sha256)
      .join(),
  );
  const template = `adjudge_template_${versions.digest("hex").slice(0, 8)}_${randomBytes(3).toString("hex")}`;
  await withClient(admin, (client) => client.query(`create database ${pg.escapeIdentifier(template)}`));
  await migrate(onDatabase(admin, template));
  await declareJobs(onDatabase(admin, template));
  project.provide("postgres", { admin, template });
  return async () => {
    await withClient(admin, (client) =>
      client.query(`drop database if exists ${pg.escapeIdentifier(template)} with (force)`),
    ).catch(() => undefined);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export function onDatabase(target: ConnectionTarget, database: string): ConnectionTarget {
  if (!("url" in target)) return { ...target, database };
  const url = new URL(target.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
