import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "./db/database.ts";
import type { Ids } from "./ids.ts";
import type { Logger } from "./logger.ts";
import type { MailOutbox } from "./mail/mail-outbox.ts";
import type { JobDefinition, Queue } from "./queue/queue.ts";

type Background = {
  /** Takes no more jobs and mails; others may still be written, for other processes or the next start. */
  rest: (options: { timeoutSeconds: number }) => Promise<void>;
  stop: (options: { timeoutSeconds: number }) => Promise<void>;
};
type Options = { db: Db; ids: Ids; logger: Logger; mail: MailOutbox; queue: Queue };

const heartbeatMs = 15_000;

/** What a process does besides answering requests: jobs, mail, and saying that it is alive. */
export async function startBackground({ db, ids, logger, mail, queue }: Options): Promise<Background> {
  const workerId = ids.uuid();
  const beat = async (): Promise<void> => {
    await db
      .insertInto("worker_heartbeats")
      .values({ worker_id: workerId })
      .onConflict((conflict) => conflict.column("worker_id").doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute();
  };
  await queue.start({ isWorker: true });
  await beat();
  mail.start();
  const timer = setInterval(
    () => void beat().catch((error: unknown) => logger.warn({ err: error }, "heartbeat")),
    heartbeatMs,
  );
  timer.unref();
  const rest = async ({ timeoutSeconds }: { timeoutSeconds: number }): Promise<void> => {
    clearInterval(timer);
    await Promise.all([mail.stop(), queue.rest({ timeoutSeconds })]);
  };
  return {
    rest,
    stop: async ({ timeoutSeconds }) => {
      await rest({ timeoutSeconds });
      await queue.stop({ timeoutSeconds: 0 });
      await db
        .deleteFrom("worker_heartbeats")
        .where("worker_id", "=", workerId)
        .execute()
        .catch(() => undefined);
    },
  };
}

export const housekeeping: JobDefinition<Record<string, never>> = {
  name: "platform.housekeeping",
  payload: z.object({}),
  every: "*/10 * * * *",
};

/** Removes what has run out: counters, idempotency keys, sessions nobody can use, sent mails. */
export function declareHousekeeping(queue: Queue, db: Db): void {
  queue.handle(housekeeping, () => sweepExpired(db));
}

export async function sweepExpired(db: Db): Promise<void> {
  const before = (interval: string) => sql<Date>`now() - ${interval}::interval`;
  await db
    .deleteFrom("rate_limit_counters")
    .where("window_ends_at", "<", sql<Date>`now()`)
    .execute();
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before("24 hours")).execute();
  await db
    .deleteFrom("sessions")
    .where((where) =>
      where.or([
        // Kept for 90 days after their end, for the person who asks where the account was used.
        where("revoked_at", "<", before("90 days")),
        where("last_seen_at", "<", before("120 days")),
        where("expires_at", "<", before("90 days")),
      ]),
    )
    .execute();
  await db
    .deleteFrom("mail_outbox")
    .where("created_at", "<", before("30 days"))
    .where((where) => where.or([where("sent_at", "is not", null), where("failed_at", "is not", null)]))
    .execute();
  await db.deleteFrom("worker_heartbeats").where("seen_at", "<", before("1 day")).execute();
}
