import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startMailServer } from "../../../test/smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { inTransaction } from "../db/transaction.ts";
import { createLogger } from "../logger.ts";
import { createFileMailer } from "./file-mailer.ts";
import { createMailOutbox, type MailOutbox, type NewMail } from "./mail-outbox.ts";
import { MailRefusedError, type Mailer, type OutgoingMail } from "./mailer.ts";
import { createMemoryMailer } from "./memory-mailer.ts";
import { readEml, type ReadMail } from "./read-eml.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const logger = createLogger({ level: "silent" });
const from = "Adjudge <no-reply@adjudge.example>";
const mail = (values: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  from,
  to: "ada@example.test",
  subject: "Dein Code: ünïcödé ✓",
  text: "Your code is 004217.\n\nhttps://adjudge.example/verify?x=1&y=2 — it is a rather long line that quoted-printable has to break somewhere\n",
  html: "<p>004217</p>",
  ...values,
});

const folder = mkdtempSync(join(tmpdir(), "adjudge-outbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const adapters: Record<string, () => Promise<{ mailer: Mailer; read: () => ReadMail[] }>> = {
  file: async () => ({
    mailer: createFileMailer(folder),
    read: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => readEml(readFileSync(join(folder, name), "utf8"))),
  }),
  smtp: async () => {
    const { url, sources } = await startMailServer();
    const mailer = createSmtpMailer(url);
    afterAll(() => mailer.close());
    return { mailer, read: () => sources.map(readEml) };
  },
};

describe.each(Object.entries(adapters))("%s mailer", (_name, open) => {
  it("delivers what a receiver can read, one by one", async () => {
    const { mailer, read } = await open();
    await mailer.send(mail());
    await mailer.send(mail({ id: "7c9e6679-7425-40de-944b-e07fc1f90ae7", to: "bob@example.test", html: null }));
    const mails = read();
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada@example.test", "bob@example.test"]);
    for (const { subject, text, from: sender } of mails) {
      expect(subject).toBe("Dein Code: ünïcödé ✓");
      expect(text.trim()).toBe(mail().text.trim());
      expect(sender).toContain("no-reply@adjudge.example");
    }
  });

  it("cannot be made to add a header or a receiver", async () => {
    const { mailer, read } = await open();
    const before = read().length;
    await mailer.send(mail({ subject: "x\r\nBcc: evil@example.test", to: "carol@example.test" }));
    const mails = read();
    expect(mails).toHaveLength(before + 1);
    expect(JSON.stringify(mails)).not.toMatch(/"to":"[^"]*evil/);
  });
});

describe("smtp mailer, besides", () => {
  it("tells a refused receiver from a server in trouble", async () => {
    const refusing = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no such user"), { responseCode: 550 })),
    });
    const busy = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("try later"), { responseCode: 451 })),
    });
    const [first, second] = [createSmtpMailer(refusing.url), createSmtpMailer(busy.url)];
    await expect(first.send(mail())).rejects.toThrow(MailRefusedError);
    await expect(second.send(mail())).rejects.not.toThrow(MailRefusedError);
    await Promise.all([first.close(), second.close()]);
  });
});

type Outbox = { db: TestDatabase["db"]; outbox: MailOutbox; mailer: ReturnType<typeof createMemoryMailer> };

async function openOutbox(mailer = createMemoryMailer()): Promise<Outbox> {
  const { db } = await createTestDatabase();
  return { db, mailer, outbox: createMailOutbox({ db, mailer, from, logger }) };
}

const newMail = (values: Partial<NewMail> = {}): NewMail => ({
  kind: "test",
  to: "ada@example.test",
  subject: "s",
  text: "the code 123456",
  ...values,
});

describe("outbox", () => {
  it("sends only what was committed", async () => {
    const { db, outbox, mailer } = await openOutbox();
    await inTransaction(db, (tx) => outbox.enqueue(tx, newMail({ subject: "kept" })));
    await expect(
      inTransaction(db, async (tx) => {
        await outbox.enqueue(tx, newMail({ subject: "rolled back" }));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await outbox.flush()).toBe(1);
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(["kept"]);
  });

  it("keeps the order, sends nothing twice when several processes send, and forgets what mails said", async () => {
    const { db, outbox, mailer } = await openOutbox();
    const other = createMailOutbox({ db, mailer, from, logger });
    for (let index = 0; index < 20; index++) await outbox.enqueue(db, newMail({ subject: String(index) }));
    await Promise.all([outbox.flush(), other.flush(), outbox.flush()]);
    expect(mailer.sent.map(({ subject }) => subject).sort()).toEqual(
      Array.from({ length: 20 }, (_value, index) => String(index)).sort(),
    );
    const rows = await db.selectFrom("mail_outbox").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("123456");
    expect(await outbox.flush()).toBe(0);
  });

  it("loses nothing while the mail server is away, and does not send expired codes afterwards", async () => {
    const mailer = createMemoryMailer();
    let isAway = true;
    const flaky: Mailer & { sent: OutgoingMail[] } = {
      ...mailer,
      send: (item) => (isAway ? Promise.reject(new Error("away")) : mailer.send(item)),
    };
    const { db, outbox } = await openOutbox(flaky);
    await outbox.enqueue(db, newMail({ subject: "first" }));
    await outbox.enqueue(db, newMail({ subject: "code", expiresInSeconds: 600 }));
    await outbox.enqueue(db, newMail({ subject: "last" }));
    expect(await outbox.flush()).toBe(0);
    isAway = false;
    expect(await outbox.flush()).toBe(0); // pauses before it tries again
    await db
      .updateTable("mail_outbox")
      .set({ send_after: new Date(0) })
      .execute();
    await db
      .updateTable("mail_outbox")
      .set({ expires_at: new Date(0) })
      .where("subject", "=", "code")
      .execute();
    expect(await outbox.flush()).toBe(2);
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(["first", "last"]);
    const code = await db.selectFrom("mail_outbox").selectAll().where("subject", "=", "code").executeTakeFirstOrThrow();
    expect([code.last_error, code.text_body]).toEqual(["expired", null]);
  });

  it("gives up on a receiver that will never take it", async () => {
    const refusing = { ...createMemoryMailer(), send: () => Promise.reject(new MailRefusedError("no")) };
    const { db, outbox } = await openOutbox(refusing);
    await outbox.enqueue(db, newMail());
    await outbox.flush();
    const row = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
    expect(row.failed_at).not.toBeNull();
  });

  it("sends by itself once started", async () => {
    const { db, outbox, mailer } = await openOutbox();
    outbox.start();
    await inTransaction(db, (tx) => outbox.enqueue(tx, newMail()));
    await expect.poll(() => mailer.sent.length, { timeout: 10_000 }).toBe(1);
    await outbox.stop();
  });

  it("does not send a whole backlog before it ends: the rest waits for the next start", async () => {
    const { db } = await createTestDatabase();
    const mailer = createMemoryMailer();
    const sent: string[] = [];
    const send = async (mail: OutgoingMail): Promise<void> => {
      sent.push(mail.to);
      if (sent.length === 3) stopped = outbox.stop();
    };
    let stopped: Promise<void> | undefined;
    const outbox = createMailOutbox({ db, mailer: { ...mailer, send }, from: "a@example.test", logger });
    for (let index = 0; index < 20; index++) await outbox.enqueue(db, newMail());
    outbox.start();
    await expect.poll(() => stopped !== undefined, { timeout: 30_000 }).toBe(true);
    await stopped;
    expect(sent).toHaveLength(3);
    const again = createMailOutbox({ db, mailer, from: "a@example.test", logger });
    expect(await again.flush()).toBe(17);
  });
});
