import { beforeAll, describe, expect, it } from "vitest";
import { makeUser, type TestUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

async function invite(owner: TestUser, ...emails: string[]) {
  return owner.call.post("/invitations/", { emails });
}

async function tokenFor(owner: TestUser, email: string): Promise<string> {
  const { body } = await owner.call.get("/invitations/list/");
  const found = body.team_members.find((row: { email: string }) => row.email === email);
  return found.token;
}

const manage = (user: TestUser, operation: string, token: string) =>
  user.call.post(`/invitations/manage/?operation=${operation}`, { invite_token: token });

async function team(limits = {}) {
  const owner = await makePaidUser(app, limits);
  const member = await makeUser(app);
  expect((await invite(owner, member.email)).status).toBe(201);
  return { owner, member, token: await tokenFor(owner, member.email) };
}

describe("inviting", () => {
  it("mails a link from our own origin and lists the invitation for both sides", async () => {
    const { owner, member, token } = await team({ teamMembers: 3 });
    const [mail] = await app.mailsTo(member.email);
    expect(mail?.text).toContain(`/team-members?invite=${encodeURIComponent(token)}`);
    const list = await owner.call.get("/invitations/list/");
    expect(list.body).toMatchObject({
      count: 1,
      usage: { current_members: 1, limit: 3 },
      admin: { email: owner.email },
    });
    expect(list.body.team_members[0].invitee.first_name).toBe("");
    const received = await member.call.get("/invitations/list/");
    expect(received.body.team_members[0]).toMatchObject({
      is_active: true,
      activated: false,
      sender: { email: owner.email },
    });
    const detail = await app.anonymous.get(`/invitations/detail/?invite_token=${token}`);
    expect(detail.body.invitation).toEqual({
      email: member.email,
      is_active: true,
      activated: false,
      sender: { first_name: "Ada", last_name: "Tester" },
    });
  });

  it("invites nobody when one address is bad, and says which", async () => {
    const owner = await makePaidUser(app, { teamMembers: 5 });
    const answer = await invite(owner, "good@example.test", "a@b.c\r\nBcc:x@y.z", owner.email);
    expect(answer.status).toBe(400);
    expect(answer.body.emails).toEqual({
      "a@b.c\r\nBcc:x@y.z": ["Invalid email format"],
      [owner.email]: ["You cannot invite yourself."],
    });
    const own = await invite(owner, "good@example.test", owner.email.toUpperCase());
    expect(own.body.emails[owner.email.toUpperCase()]).toEqual(["You cannot invite yourself."]);
    expect((await owner.call.get("/invitations/list/")).body.count).toBe(0);
  });

  it("takes duplicates for one, refuses 21, the unpaid, plans without seats and members", async () => {
    const owner = await makePaidUser(app, { teamMembers: 5 });
    expect((await invite(owner, "x@example.test", "X@Example.test")).status).toBe(201);
    expect((await owner.call.get("/invitations/list/")).body.count).toBe(1);
    const many = Array.from({ length: 21 }, (_, index) => `m${index}@example.test`);
    expect((await invite(owner, ...many)).status).toBe(400);
    expect((await invite(await makeUser(app), "y@example.test")).body.code).toBe("subscription_required");
    expect((await invite(await makePaidUser(app, { teamMembers: 0 }), "y@example.test")).body.code).toBe(
      "upgrade_required",
    );
    const joined = await team();
    await manage(joined.member, "accept", joined.token);
    expect((await invite(joined.member, "y@example.test")).status).toBe(403);
    expect((await invite(joined.owner, joined.member.email)).body.emails[joined.member.email]).toEqual([
      "Already a team member.",
    ]);
  });

  it("never gives out more seats than the plan has, also under a race", async () => {
    const owner = await makePaidUser(app, { teamMembers: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => invite(owner, `race${index}-${owner.id}@example.test`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === "quota_exceeded")).toHaveLength(4);
    expect((await owner.call.get("/invitations/list/")).body.usage.current_members).toBe(2);
  });

  it("answers more calls at once than it has connections", async () => {
    const owners = await Promise.all(Array.from({ length: 24 }, () => makePaidUser(app, { teamMembers: 2 })));
    const answers = await Promise.all(owners.map((owner) => invite(owner, `many-${owner.id}@example.test`)));
    expect(answers.map(({ status }) => status)).toEqual(owners.map(() => 201));
  });

  it("counts no mail for what it refuses", async () => {
    const owner = await makePaidUser(app, { teamMembers: 1 });
    const emails = [1, 2].map((n) => `none${n}-${owner.id}@example.test`);
    for (let n = 0; n < 3; n += 1) expect((await invite(owner, ...emails)).body.code).toBe("quota_exceeded");
    expect((await invite(owner, emails[0] ?? "")).status).toBe(201);
  });
});

describe("accepting", () => {
  it("is for the invited address only", async () => {
    const { owner, token } = await team();
    const stranger = await makeUser(app);
    expect((await manage(stranger, "accept", token)).status).toBe(404);
    expect((await manage(owner, "accept", token)).status).toBe(404);
    const unverified = await makeUser(app, { email_verified_at: null });
    await invite(owner, unverified.email);
    expect((await manage(unverified, "accept", await tokenFor(owner, unverified.email))).status).toBe(403);
  });

  it("makes a team member who draws from the owner's pool, until removed", async () => {
    const { owner, member, token } = await team({ uploads: 7 });
    expect((await manage(member, "accept", token)).status).toBe(200);
    expect((await member.call.get("/users/current/")).body.user).toMatchObject({
      account: "team_member",
      is_subscribed: true,
    });
    expect((await member.call.get("/images/list/")).body.usage.limit).toBe(7);
    expect((await manage(owner, "revoke", token)).status).toBe(200);
    expect((await member.call.get("/users/current/")).body.user.account).toBe("free");
    const refused = await member.call.form("POST", "/images/", [["category", "x"]]);
    expect(refused.body.code).toBe("subscription_required");
  });

  it("happens once: again, cancelled or expired is a conflict", async () => {
    const { owner, member, token } = await team();
    expect((await manage(member, "accept", token)).status).toBe(200);
    expect((await manage(member, "accept", token)).status).toBe(409);
    await manage(owner, "revoke", token);
    expect((await manage(member, "accept", token)).status).toBe(409);
    const late = await team();
    await app.db
      .updateTable("invitations")
      .set({ expires_at: new Date(0) })
      .where("sender_id", "=", late.owner.id)
      .execute();
    expect((await manage(late.member, "accept", late.token)).status).toBe(409);
    expect((await app.anonymous.get(`/invitations/detail/?invite_token=${late.token}`)).status).toBe(404);
  });

  it("has one winner when it races with a revocation", async () => {
    const { owner, member, token } = await team();
    const [accepted, revoked] = await Promise.all([manage(member, "accept", token), manage(owner, "revoke", token)]);
    expect(revoked.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect((await member.call.get("/users/current/")).body.user.account).toBe("free");
  });
});

describe("managing", () => {
  it("gives each side its own operations", async () => {
    const { owner, member, token } = await team();
    expect((await manage(member, "revoke", token)).status).toBe(403);
    expect((await manage(member, "reactivate", token)).status).toBe(403);
    expect((await manage(owner, "revoke", token)).status).toBe(200);
    expect((await manage(owner, "reactivate", token)).status).toBe(200);
    expect((await manage(member, "accept", token)).status).toBe(200);
    expect((await manage(member, "revoke", token)).status).toBe(200);
    expect((await manage(owner, "delete", token)).status).toBe(200);
    expect((await manage(owner, "delete", token)).status).toBe(404);
  });

  it("refuses an unknown operation and a forged token", async () => {
    const { owner, token } = await team();
    expect((await manage(owner, "drop", token)).body.operation).toBeDefined();
    expect((await owner.call.post("/invitations/manage/", { invite_token: token })).status).toBe(400);
    expect(
      (
        await manage(
          owner,
          "delete",
          token.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
        )
      ).status,
    ).toBe(404);
  });

  it("ends every member's rights when the owner's plan lapses, and keeps their data readable (B29)", async () => {
    const { owner, member, token } = await team();
    await manage(member, "accept", token);
    const members = [member];
    for (let index = 0; index < 2; index++) {
      const other = await makeUser(app);
      await invite(owner, other.email);
      await manage(other, "accept", await tokenFor(owner, other.email));
      members.push(other);
    }
    const accountOf = async ({ call }: TestUser) => (await call.get("/users/current/")).body.user.account;
    expect(await Promise.all(members.map(accountOf))).toEqual(["team_member", "team_member", "team_member"]);
    await app.db.updateTable("subscriptions").set({ status: "canceled" }).where("user_id", "=", owner.id).execute();
    for (const { call } of members) {
      const refused = await call.form("POST", "/images/", [["category", "x"]]);
      expect([refused.status, refused.body.code]).toEqual([403, "subscription_required"]);
      for (const path of ["/images/list/", "/image-comparisons/list/", "/categories/", "/invitations/list/"])
        expect((await call.get(path)).status).toBe(200);
    }
  });
});
