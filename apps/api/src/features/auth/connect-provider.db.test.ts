import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { codeFor, goodPassword, makeLoggedIn, newEmail, requestCode } from "../../../test/accounts.ts";
import {
  plainProviderSettings,
  startOAuthStandIn,
  type OAuthStandIn,
  type StandInPerson,
} from "../../../test/oauth-stand-in.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let standIn: OAuthStandIn;
const origin = "http://localhost:3000";
beforeAll(async () => {
  standIn = await startOAuthStandIn();
  app = await buildTestApp({ env: plainProviderSettings(standIn) });
});

type Name = "facebook" | "github" | "twitter";
type Account = Awaited<ReturnType<typeof makeLoggedIn>>;
const person = (email: string | null = newEmail()): StandInPerson => ({
  id: String(randomInt(1, 1_000_000_000)),
  name: "Grace Hopper",
  email,
});
const cookieOf = (headers: Record<string, unknown>): string => String(headers["set-cookie"]).split(";")[0] ?? "";

async function begin(account: Account, name: Name) {
  const { status, body, headers } = await account.call.post(`/identities/${name}/start/`, {
    redirect_uri: `${origin}/auth/${name}`,
    password: goodPassword,
  });
  expect(status).toBe(200);
  return { authorizeUrl: String(body.authorize_url), cookie: cookieOf(headers) };
}

async function connect(account: Account, name: Name, who: StandInPerson) {
  const { authorizeUrl, cookie } = await begin(account, name);
  return account.call.post(`/identities/${name}/`, standIn.signIn(authorizeUrl, who), { cookie });
}

async function signIn(name: Name, who: StandInPerson) {
  const { body, headers } = await app.anonymous.get(
    `/oauth/${name}/start/?redirect_uri=${encodeURIComponent(`${origin}/auth/${name}`)}`,
  );
  const answer = standIn.signIn(String(body.authorize_url), who);
  return app.anonymous.post(`/${name}_auth/`, { ...answer, agreement_status: true }, { cookie: cookieOf(headers) });
}

describe("connecting a provider while logged in", () => {
  it.each(["facebook", "github", "twitter"] as const)("%s then signs in to the same account", async (name) => {
    const account = await makeLoggedIn(app);
    const who = person(name === "facebook" ? account.email : newEmail());
    if (name === "facebook") {
      const refused = await signIn(name, who);
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          detail: "An account with this email may exist. Log in with your password to connect Facebook.",
          code: "link_required",
        },
      ]);
    }
    const { status, body } = await connect(account, name, who);
    expect([status, body.has_password]).toEqual([201, true]);
    expect(body.identities).toEqual([{ provider: name, email: who.email, created_date: expect.any(String) }]);
    expect((await signIn(name, who)).body.user.id).toBe(account.id);
    expect((await app.mailsTo(account.email)).at(-1)?.subject).toMatch(/ sign-in was connected$/);
    expect((await connect(account, name, who)).status).toBe(201);
  });

  it("takes a person without an address, and nobody who has an account of their own", async () => {
    const account = await makeLoggedIn(app);
    expect((await connect(account, "facebook", person(null))).status).toBe(201);
    const other = person();
    await signIn("github", other);
    const taken = await connect(account, "github", other);
    expect([taken.status, taken.body.code]).toEqual([409, "conflict"]);
    const second = await connect(account, "facebook", person());
    expect([second.status, second.body.code]).toEqual([409, "conflict"]);
  });

  it("is for the one who started it, in that browser; a sign-in's state connects nothing", async () => {
    const [account, other] = [await makeLoggedIn(app), await makeLoggedIn(app)];
    const { authorizeUrl, cookie } = await begin(account, "facebook");
    const answer = standIn.signIn(authorizeUrl, person());
    const refused = async (call: TestApp["anonymous"], path: string, body: object, headers = {}) => {
      const { status, body: said } = await call.post(path, body, headers);
      expect([status, said.code]).toEqual([400, "invalid_state"]);
    };
    await refused(other.call, "/identities/facebook/", answer, { cookie });
    await refused(account.call, "/identities/facebook/", answer);
    await refused(account.call, "/identities/github/", answer, { cookie });
    await refused(app.anonymous, "/facebook_auth/", { ...answer, agreement_status: true }, { cookie });
    const { body, headers } = await app.anonymous.get(
      `/oauth/facebook/start/?redirect_uri=${encodeURIComponent(`${origin}/auth/facebook`)}`,
    );
    const signInAnswer = standIn.signIn(String(body.authorize_url), person());
    await refused(account.call, "/identities/facebook/", signInAnswer, { cookie: cookieOf(headers) });
    expect((await account.call.post("/identities/facebook/", answer, { cookie })).status).toBe(201);
    await refused(account.call, "/identities/facebook/", answer, { cookie });
  });

  it("wants a session, a known provider and our own return page", async () => {
    const account = await makeLoggedIn(app);
    expect((await app.anonymous.get("/identities/")).status).toBe(401);
    const start = (name: string, redirect_uri: unknown) =>
      account.call.post(`/identities/${name}/start/`, { redirect_uri, password: goodPassword });
    expect((await start("myspace", `${origin}/auth/myspace`)).body.code).toBe("provider_not_configured");
    expect((await start("facebook", "https://evil.example/auth/facebook")).status).toBe(400);
    expect((await start("facebook", 7)).body).toEqual({ redirect_uri: ["Redirect URI is required"] });
    expect((await account.call.post("/identities/facebook/", {})).body).toEqual({
      code: ["Code is required"],
      state: ["State is required"],
    });
  });

  it("ends with a reset of the password where the provider does not prove the address", async () => {
    const account = await makeLoggedIn(app);
    const intruder = person();
    await connect(account, "github", intruder);
    await requestCode(app, account.email, "PASSWORD_RESET");
    const password = "another battery 7";
    const otp = await codeFor(app, account.email);
    await app.anonymous.post("/reset-password/", {
      email: account.email,
      otp,
      new_password: password,
      confirm_password: password,
    });
    expect((await signIn("github", intruder)).body.user.id).not.toBe(account.id);
  });
});

