import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Logger } from "../logger.ts";
import { wake } from "../queue/wake-ups.ts";
import { longestSendMs, MailRefusedError, type Mailer } from "./mailer.ts";

export type NewMail = {
  /** What it is about, such as `otp.verification`; shown to operators, never to receivers. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** After this it is dropped instead of sent: an expired code only confuses. */
  expiresInSeconds?: number;
};

export type MailOutbox = {
  /** Part of the caller's transaction: the mail goes out if and only if the rest was committed. */
  enqueue: (tx: Db, mail: NewMail) => Promise<void>;
  /** Sends what is due, oldest first; returns how many went out. */
  flush: () => Promise<number>;
  /** Keeps sending in the background until stop(). */
  start: () => void;
  /** Another process has written a mail, or may have. */
  onWake: (what: string | null) => void;
  stop: () => Promise<void>;
};

type Options = { db: Db; mailer: Mailer; from: string; logger: Logger; onFailure?: () => void };

const wakeWord = "mail";
const pollMs = 1_000;
// Long enough that a commit which follows right away is seen.
const wakeMs = 60;
const mostAttempts = 12; // with the pauses below: about a day

export function createMailOutbox({ db, mailer, from, logger, onFailure }: Options): MailOutbox {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let isStarted = false;
  let isStopped = false;

  const sendNext = (): Promise<"sent" | "tried" | "empty"> =>
    // The row stays locked while it is sent, so no other process sends it too; a crash gives it back.
    db.transaction().execute(async (tx) => {
      await sql`select set_config('idle_in_transaction_session_timeout', ${String(2 * longestSendMs)}, true)`.execute(
        tx,
      );
      const mail = await tx
        .selectFrom("mail_outbox")
        .selectAll()
        .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as("is_expired"))
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where("send_after", "<=", sql<Date>`now()`)
        .orderBy("position")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!mail) return "empty";
      const update = tx.updateTable("mail_outbox").where("id", "=", mail.id);
      if (mail.is_expired) {
        await update
          .set({ failed_at: sql<Date>`now()`, last_error: "expired", text_body: null, html_body: null })
          .execute();
        return "tried";
      }
      try {
        await mailer.send({
          id: mail.id,
          from,
          to: mail.to_address,
          subject: mail.subject,
          text: mail.text_body ?? "",
          html: mail.html_body,
        });
        await update
          .set({ sent_at: sql<Date>`now()`, attempts: mail.attempts + 1, text_body: null, html_body: null })
          .execute();
        return "sent";
      } catch (error) {
        const isFinal = error instanceof MailRefusedError || mail.attempts + 1 >= mostAttempts;
        onFailure?.();
        logger.warn({ err: error, mail: mail.id, kind: mail.kind, isFinal }, "mail not sent");
        const pauseSeconds = Math.min(3 * 3600, 2 ** mail.attempts * 15);
        await update
          .set({
            attempts: mail.attempts + 1,
            last_error: error instanceof Error ? error.message.slice(0, 500) : "unknown",
            send_after: sql<Date>`now() + make_interval(secs => ${pauseSeconds})`,
            ...(isFinal ? { failed_at: sql<Date>`now()`, text_body: null, html_body: null } : {}),
          })
          .execute();
        return "tried";
      }
    });

  const flush = async (): Promise<number> => {
    let sent = 0;
    // A backlog of thousands must not hold up the end: what is left is sent by others, or after the next start.
    while (!isStopped) {
      const outcome = await sendNext();
      if (outcome === "empty") return sent;
      if (outcome === "sent") sent++;
    }
    return sent;
  };

  const schedule = (afterMs: number): void => {
    clearTimeout(timer);
    if (!isStarted) return;
    timer = setTimeout(() => {
      running ??= flush()
        .catch((error: unknown) => logger.warn({ err: error }, "outbox not read"))
        .finally(() => {
          running = undefined;
          schedule(pollMs);
        });
    }, afterMs);
    timer.unref();
  };

  return {
    enqueue: async (tx, { kind, to, subject, text, html, expiresInSeconds }) => {
      await tx
        .insertInto("mail_outbox")
        .values({
          kind,
          to_address: to,
          subject,
          text_body: text,
          html_body: html ?? null,
          expires_at:
            expiresInSeconds === undefined ? null : sql<Date>`now() + make_interval(secs => ${expiresInSeconds})`,
        })
        .execute();
      if (!running) schedule(wakeMs);
      await wake(tx, wakeWord);
    },
    flush,
    onWake: (what) => {
      if (!running && (what === null || what === wakeWord)) schedule(0);
    },
    start: () => {
      isStarted = true;
      isStopped = false;
      schedule(0);
    },
    stop: async () => {
      isStarted = false;
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
