import { describe, expect, it } from "vitest";
import { startMailServer } from "../../../test/smtp-server.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createLogger } from "../logger.ts";
import { createMailOutbox } from "./mail-outbox.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const logger = createLogger({ level: "silent" });
const from = "Adjudge <no-reply@adjudge.example>";

async function openOutbox(url: string, options?: { wholeMs: number }) {
  const { db } = await createTestDatabase();
  const mailer = createSmtpMailer(url, options);
  const outbox = createMailOutbox({ db, mailer, from, logger });
  await outbox.enqueue(db, { kind: "test", to: "ada@example.test", subject: "Once", text: "Hello." });
  const row = () => db.selectFrom("mail_outbox").select(["attempts", "sent_at"]).executeTakeFirstOrThrow();
  const makeDue = () =>
    db
      .updateTable("mail_outbox")
      .set({ send_after: new Date(0) })
      .execute();
  return { outbox, mailer, row, makeDue };
}

describe("F13: a mail server that is late", { timeout: 120_000 }, () => {
  it("with its last word, because it looks at mails first: has the mail once", async () => {
    const filterMs = 12_000;
    let taken = 0;
    const server = await startMailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.once("end", () => {
          taken++;
          setTimeout(done, filterMs);
        });
      },
    });
    const { outbox, mailer, row } = await openOutbox(server.url);
    expect(await outbox.flush()).toBe(1);
    expect([taken, await row()]).toEqual([1, { attempts: 1, sent_at: expect.any(Date) }]);
    await mailer.close();
  });

  it("with every word: is hung up on, and the mail waits for the next try instead of going out unnoted", async () => {
    let stepMs = 300;
    let taken = 0;
    let closed = 0;
    const late = (done: () => void): void => void setTimeout(done, stepMs);
    const server = await startMailServer({
      onConnect: (_session, done) => late(done),
      onMailFrom: (_address, _session, done) => late(done),
      onRcptTo: (_address, _session, done) => late(done),
      onData: (stream, _session, done) => {
        stream.resume();
        stream.once("end", () => {
          taken++;
          late(done);
        });
      },
      onClose: () => void closed++,
    });
    const { outbox, mailer, row, makeDue } = await openOutbox(server.url, { wholeMs: 800 });
    expect(await outbox.flush()).toBe(0);
    expect(await row()).toEqual({ attempts: 1, sent_at: null });
    await expect.poll(() => closed).toBe(1);
    expect(taken).toBe(0);
    stepMs = 0;
    await makeDue();
    expect(await outbox.flush()).toBe(1);
    expect([taken, await row()]).toEqual([1, { attempts: 2, sent_at: expect.any(Date) }]);
    await mailer.close();
  });
});
