import type pg from "pg";

export type TableShape = { name: string; columns: string[] };
export type TableDigest = { name: string; rows: number; checksum: string };

/** Which migration a database or backup stands at is recorded apart; counts make themselves again as rows arrive. */
const notCarried = ["schema_migrations", "image_counts"];

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: TableShape): string => columns.map(quote).join(", ");
export const tableName = ({ name }: { name: string }): string => `public.${quote(name)}`;

/** All our tables, a referenced one before those that refer to it. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [notCarried],
  );
  const { rows: links } = await client.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  return parentsFirst(rows, links);
}

function parentsFirst(
  tables: readonly TableShape[],
  links: readonly { child: string; parent: string }[],
): TableShape[] {
  const sorted: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !links.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}`);
    for (const table of free) {
      sorted.push(table);
      waiting.delete(table.name);
    }
  }
  return sorted;
}

/** Count and checksum of a table's content, whatever order its rows are in. */
export async function digestTable(client: pg.ClientBase, table: TableShape): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(r::text), 15))::bit(60)::bigint::numeric), 0)::text as checksum
     from (select ${columnList(table)} from ${tableName(table)}) r`,
  );
  return { name: table.name, rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? "" };
}

/** Text forms must not depend on a server's settings: they are compared and written to files. */
export async function plainTextForms(client: pg.ClientBase): Promise<void> {
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0",
  );
}

/** Identity columns go on counting where they were. */
export async function alignSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attidentity <> ''`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${quote(column)}) from ${tableName({ name: table })}), 0) + 1, false)`,
      [tableName({ name: table }), column],
    );
}

/** A database that holds somebody's data is never written over. Seeded plans do not count, nor who was erased. */
export async function isUnused(client: pg.ClientBase, tables: readonly TableShape[]): Promise<boolean> {
  for (const table of tables) {
    if (["plans", "worker_heartbeats", "rate_limit_counters", "erasures"].includes(table.name)) continue;
    const { rowCount } = await client.query(`select 1 from ${tableName(table)} limit 1`);
    if (rowCount) return false;
  }
  return true;
}

export async function emptyTables(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  await client.query(`truncate ${tables.map(tableName).join(", ")}`);
}

export async function schemaVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string | null }>(
    "select max(version) as version from schema_migrations",
  );
  return rows[0]?.version ?? "";
}

/** Keys of all files that rows name. */
export async function listNamedFiles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select unnest(array[object_key, thumbnail_key, preview_key]) as key from images
     union select profile_image_key from users where profile_image_key is not null
     union select object_key from account_exports where object_key is not null`,
  );
  return rows.map(({ key }) => key);
}
