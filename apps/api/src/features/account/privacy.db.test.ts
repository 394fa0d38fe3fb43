import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  codeFor,
  goodPassword,
  logIn,
  makeAccount,
  makeLoggedIn,
  newEmail,
  requestCode,
  signUpBody,
} from "../../../test/accounts.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { findBrokenAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { charge } from "../usage/service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

type Person = Awaited<ReturnType<typeof makeLoggedIn>>;

/** A category, two pictures, a comparison, an avatar and an invitation. */
async function fill({ id, call }: Person, invitee: string): Promise<{ objectKey: string }> {
  const { db, storage } = app.platform;
  const category = await db
    .insertInto("categories")
    .values({ owner_id: id, name: "Shoes", name_folded: "shoes" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const keys: string[] = [];
  const images: string[] = [];
  for (const index of [1, 2]) {
    const object_key = `objects/${id}-${index}.png`;
    await storage.put(object_key, Buffer.from("picture"), { contentType: "image/png" });
    const { rows } = await sql<{ id: string }>`
      insert into images (owner_id, category_id, upload_sha256, sha256, object_key, thumbnail_key, preview_key, format, byte_length, width, height,
        engine_version, overall_score, contrast_score, recall_score, copy_engagement_score, summary, analysis, usage_period_start)
      values (${id}, ${category.id}, '\\x00', '\\x00', ${object_key}, ${`objects/${id}-${index}t.png`}, ${`objects/${id}-${index}p.png`}, 'png', 7, 10, 10,
        '1', 50, 50, 50, 50, '{}', '{}', now()) returning id`.execute(db);
    images.push(rows[0]?.id ?? "");
    keys.push(object_key);
  }
  await sql`insert into comparisons (owner_id, image1_id, image2_id, verdict, usage_period_start) values (${id}, ${images[0]}, ${images[1]}, '{}', now())`.execute(
    db,
  );
  await sql`insert into invitations (sender_id, email, email_folded) values (${id}, ${invitee}, ${invitee})`.execute(
    db,
  );
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  await call.form("PATCH", `/users/${id}/`, [
    ["profile_image", { fileName: "a.png", contentType: "image/png", bytes }],
  ]);
  return { objectKey: keys[0] ?? "" };
}

/** Every row of every table that still names the user. */
async function tracesOf(id: string): Promise<string[]> {
  const { rows } = await app.platform.database.pool.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit_log', 'erasures')",
  );
  const found: string[] = [];
  for (const { table_name } of rows) {
    const hits = await app.platform.database.pool.query(`select 1 from "${table_name}" t where t::text like $1`, [
      `%${id}%`,
    ]);
    if ((hits.rowCount ?? 0) > 0) found.push(table_name);
  }
  return found;
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

describe("the export", () => {
  it("is a ZIP of everything we hold, without secrets", async () => {
    const person = await makeLoggedIn(app);
    await fill(person, newEmail());
    expect((await person.call.get(`/users/${person.id}/export/`)).status).toBe(404);
    await person.call.post(`/users/${person.id}/export/`, { password: goodPassword });
    await app.runJobs();
    const { status, headers, bytes } = await person.call.get(`/users/${person.id}/export/`);
    expect([status, headers["content-type"]]).toEqual([200, "application/zip"]);
    expect(headers["content-disposition"]).toContain("attachment");
    const files = unzipSync(bytes);
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        "account.json",
        "sessions.json",
        "audit.json",
        "categories.json",
        "images.json",
        "comparisons.json",
        "invitations.json",
        "billing.json",
      ]),
    );
    expect(read("account.json").account).toMatchObject({ email: person.email, has_password: true });
    expect(read("images.json")).toHaveLength(2);
    expect(strFromU8(files[read("images.json")[0].file] ?? new Uint8Array())).toBe("picture");
    expect(Object.keys(files).some((name) => name.startsWith("avatar/"))).toBe(true);
    expect(read("audit.json").map(({ action }: { action: string }) => action)).toContain("session.created");
    const all = Object.values(files)
      .map((content) => Buffer.from(content).toString("latin1"))
      .join();
    expect(all).not.toMatch(/\$argon2|token_sha256|code_hmac/);
    expect(all).not.toContain(person.token.slice(3));
  });

  it("N110: needs the password, is made once a day by a job, and goes after a week", async () => {
    const person = await makeLoggedIn(app);
    const ask = (body: object) => person.call.post(`/users/${person.id}/export/`, body);
    expect((await ask({ password: "wrong password" })).body).toEqual({ password: ["Current password is incorrect."] });
    expect((await ask({})).body.code).toBe("password_required");
    const asked = await ask({ password: goodPassword });
    expect([asked.status, asked.body.message]).toEqual([202, expect.any(String)]);
    const again = await ask({ password: goodPassword });
    expect([again.status, again.body.code, Number(again.headers["retry-after"]) > 3600]).toEqual([
      429,
      "rate_limited",
      true,
    ]);
    await app.runJobs();
    expect((await person.call.get(`/users/${person.id}/export/`)).status).toBe(200);
    const { object_key } = await app.db
      .selectFrom("account_exports")
      .select("object_key")
      .where("user_id", "=", person.id)
      .executeTakeFirstOrThrow();
    await sql`update account_exports set expires_at = now() where user_id = ${person.id}`.execute(app.db);
    expect((await person.call.get(`/users/${person.id}/export/`)).status).toBe(404);
    await app.services.account.sweep();
    await app.runJobs();
    expect(await app.platform.storage.get(object_key ?? "")).toBeUndefined();
  });

  it("is one's own", async () => {
    const person = await makeLoggedIn(app);
    const other = await makeAccount(app);
    expect((await person.call.post(`/users/${other.id}/export/`, { password: goodPassword })).status).toBe(404);
    expect((await person.call.get(`/users/${other.id}/export/`)).status).toBe(404);
    expect((await app.anonymous.get(`/users/${other.id}/export/`)).status).toBe(401);
  });
});

