import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  codeFor,
  forgetLimits,
  goodPassword,
  logIn,
  makeAccount,
  makeLoggedIn,
  newEmail,
  otherCode,
  requestCode,
  signUpBody,
} from "../../../test/accounts.ts";
import { makeUser } from "../../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

type Account = Awaited<ReturnType<typeof makeLoggedIn>>;
const emailOf = async ({ call }: Pick<Account, "call">) => (await call.get("/users/current/")).body.user.email;
const change = ({ id, call }: Pick<Account, "id" | "call">, body: object) => call.patch(`/users/${id}/`, body);
const verify = async (email: string, otp: string, from = "203.0.113.1") =>
  (
    await app.anonymous.raw({
      method: "POST",
      url: "/api/user/verify/",
      payload: { email, otp },
      remoteAddress: from,
    })
  ).status;
const confirm = async ({ call }: Pick<Account, "call">, email: string, otp: string) =>
  (await call.post("/user/verify/", { email, otp })).status;
const linkIn = async (email: string, kind: "emailchange/cancel" | "verify"): Promise<string> => {
  const mail = (await app.mailsTo(email)).findLast(({ text }) => text.includes(`/accounts/${kind}/`));
  return new RegExp(`(/auth/accounts/${kind}/\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
};

describe("a new address with a stolen token (N86)", () => {
  it("needs the password", async () => {
    const account = await makeLoggedIn(app);
    const none = await change(account, { email: newEmail() });
    expect([none.status, none.body.code]).toEqual([403, "password_required"]);
    const wrong = await change(account, { email: newEmail(), current_password: "not it" });
    expect([wrong.status, wrong.body]).toEqual([400, { current_password: ["Current password is incorrect."] }]);
    expect((await account.call.get("/users/current/")).body.user.pending_email).toBeNull();
    expect((await app.mailsTo(account.email)).some(({ subject }) => subject.includes("about to change"))).toBe(false);
    expect((await change(account, { email: account.email, first_name: "Eve" })).status).toBe(200);
    const next = newEmail();
    expect((await change(account, { email: next, current_password: goodPassword })).body.data.pending_email).toBe(next);
  });

  it("needs a code from the old mailbox where there is no password", async () => {
    const account = await makeUser(app);
    const next = newEmail();
    expect((await change(account, { email: next })).body.code).toBe("password_required");
    expect((await change(account, { email: next, current_password: goodPassword })).status).toBe(403);
    await requestCode(app, account.email, "PASSWORD_RESET");
    const otp = await codeFor(app, account.email);
    expect((await change(account, { email: next, otp: otherCode(otp) })).status).toBe(400);
    expect((await change(account, { email: next, otp })).body.data.pending_email).toBe(next);
  });

  it("is undone by the old address for seven days after it was confirmed, whatever followed", async () => {
    const account = await makeLoggedIn(app);
    const [second, third] = [newEmail(), newEmail()];
    await change(account, { email: second, current_password: goodPassword });
    const waiting = await linkIn(account.email, "emailchange/cancel");
    expect(await confirm(account, second, await codeFor(app, second))).toBe(200);
    const confirmed = await linkIn(account.email, "emailchange/cancel");
    expect(confirmed).not.toBe(waiting);
    // The thief goes on to another address and takes the old one for an account of theirs.
    await change(account, { email: third, current_password: goodPassword });
    expect(await confirm(account, third, await codeFor(app, third))).toBe(200);
    expect((await app.anonymous.post("/users/", signUpBody(account.email))).status).toBe(400);
    await sql`update email_change_cancels set expires_at = now() + interval '1 minute' where user_id = ${account.id}`.execute(
      app.db,
    );
    const undone = await app.anonymous.post(waiting);
    expect([undone.status, undone.body.message]).toEqual([200, expect.stringContaining("undone")]);
    // Nothing of the thief's goes on working: session, password, the later address and its link.
    expect((await account.call.get("/users/current/")).status).toBe(401);
    expect((await logIn(app, account.email)).status).toBe(401);
    expect((await logIn(app, third)).status).toBe(401);
    expect((await app.anonymous.post(await linkIn(second, "emailchange/cancel"))).status).toBe(400);
    await forgetLimits(app);
    await requestCode(app, account.email, "PASSWORD_RESET");
    const reset = { email: account.email, new_password: "mine again 4", confirm_password: "mine again 4" };
    const otp = await codeFor(app, account.email);
    expect((await app.anonymous.post("/reset-password/", { ...reset, otp })).status).toBe(200);
    expect((await logIn(app, account.email, "mine again 4")).body.user.id).toBe(account.id);
  });

  it("cannot be undone any more after that", async () => {
    const account = await makeLoggedIn(app);
    const next = newEmail();
    await change(account, { email: next, current_password: goodPassword });
    await confirm(account, next, await codeFor(app, next));
    const link = await linkIn(account.email, "emailchange/cancel");
    await sql`update email_change_cancels set expires_at = now() where user_id = ${account.id}`.execute(app.db);
    expect((await app.anonymous.post(link)).status).toBe(400);
    expect(await emailOf(account)).toBe(next);
    expect((await app.anonymous.post("/users/", signUpBody(account.email))).status).toBe(201);
  });
});

describe("codes (N88, N89)", () => {
  it("twenty wrong guesses of a stranger do not keep the owner's right code out", async () => {
    const email = newEmail();
    await app.anonymous.post("/users/", signUpBody(email));
    for (let count = 0; count < 22; count++) await verify(email, "000000", "203.0.113.66");
    expect(await verify(email, "000000", "203.0.113.66")).toBe(429);
    await requestCode(app, email, "VERIFICATION");
    expect(await verify(email, await codeFor(app, email), "198.51.100.7")).toBe(200);
  });

  it("where strangers use up the code itself, the link in the same mail still confirms, once", async () => {
    const email = newEmail();
    await app.anonymous.post("/users/", signUpBody(email));
    await requestCode(app, email, "VERIFICATION");
    const code = await codeFor(app, email);
    for (let count = 0; count < 5; count++) await verify(email, otherCode(code), `203.0.113.${100 + count}`);
    expect(await verify(email, code, "198.51.100.8")).toBe(400);
    const link = await linkIn(email, "verify");
    expect((await app.anonymous.post(link.replace(/[^/]+\/$/, "nonsense/"))).status).toBe(400);
    expect((await app.anonymous.post(link)).status).toBe(200);
    expect((await app.anonymous.post(link)).body).toEqual({ detail: "Invalid or expired link.", code: "invalid_link" });
    expect((await logIn(app, email)).status).toBe(200);
  });

  it("of many accounts that wait for one address, only the newest has a code, and three a day may wait", async () => {
    const target = newEmail();
    const accounts = [
      await makeLoggedIn(app),
      await makeLoggedIn(app),
      await makeLoggedIn(app),
      await makeLoggedIn(app),
    ];
    const codes: string[] = [];
    for (const account of accounts.slice(0, 3)) {
      await change(account, { email: target, current_password: goodPassword });
      codes.push(await codeFor(app, target));
    }
    const fourth = await change(accounts[3] ?? accounts[0]!, { email: target, current_password: goodPassword });
    expect(fourth.status).toBe(429);
    const before = (await app.mailsTo(target)).length;
    await requestCode(app, target, "VERIFICATION");
    expect(await app.mailsTo(target)).toHaveLength(before + 1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from one_time_codes
      where sent_to_folded = ${target} and used_at is null`.execute(app.db);
    expect(rows[0]?.count).toBe(1);
    const newest = await codeFor(app, target);
    for (const old of codes.filter((code) => code !== newest))
      expect(await confirm(accounts[2]!, target, old)).toBe(400);
    expect(await confirm(accounts[2]!, target, newest)).toBe(200);
    expect(await emailOf(accounts[2]!)).toBe(target);
    expect(await emailOf(accounts[0]!)).toBe(accounts[0]!.email);
  });

  it("the code of a change is taken from the one who asked, not from whoever reads the new mailbox", async () => {
    const [asker, stranger] = [await makeLoggedIn(app), await makeLoggedIn(app)];
    const mistyped = newEmail();
    await change(asker, { email: mistyped, current_password: goodPassword });
    const code = await codeFor(app, mistyped);
    expect(await verify(mistyped, code, "198.51.100.9")).toBe(400);
    expect(await confirm(stranger, mistyped, code)).toBe(400);
    expect(await emailOf(asker)).toBe(asker.email);
    expect(await confirm(asker, mistyped, code)).toBe(200);
    // Clients that send no session go on working from where they asked; one that has ended is as good as none.
    const next = newEmail();
    await change(asker, { email: next, current_password: goodPassword });
    const ended = app.as(`at_${"x".repeat(43)}`);
    expect(await confirm({ call: ended }, next, await codeFor(app, next))).toBe(200);
    expect(await emailOf(asker)).toBe(next);
  });

  it("a change that nobody confirms stops waiting after a day", async () => {
    const account = await makeLoggedIn(app);
    const next = newEmail();
    await change(account, { email: next, current_password: goodPassword });
    await sql`update users set pending_email_at = now() - interval '25 hours' where id = ${account.id}`.execute(app.db);
    const before = (await app.mailsTo(next)).length;
    await requestCode(app, next, "VERIFICATION");
    expect(await app.mailsTo(next)).toHaveLength(before);
    await app.services.auth.sweep();
    expect((await account.call.get("/users/current/")).body.user.pending_email).toBeNull();
  });

  it("N95: a new password is not hashed before the code is right", async () => {
    let hashed = 0;
    const { createPasswordHasher } = await import("./password-hasher.ts");
    const hasher = createPasswordHasher({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
    const counted = await buildTestApp({
      hasher: { ...hasher, hash: (password) => (hashed++, hasher.hash(password)) },
    });
    const { email } = await makeAccount(counted);
    hashed = 0;
    const reset = { email, new_password: goodPassword, confirm_password: goodPassword };
    for (let count = 0; count < 30; count++)
      await counted.anonymous.post("/reset-password/", { ...reset, otp: String(randomInt(1e5, 1e6)) });
    expect(hashed).toBe(0);
  });
});

describe("asking for a code (N99)", () => {
  it("does the same work for known and unknown addresses before it answers", async () => {
    const { email } = await makeAccount(app);
    const rows = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from one_time_codes`.execute(app.db)).rows[0]?.count;
    const before = await rows();
    const [known, unknown] = [
      await requestCode(app, email, "PASSWORD_RESET"),
      await requestCode(app, newEmail(), "PASSWORD_RESET"),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await rows()).toBe(before);
    expect(await codeFor(app, email)).toMatch(/^\d{6}$/);
  });
});