describe("a way in that a stolen session adds (N91)", () => {
  it("needs the password, and a code where there is none", async () => {
    const account = await makeLoggedIn(app);
    const start = (body: object, call = account.call) =>
      call.post("/identities/github/start/", { redirect_uri: `${origin}/auth/github`, ...body });
    expect((await start({})).body.code).toBe("password_required");
    expect((await start({ password: "not it" })).body).toEqual({ password: ["Current password is incorrect."] });
    const { body } = await signIn("github", person());
    expect((await start({ password: goodPassword }, app.as(body.accountInfo.token.access))).status).toBe(403);
  });

  it("does not survive a change of the password", async () => {
    const account = await makeLoggedIn(app);
    const intruder = person();
    await connect(account, "github", intruder);
    const next = "another battery 7";
    const changed = { old_password: goodPassword, new_password: next, confirm_new_password: next };
    expect((await account.call.post("/change-password/", changed)).status).toBe(200);
    expect((await account.call.get("/identities/")).body.identities).toEqual([]);
    expect((await signIn("github", intruder)).body.user.id).not.toBe(account.id);
  });
});

describe("disconnecting", () => {
  it("closes that way in, but never the last one", async () => {
    const account = await makeLoggedIn(app);
    const who = person(account.email);
    await connect(account, "facebook", who);
    expect((await account.call.delete("/identities/facebook/")).status).toBe(204);
    expect((await signIn("facebook", who)).status).toBe(409);
    expect((await account.call.delete("/identities/facebook/")).status).toBe(404);

    const { body } = await signIn("github", person());
    const social = app.as(body.accountInfo.token.access);
    expect((await social.get("/identities/")).body).toMatchObject({ has_password: false });
    const refused = await social.delete("/identities/github/");
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
  });
});

describe("a provider that is being connected", () => {
  it("is none once the password was reset: nothing that a stolen session began goes on", async () => {
    const account = await makeLoggedIn(app);
    const { authorizeUrl, cookie } = await begin(account, "github");
    standIn.beforeNext(async () => {
      await requestCode(app, account.email, "PASSWORD_RESET");
      const otp = await codeFor(app, account.email);
      const passwords = { new_password: "another horse 9", confirm_password: "another horse 9" };
      const reset = await app.anonymous.post("/reset-password/", { email: account.email, otp, ...passwords });
      expect(reset.status).toBe(200);
    });
    const { status, body } = await account.call.post("/identities/github/", standIn.signIn(authorizeUrl, person()), {
      cookie,
    });
    expect([status, body.code]).toEqual([401, "token_invalid"]);
    const rows = app.db.selectFrom("user_identities").select("provider").where("user_id", "=", account.id);
    expect(await rows.execute()).toEqual([]);
  });
});
