import pg from "pg";
import { sql } from "kysely";
import { clientConfig, type ConnectionTarget } from "../db/connect.ts";
import type { Db } from "../db/database.ts";
import type { Logger } from "../logger.ts";

const channel = "adjudge_wake";
const reconnectMs = 2_000;

/** Part of the caller's transaction: who listens hears it when that commits, and never when it does not. */
export async function wake(db: Db, what: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${what})`.execute(db);
}

export type WakeUps = {
  /** Called with what there is to do, and with null when words may have been lost: then look everywhere. */
  start: (onWake: (what: string | null) => void) => void;
  stop: () => Promise<void>;
};

/**
 * Hears of new work over one connection of its own. It is a short cut and never the only way: whoever uses it also looks
 * from time to time, for a connection can be down and a pooler in between may not pass notifications on.
 */
export function createWakeUps({ target, logger }: { target: ConnectionTarget; logger: Logger }): WakeUps {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const open = async (onWake: (what: string | null) => void): Promise<void> => {
    const next = new pg.Client({ ...clientConfig(target), application_name: "adjudge", keepAlive: true });
    const lost = (error?: Error): void => {
      if (client !== next) return;
      client = undefined;
      void next.end().catch(() => undefined);
      if (isStopped) return;
      logger.warn({ err: error }, "notifications lost; looking every second until they are back");
      again(onWake);
    };
    next.on("error", lost);
    next.on("end", () => lost());
    next.on("notification", ({ payload }) => onWake(payload ?? null));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      onWake(null);
    } catch (error) {
      lost(error instanceof Error ? error : undefined);
    }
  };
  const again = (onWake: (what: string | null) => void): void => {
    timer = setTimeout(() => void open(onWake), reconnectMs);
    timer.unref();
  };

  return {
    start: (onWake) => void open(onWake),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