describe("erasure", () => {
  it("asks for the password again, and only ever one's own", async () => {
    const person = await makeLoggedIn(app);
    const other = await makeAccount(app);
    expect((await person.call.delete(`/users/${person.id}/`, {})).body).toEqual({ password: ["Password is required"] });
    expect((await person.call.delete(`/users/${person.id}/`, { password: "wrong password" })).status).toBe(400);
    expect((await person.call.delete(`/users/${other.id}/`, { password: goodPassword })).status).toBe(404);
    expect((await logIn(app, other.email)).status).toBe(200);
    expect((await person.call.get("/users/current/")).status).toBe(200);
  });

  it("leaves no row and no file, and a receipt", async () => {
    const person = await makeLoggedIn(app);
    const { objectKey } = await fill(person, newEmail());
    const { body: before } = await person.call.get("/users/current/");
    const { status, body } = await person.call.delete(`/users/${person.id}/`, { password: goodPassword });
    expect(status).toBe(200);
    expect(body.erased).toMatchObject({
      account: 1,
      images: 2,
      comparisons: 1,
      categories: 1,
      invitations: 1,
      sessions: 1,
    });
    await app.runJobs();
    expect(await tracesOf(person.id)).toEqual([]);
    expect(await tracesOf(person.email)).toEqual(["mail_outbox"]);
    expect(await app.platform.storage.get(objectKey)).toBeUndefined();
    expect((await app.anonymous.raw({ method: "GET", url: before.user.profile_image })).status).toBe(404);
    expect((await person.call.get("/users/current/")).status).toBe(401);
    expect((await logIn(app, person.email)).status).toBe(401);
    expect((await app.mailsTo(person.email)).at(-1)?.subject).toBe("Your account was erased");
    expect(await findBrokenAudit(app.db, person.id)).toEqual([]);
    expect((await app.anonymous.post("/users/", signUpBody(person.email))).status).toBe(201);
  });

  it("takes a fresh code where there is no password", async () => {
    const person = await makeLoggedIn(app);
    await app.db.updateTable("users").set({ password_hash: null }).where("id", "=", person.id).execute();
    await requestCode(app, person.email, "PASSWORD_RESET");
    const otp = await codeFor(app, person.email);
    expect(
      (await person.call.delete(`/users/${person.id}/`, { otp: otp === "000000" ? "000001" : "000000" })).status,
    ).toBe(400);
    expect((await person.call.delete(`/users/${person.id}/`, { otp })).status).toBe(200);
  });

  it("holds after a restore: the ledger names nobody but erases again", async () => {
    const person = await makeLoggedIn(app);
    await person.call.delete(`/users/${person.id}/`, { password: goodPassword });
    const ledger = JSON.stringify(await app.db.selectFrom("erasures").selectAll().execute());
    expect(ledger).toContain(person.id);
    expect(ledger).not.toContain(person.email);
    await sql`insert into users (id, email, email_folded, email_verified_at) values (${person.id}, ${person.email}, ${person.email}, now())`.execute(
      app.db,
    );
    await app.services.account.sweep();
    expect(await tracesOf(person.id)).toEqual([]);
  });

  it("comes by itself for accounts that nobody confirmed in 30 days", async () => {
    const email = newEmail();
    const { body } = await app.anonymous.post("/users/", signUpBody(email));
    const young = await app.anonymous.post("/users/", signUpBody(newEmail()));
    await sql`update users set created_at = now() - interval '31 days' where id = ${body.data.id}`.execute(app.db);
    await app.services.account.sweep();
    const left = await app.db
      .selectFrom("users")
      .select("id")
      .where("id", "in", [body.data.id, young.body.data.id])
      .execute();
    expect(left).toEqual([{ id: young.body.data.id }]);
  });
});

