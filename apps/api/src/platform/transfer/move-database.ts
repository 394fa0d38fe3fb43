import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { clientConfig, type ConnectionTarget } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { TransferError } from "./transfer-error.ts";
import { readPendingJobs, writePendingJobs } from "./pending-jobs.ts";
import {
  alignSequences,
  columnList,
  digestTable,
  emptyTables,
  isUnused,
  listTables,
  plainTextForms,
  tableName,
  type TableDigest,
  type TableShape,
} from "./tables.ts";

/** Carries everything over to another server and compares counts and checksums. The source is only read. */
export async function moveDatabase({
  source,
  target,
}: {
  source: ConnectionTarget;
  target: ConnectionTarget;
}): Promise<TableDigest[]> {
  await migrate(source);
  await migrate(target);
  const [reader, writer] = [new pg.Client(clientConfig(source)), new pg.Client(clientConfig(target))];
  try {
    await Promise.all([reader.connect(), writer.connect()]);
    await Promise.all([plainTextForms(reader), plainTextForms(writer)]);
    // One snapshot: what is written meanwhile is not half in it.
    await reader.query("begin isolation level repeatable read read only");
    const tables = await listTables(reader);
    if (!(await isUnused(writer, tables)))
      throw new TransferError("The target database already holds data. Nothing was changed.");
    await writer.query("begin");
    await emptyTables(writer, tables);
    for (const table of tables) await copyTable(reader, writer, table);
    await alignSequences(writer);
    const digests = await compare(reader, writer, tables);
    await writer.query("commit");
    const jobs = await readPendingJobs(reader);
    const pool = new pg.Pool({ ...clientConfig(target), max: 2 });
    try {
      await writePendingJobs(pool, jobs);
    } finally {
      await pool.end();
    }
    return digests;
  } finally {
    // Ending a connection rolls back what it has not committed.
    await Promise.allSettled([reader.end(), writer.end()]);
  }
}

async function copyTable(reader: pg.Client, writer: pg.Client, table: TableShape): Promise<void> {
  const source = reader.query(copyTo(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`));
  const sink = writer.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`));
  await pipeline(source, sink);
}

async function compare(reader: pg.Client, writer: pg.Client, tables: readonly TableShape[]): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const table of tables) {
    const [before, after] = [await digestTable(reader, table), await digestTable(writer, table)];
    if (before.rows !== after.rows || before.checksum !== after.checksum)
      throw new TransferError(`${table.name} differs after copying. Nothing was changed.`);
    digests.push(after);
  }
  return digests;
}
