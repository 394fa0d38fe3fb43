import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { newEmail } from "../../../test/accounts.ts";
import { makeUser, type TestUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const invite = async (owner: TestUser, email: string): Promise<string> => {
  expect((await owner.call.post("/invitations/", { emails: [email] })).status).toBe(201);
  const { team_members } = (await owner.call.get("/invitations/list/")).body;
  return team_members.find((row: { email: string }) => row.email === email).token;
};
const manage = async (user: TestUser, operation: string, invite_token: string) =>
  (await user.call.post(`/invitations/manage/?operation=${operation}`, { invite_token })).status;
const isMember = async (user: TestUser): Promise<boolean> => (await user.call.get("/subscribe/")).body.team_member;

describe("an address that nobody proved (N87)", () => {
  it("neither shows nor removes the invitations of its owner", async () => {
    const owner = await makePaidUser(app, { teamMembers: 5 });
    const email = newEmail();
    const token = await invite(owner, email);
    // A session from before addresses had to be proved.
    const squatter = await makeUser(app, { email, email_verified_at: null });
    expect((await squatter.call.get("/invitations/list/")).body.team_members).toEqual([]);
    for (const operation of ["accept", "delete", "revoke"])
      expect([403, 404]).toContain(await manage(squatter, operation, token));
    expect((await owner.call.get("/invitations/list/")).body.team_members).toHaveLength(1);
  });
});

describe("a former address (N93)", () => {
  it("has nothing to say about a membership any more", async () => {
    const owner = await makePaidUser(app, { teamMembers: 5 });
    const member = await makeUser(app);
    const token = await invite(owner, member.email);
    expect(await manage(member, "accept", token)).toBe(200);
    const former = member.email;
    const next = newEmail();
    await sql`update users set email = ${next}, email_folded = ${next} where id = ${member.id}`.execute(app.db);
    const stranger = await makeUser(app, { email: former });
    expect((await stranger.call.get("/invitations/list/")).body.team_members).toEqual([]);
    for (const operation of ["revoke", "delete", "accept"]) expect(await manage(stranger, operation, token)).toBe(404);
    expect([await isMember(member), await isMember(stranger)]).toEqual([true, false]);
  });
});

describe("seats after a change to a smaller plan (N94)", () => {
  it("stay with those who joined first, and come back with a larger plan", async () => {
    const owner = await makePaidUser(app, { teamMembers: 3 });
    const members = [await makeUser(app), await makeUser(app), await makeUser(app)];
    for (const member of members) expect(await manage(member, "accept", await invite(owner, member.email))).toBe(200);
    const seats = () => Promise.all(members.map(isMember));
    const setLimit = (limit: number | null) =>
      sql`update plans set team_member_limit = ${limit}
        where id = (select plan_id from subscriptions where user_id = ${owner.id})`.execute(app.db);
    expect(await seats()).toEqual([true, true, true]);
    await setLimit(1);
    expect(await seats()).toEqual([true, false, false]);
    await setLimit(0);
    expect(await seats()).toEqual([false, false, false]);
    await setLimit(null);
    expect(await seats()).toEqual([true, true, true]);
  });
});

describe("an invitation that is sent anew", () => {
  it("does not take away the membership that was accepted in the same moment", async () => {
    const owner = await makePaidUser(app, { teamMembers: 3 });
    const member = await makeUser(app);
    const token = await invite(owner, member.email);
    const { pool } = app.platform.database;
    const holder = await pool.connect();
    const waiting = async (count: number): Promise<void> => {
      const query = "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted";
      await expect.poll(async () => (await pool.query<{ n: number }>(query)).rows[0]?.n).toBe(count);
    };
    await holder.query("begin");
    await holder.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`team:${owner.id}`]);
    const accepting = manage(member, "accept", token);
    await waiting(1);
    const sending = owner.call.post("/invitations/", { emails: [member.email] });
    await waiting(2);
    await holder.query("commit");
    holder.release();
    expect(await accepting).toBe(200);
    expect(await isMember(member)).toBe(true);
    const { status, body } = await sending;
    expect([status, body]).toEqual([400, { emails: { [member.email]: ["Already a team member."] } }]);
  });
});
