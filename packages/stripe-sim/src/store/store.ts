import { ApiError } from "../http/api-error.ts";
import { openJournal, readJournal, type Change, type Journal } from "./journal.ts";
import type { TableName, Tables } from "../model/tables.ts";

export interface Store {
  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  put<Name extends TableName>(table: Name, row: Tables[Name]): void;
  remove(table: TableName, id: string): void;
  /** Rows in the order they were made. */
  all<Name extends TableName>(table: Name): Tables[Name][];
  /** Runs a step whose writes are kept together or, when it throws, undone; kept writes are on disk when it returns. */
  transact<Result>(step: () => Result): Result;
  clear(): void;
  close(): void;
}

type Rows = Map<string, object>;

function createRows(): Record<TableName, Rows> {
  return {
    customers: new Map(),
    deleted_customers: new Map(),
    products: new Map(),
    prices: new Map(),
    payment_methods: new Map(),
    cards: new Map(),
    setup_intents: new Map(),
    payment_intents: new Map(),
    intents: new Map(),
    subscriptions: new Map(),
    subscription_schedules: new Map(),
    pending_updates: new Map(),
    pending_lines: new Map(),
    announcements: new Map(),
    invoices: new Map(),
    invoice_payments: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    test_clocks: new Map(),
    webhook_endpoints: new Map(),
    events: new Map(),
    deliveries: new Map(),
    attempts: new Map(),
    idempotency: new Map(),
    settings: new Map(),
  };
}

function* snapshotOf(rows: Record<TableName, Rows>): Generator<Change> {
  for (const [table, held] of Object.entries(rows)) {
    for (const [id, row] of held) yield [table, id, row];
  }
}

function load(rows: Record<TableName, Rows>, changes: readonly Change[]): void {
  const byName = new Map<string, Rows>(Object.entries(rows));
  for (const [table, id, row] of changes) {
    if (row === null) byName.get(table)?.delete(id);
    else byName.get(table)?.set(id, row);
  }
}

/** Opens the simulator's state; without a folder it lives in memory only. */
export function openStore(dataDir?: string): Store {
  const rows = createRows();
  let journal: Journal | undefined;
  if (dataDir !== undefined) {
    load(rows, readJournal(dataDir));
    journal = openJournal(dataDir, snapshotOf(rows));
  }
  let changes: Change[] = [];
  let undo: (() => void)[] = [];
  let depth = 0;

  function remember(table: TableName, id: string, row: object | null): void {
    const before = rows[table].get(id);
    undo.push(() => {
      if (before === undefined) rows[table].delete(id);
      else rows[table].set(id, before);
    });
    changes.push([table, id, row]);
  }

  /** What cannot be written down has not happened. */
  function finish(keep: boolean): void {
    const [made, steps] = [changes, undo];
    changes = [];
    undo = [];
    let isKept = false;
    try {
      if (keep && made.length > 0) journal?.append(made);
      isKept = keep;
    } finally {
      if (!isKept) for (const step of steps.toReversed()) step();
    }
  }

  return {
    // The maps hold only what put() below stored under the same table name.
    get: <Name extends TableName>(table: Name, id: string) => rows[table].get(id) as Tables[Name] | undefined,
    all: <Name extends TableName>(table: Name) => [...rows[table].values()] as Tables[Name][],
    put(table, row) {
      remember(table, row.id, row);
      rows[table].set(row.id, row);
      if (depth === 0) finish(true);
    },
    remove(table, id) {
      remember(table, id, null);
      rows[table].delete(id);
      if (depth === 0) finish(true);
    },
    transact(step) {
      if (depth > 0) return step();
      depth += 1;
      let keep = false;
      try {
        const result = step();
        keep = true;
        return result;
      } catch (error) {
        keep = error instanceof ApiError && error.keep;
        throw error;
      } finally {
        depth -= 1;
        finish(keep);
      }
    },
    clear() {
      for (const [table, held] of Object.entries(rows)) {
        if (journal && held.size > 0) journal.append([...held.keys()].map((id): Change => [table, id, null]));
        held.clear();
      }
    },
    close() {
      journal?.close();
    },
  };
}
