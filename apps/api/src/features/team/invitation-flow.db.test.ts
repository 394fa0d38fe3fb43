import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { codeFor, goodPassword, newEmail, requestCode, signUpBody } from "../../../test/accounts.ts";
import { makeUser, type TestUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { startMailServer } from "../../../test/smtp-server.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { createSmtpMailer } from "../../platform/mail/smtp-mailer.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const tokenIn = (text: string): string => decodeURIComponent(/[?&]invite=([^\s"&]+)/.exec(text)?.[1] ?? "");
const invite = (owner: TestUser, ...emails: string[]) => owner.call.post("/invitations/", { emails });
const rowFor = async (owner: TestUser, email: string) =>
  (await owner.call.get("/invitations/list/")).body.team_members.find((row: { email: string }) => row.email === email);
const manage = (user: Pick<TestUser, "call">, operation: string, token: string) =>
  user.call.post(`/invitations/manage/?operation=${operation}`, { invite_token: token });
const auditOf = async (userId: string): Promise<string[]> =>
  (await app.db.selectFrom("audit_log").select("action").where("stream", "=", userId).orderBy("id").execute()).map(
    ({ action }) => action,
  );
const expire = (owner: TestUser) =>
  sql`update invitations set expires_at = now() - interval '1 second' where sender_id = ${owner.id}`.execute(app.db);

async function signUp(email: string, extra: object = {}) {
  const { status } = await app.anonymous.post("/users/", { ...signUpBody(email), ...extra });
  expect(status).toBe(201);
}
async function verify(email: string) {
  await requestCode(app, email, "VERIFICATION");
  const { status } = await app.anonymous.post("/user/verify/", { email, otp: await codeFor(app, email) });
  expect(status).toBe(200);
}
const logIn = (email: string, token?: string) =>
  app.anonymous.post(`/login/${token === undefined ? "" : `?invite_token=${encodeURIComponent(token)}`}`, {
    username: email,
    password: goodPassword,
  });

describe("the invitation mail", () => {
  it("goes through a real mail server, names the sender as text, and its link is enough to sign up with", async () => {
    const server = await startMailServer();
    const mailing = await buildTestApp({ overrides: { mailer: createSmtpMailer(server.url) } });
    const owner = await makePaidUser(mailing);
    await mailing.db
      .updateTable("users")
      .set({ first_name: "Ad\u{1F600}a", last_name: '<b>"Boss"</b>' })
      .where("id", "=", owner.id)
      .execute();
    const email = newEmail();
    expect((await invite(owner, email)).status).toBe(201);
    await mailing.platform.mail.flush();
    const [mail] = server.mailsTo(email);
    expect(mail?.subject).toBe('Ad\u{1F600}a <b>"Boss"</b> invites you to a team on Adjudge');
    const source = server.sources.at(-1) ?? "";
    expect(source).toContain("text/html");
    expect(source).not.toContain("<b>&quot;Boss");
    expect(source.match(/^(Bcc|Cc):/gim)).toBeNull();
    const token = tokenIn(mail?.text ?? "");
    expect(mail?.text).toContain(`${mailing.platform.config.appOrigin}/team-members?invite=`);
    const detail = await mailing.anonymous.get(`/invitations/detail/?invite_token=${encodeURIComponent(token)}`);
    expect(detail.body.invitation).toMatchObject({ email, is_active: true, activated: false });
  });

  it("is sent again with seven new days by inviting anew or by reactivating, and the link works again", async () => {
    const owner = await makePaidUser(app, { teamMembers: 1 });
    const member = await makeUser(app);
    await invite(owner, member.email);
    const { token } = await rowFor(owner, member.email);
    await expire(owner);
    expect((await manage(member, "accept", token)).status).toBe(409);
    expect((await app.anonymous.get(`/invitations/detail/?invite_token=${token}`)).status).toBe(404);
    expect((await invite(owner, member.email)).status).toBe(201);
    expect(await app.mailsTo(member.email)).toHaveLength(2);
    expect((await rowFor(owner, member.email)).token).toBe(token);
    await expire(owner);
    await manage(owner, "revoke", token);
    expect((await manage(owner, "reactivate", token)).status).toBe(200);
    const mails = await app.mailsTo(member.email);
    expect(mails).toHaveLength(3);
    expect(tokenIn(mails.at(-1)?.text ?? "")).toBe(token);
    expect((await manage(member, "accept", token)).status).toBe(200);
  });

  it("is limited: 3 a day to one address, 50 a day from one sender, also by reactivating", async () => {
    const owner = await makePaidUser(app);
    const target = newEmail();
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) statuses.push((await invite(owner, target)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const { token } = await rowFor(owner, target);
    await manage(owner, "revoke", token);
    expect((await manage(owner, "reactivate", token)).status).toBe(429);
    expect((await rowFor(owner, target)).is_active).toBe(false);

    const busy = await makePaidUser(app);
    const batch = () => invite(busy, ...Array.from({ length: 20 }, () => newEmail()));
    expect([(await batch()).status, (await batch()).status, (await batch()).status]).toEqual([201, 201, 429]);
  });
});

describe("signing up through an invitation", () => {
  it("accepts it once the address is confirmed, and not before (N35)", async () => {
    const owner = await makePaidUser(app, { uploads: 7 });
    const email = newEmail();
    await invite(owner, email);
    const { token } = await rowFor(owner, email);
    await signUp(email, { invite_token: token });
    expect(await rowFor(owner, email)).toMatchObject({ activated: false });
    await verify(email);
    expect(await rowFor(owner, email)).toMatchObject({ activated: true, invitee: { first_name: "Ada" } });
    const { body } = await logIn(email, token);
    expect(body.message).toBe("Logged in, and the invitation is accepted.");
    expect(body.user).toMatchObject({ account: "team_member", is_subscribed: true });
  });

  it("is not done with somebody else's invitation; that one stays as it was (N40)", async () => {
    const owner = await makePaidUser(app);
    const invited = newEmail();
    await invite(owner, invited);
    const { token } = await rowFor(owner, invited);
    const stranger = newEmail();
    await signUp(stranger, { invite_token: token });
    await verify(stranger);
    const { status, body } = await logIn(stranger, token);
    expect([status, body.message]).toEqual([200, "Logged in. The invitation was sent to another address."]);
    expect(body.user.account).toBe("free");
    expect(await rowFor(owner, invited)).toMatchObject({ is_active: true, activated: false });
  });

  it("stops nobody when the invitation was cancelled, ran out or is nonsense", async () => {
    const owner = await makePaidUser(app);
    const email = newEmail();
    await invite(owner, email);
    const { token } = await rowFor(owner, email);
    await signUp(email, { invite_token: token });
    await manage(owner, "revoke", token);
    await verify(email);
    const { status, body } = await logIn(email, token);
    expect([status, body.message]).toEqual([200, "Logged in. The invitation can no longer be accepted."]);
    await signUp(newEmail(), { invite_token: "nonsense" });
    await signUp(newEmail(), { invite_token: 7 });
  });
});

describe("a race", () => {
  it("between accept and delete has one end, and the trail tells it in order (N37)", async () => {
    const owner = await makePaidUser(app);
    const member = await makeUser(app);
    await invite(owner, member.email);
    const { token } = await rowFor(owner, member.email);
    const answers = await Promise.all([
      manage(member, "accept", token),
      manage(owner, "delete", token),
      manage(member, "accept", token),
    ]);
    expect(answers[1]?.status).toBe(200);
    const accepted = answers.filter(({ status }, index) => index !== 1 && status === 200).length;
    expect(accepted).toBeLessThanOrEqual(1);
    const trail = (await auditOf(owner.id)).filter((action) => action.startsWith("invitation."));
    expect(trail).toEqual([
      "invitation.sent",
      ...Array.from({ length: accepted }, () => "invitation.accept"),
      "invitation.delete",
    ]);
    expect((await member.call.get("/users/current/")).body.user.account).toBe("free");
  });
});

describe("the operation", () => {
  it("is one of four, given once (N38)", async () => {
    const owner = await makePaidUser(app);
    for (const query of [
      "",
      "?operation=",
      "?operation=drop",
      "?operation=accept&operation=revoke",
      "?operation[]=accept",
    ]) {
      const { status, body } = await owner.call.post(`/invitations/manage/${query}`, { invite_token: "x" });
      expect([query, status, Object.keys(body)]).toEqual([query, 400, ["operation"]]);
    }
  });
});