describe("the audit trail of an account", () => {
  it("tells the story in order, without secrets, and shows tampering", async () => {
    const person = await makeLoggedIn(app);
    await logIn(app, person.email, "wrong password");
    await person.call.post("/logout/");
    const rows = await app.db
      .selectFrom("audit_log")
      .select(["id", "action", "detail"])
      .where("stream", "=", person.id)
      .orderBy("id")
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      "account.created",
      "code.sent",
      "email.verified",
      "session.created",
      "login.refused",
      "session.ended",
    ]);
    expect(JSON.stringify(rows)).not.toContain(goodPassword);
    expect(await findBrokenAudit(app.db, person.id)).toEqual([]);
    await sql`update audit_log set action = 'login.accepted' where id = ${rows[4]?.id}`.execute(app.db);
    expect(await findBrokenAudit(app.db, person.id)).toContain(rows[4]?.id);
  });
});

describe("an operator", () => {
  it("exports, objects, ends sessions and erases for people who write in", async () => {
    const { operator } = app.services.account;
    const person = await makeLoggedIn(app);
    expect(Object.keys(unzipSync(await bytesOf(await operator.export(person.email.toUpperCase()))))).toContain(
      "account.json",
    );
    await operator.allowImprovement(person.email, true);
    await operator.allowImprovement(person.email, false);
    const row = await app.db
      .selectFrom("users")
      .select("ai_improvement")
      .where("id", "=", person.id)
      .executeTakeFirst();
    expect(row).toEqual({ ai_improvement: false });
    expect(await operator.endSessions(person.email)).toBe(1);
    expect((await person.call.get("/users/current/")).status).toBe(401);
    expect(await operator.erase(person.email)).toMatchObject({ account: 1 });
    await expect(operator.erase(person.email)).rejects.toThrow("There is no account with the address");
  });

  it("restricts processing: nothing is uploaded or compared, everything is still read", async () => {
    const { operator } = app.services.account;
    const person = await makePaidUser(app);
    const upload = async () => {
      const { status, body } = await person.call.form("POST", "/images/", [["category", "x"]]);
      return [status, body.code];
    };
    const free = await upload();
    await operator.restrict(person.email, true);
    expect(await upload()).toEqual([403, "forbidden"]);
    const compare = inTransaction(app.db, (tx) => charge(tx, { userId: person.id, kind: "comparison" }));
    await expect(compare).rejects.toMatchObject({ code: "forbidden" });
    expect((await person.call.get("/images/list/")).status).toBe(200);
    await operator.restrict(person.email, false);
    expect(await upload()).toEqual(free);
  });

  it("finds what was changed in the audit log", async () => {
    const { operator } = app.services.account;
    const person = await makeLoggedIn(app);
    await sql`delete from audit_log where stream = ${person.id} and action = 'email.verified'`.execute(app.db);
    expect((await operator.checkAudit()).map(({ stream }) => stream)).toContain(person.id);
  });
});
