import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  codeFor,
  goodPassword,
  logIn,
  makeAccount,
  makeLoggedIn,
  newEmail,
  requestCode,
} from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const refused = [400, { detail: "Invalid or expired link.", code: "invalid_link" }];
const cancel = async (path: string) => {
  const { status, body } = await app.anonymous.post(path);
  return [status, body];
};
const cancelLinkTo = async (email: string): Promise<string> => {
  const mail = (await app.mailsTo(email)).findLast(({ text }) => text.includes("/emailchange/cancel/"));
  const link = /(https?:\/\/[^/\s]+)(\/auth\/accounts\/emailchange\/cancel\/\S+)/.exec(mail?.text ?? "");
  expect(link?.[1]).toBe(app.platform.config.appOrigin);
  return link?.[2] ?? "";
};
const asked = async () => {
  const account = await makeLoggedIn(app);
  const next = newEmail();
  await account.call.patch(`/users/${account.id}/`, { email: next, current_password: goodPassword });
  return { ...account, next, path: await cancelLinkTo(account.email) };
};
const userOf = async ({ call }: { call: TestApp["anonymous"] }) => (await call.get("/users/current/")).body.user;

it("the mail to the old address cancels the change once, and the new address's code is dead", async () => {
  const account = await asked();
  const otp = await codeFor(app, account.next);
  expect((await cancel(account.path))[0]).toBe(200);
  expect(await userOf(account)).toMatchObject({ email: account.email, pending_email: null });
  expect((await app.anonymous.post("/user/verify/", { email: account.next, otp })).status).toBe(400);
  expect(await cancel(account.path)).toEqual(refused);
  expect((await app.mailsTo(account.next)).some(({ text }) => text.includes("/emailchange/"))).toBe(false);
});

it("is refused alike for another user, nonsense, an old link, and an older change", async () => {
  const account = await asked();
  const other = await makeAccount(app);
  for (const bad of [
    account.path.replace(account.id, other.id),
    account.path.replace(account.id, "1"),
    account.path.replace(/[^/]+\/$/, "nonsense/"),
  ])
    expect(await cancel(bad)).toEqual(refused);
  expect(await userOf(account)).toMatchObject({ pending_email: account.next });

  await account.call.patch(`/users/${account.id}/`, { email: newEmail(), current_password: goodPassword });
  expect(await cancel(account.path)).toEqual(refused);
  const latest = await cancelLinkTo(account.email);
  await sql`update email_change_cancels set expires_at = now() where user_id = ${account.id}`.execute(app.db);
  expect(await cancel(latest)).toEqual(refused);
});

it("keeps no link in the clear", async () => {
  const { path } = await asked();
  const token = path.split("/").at(-2) ?? "";
  expect(token.length).toBeGreaterThanOrEqual(43);
  const { rows } = await app.platform.database.pool.query(
    "select m::text as row from mail_outbox m union all select c::text from email_change_cancels c union all select a::text from audit_log a",
  );
  for (const { row } of rows) expect(row).not.toContain(token);
});

it("is tried ten times an hour at most", async () => {
  const { id } = await makeAccount(app);
  const statuses: unknown[] = [];
  for (let index = 0; index < 11; index++)
    statuses.push((await cancel(`/auth/accounts/emailchange/cancel/${id}/nonsense/`))[0]);
  expect(statuses.slice(9)).toEqual([400, 429]);
});

it("a code that is sent again leaves the session that asked alone", async () => {
  const account = await asked();
  const other = app.as((await logIn(app, account.email)).body.accountInfo.token.access);
  await requestCode(app, account.next, "VERIFICATION");
  await app.anonymous.post("/user/verify/", { email: account.next, otp: await codeFor(app, account.next) });
  expect(await userOf(account)).toMatchObject({ email: account.next });
  expect((await other.get("/users/current/")).status).toBe(401);
});
