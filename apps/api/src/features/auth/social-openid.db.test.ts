import { generateKeyPair, UnsecuredJWT } from "jose";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { goodPassword, logIn, makeAccount, newEmail, signUpBody } from "../../../test/accounts.ts";
import { startOpenIdServer, type OpenIdPerson, type OpenIdServer } from "../../../test/openid-server.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let provider: OpenIdServer;
const origin = "http://localhost:3000";
beforeAll(async () => {
  provider = await startOpenIdServer({ redirectUris: [`${origin}/auth/google`, `${origin}/auth/linkedin`] });
  const keys = (name: string) => ({
    [`${name}_CLIENT_ID`]: provider.clientId,
    [`${name}_CLIENT_SECRET`]: provider.clientSecret,
    [`${name}_ISSUER`]: provider.issuer,
  });
  app = await buildTestApp({ env: { ...keys("GOOGLE"), ...keys("LINKEDIN") } });
});

const person = (values: Partial<OpenIdPerson> = {}): OpenIdPerson => ({
  sub: randomUUID(),
  email: newEmail(),
  email_verified: true,
  given_name: "Grace",
  family_name: "Hopper",
  ...values,
});

async function start(name = "google", cookie?: string) {
  const { status, body, headers } = await app.anonymous.get(
    `/oauth/${name}/start/?redirect_uri=${encodeURIComponent(`${origin}/auth/${name}`)}`,
    cookie ? { cookie } : {},
  );
  expect(status).toBe(200);
  return {
    authorizeUrl: body.authorize_url as string,
    cookie: String(headers["set-cookie"]).split(";")[0] ?? "",
    setCookie: String(headers["set-cookie"]),
  };
}

const finish = (body: Record<string, unknown>, cookie: string, name = "google") =>
  app.anonymous.post(`/${name}_auth/`, { agreement_status: true, role: "DESIGNER", ...body }, cookie ? { cookie } : {});

async function signIn(who: OpenIdPerson, extra: Record<string, unknown> = {}) {
  const { authorizeUrl, cookie } = await start();
  return finish({ ...(await provider.signIn(authorizeUrl, who)), ...extra }, cookie);
}

const countUsers = async () =>
  Number(
    (
      await app.db
        .selectFrom("users")
        .select(sql<number>`count(*)`.as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe("sign-in with a real OpenID provider", () => {
  it("makes a verified account and logs in", async () => {
    const who = person();
    const { authorizeUrl, cookie, setCookie } = await start();
    expect(setCookie).toMatch(/HttpOnly; SameSite=Lax/);
    const asked = new URL(authorizeUrl).searchParams;
    expect(asked.get("scope")).toBe("openid profile email");
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
    const { status, body } = await finish(await provider.signIn(authorizeUrl, who), cookie);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: who.email, first_name: "Grace", last_name: "Hopper", account: "free" });
    expect(body.accountInfo.redirect_url).toBeNull();
    expect((await app.as(body.accountInfo.token.access).get("/users/current/")).body.user.id).toBe(body.user.id);
    expect((await logIn(app, who.email ?? "", goodPassword)).status).toBe(401);
  });

  it("knows the person again by subject, whatever the address became", async () => {
    const who = person();
    const first = await signIn(who);
    const again = await signIn({ ...who, email: newEmail() }, { agreement_status: false });
    expect(again.body.user).toMatchObject({ id: first.body.user.id, email: who.email });
  });

  it("works for LinkedIn, whose tokens name its own scopes", async () => {
    const { authorizeUrl, cookie } = await start("linkedin");
    expect(new URL(authorizeUrl).searchParams.get("scope")).toBe("email openid profile");
    const { status } = await finish(await provider.signIn(authorizeUrl, person()), cookie, "linkedin");
    expect(status).toBe(200);
  });

  it("takes LinkedIn's code in two steps without any secret from the browser (N28)", async () => {
    const { authorizeUrl, cookie } = await start("linkedin");
    const { code } = await provider.signIn(authorizeUrl, person());
    const exchange = (redirect_uri: string) =>
      app.anonymous.post(
        "/linkedin_access_token/",
        { client_id: "foreign", client_secret: "foreign secret", code, redirect_uri },
        { cookie },
      );
    const refused = await exchange("https://evil.example");
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
    expect(refused.body.detail).toBeDefined();
    const { status, body } = await exchange(`${origin}/auth/linkedin`);
    expect(status).toBe(200);
    const auth_token: string = body.access_token;
    expect((await finish({ auth_token }, "", "linkedin")).status).toBe(401);
    expect((await finish({ auth_token }, cookie, "google")).status).toBe(401);
    expect((await finish({ auth_token }, cookie, "linkedin")).status).toBe(200);
    expect((await finish({ auth_token }, cookie, "linkedin")).status).toBe(401);
  });
});

describe("the state of a sign-in", () => {
  it("is needed, once, in the same browser, for the same provider, within ten minutes (N22)", async () => {
    const who = person();
    const users = await countUsers();
    const { authorizeUrl, cookie } = await start();
    const other = await start();
    const { code, state } = await provider.signIn(authorizeUrl, who);
    const refused = async (body: Record<string, unknown>, browser: string, name = "google") => {
      const { status, body: answer } = await finish(body, browser, name);
      expect([status, answer.code]).toEqual([400, "invalid_state"]);
    };
    await refused({ code }, cookie);
    await refused({ code, state: "x".repeat(43) }, cookie);
    await refused({ code, state }, "");
    await refused({ code, state }, other.cookie);
    await refused({ code, state }, cookie, "linkedin");
    await sql`update oauth_states set expires_at = now() - interval '1 second'`.execute(app.db);
    await refused({ code, state }, cookie);
    expect(await countUsers()).toBe(users);
    await sql`update oauth_states set expires_at = now() + interval '1 minute'`.execute(app.db);
    expect((await finish({ code, state }, cookie)).status).toBe(200);
    await refused({ code, state }, cookie);
  });

  it("lets one browser start several sign-ins", async () => {
    const first = await start();
    const second = await start("google", first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect((await finish(await provider.signIn(first.authorizeUrl, person()), first.cookie)).status).toBe(200);
    expect((await finish(await provider.signIn(second.authorizeUrl, person()), first.cookie)).status).toBe(200);
  });

  it("sends nobody to a foreign address", async () => {
    for (const address of [
      "https://evil.example/auth/google",
      `${origin}.evil.example/auth/google`,
      `${origin}/auth/linkedin`,
      `${origin}/auth/google?next=//evil`,
      "javascript:alert(1)",
    ]) {
      const { status, headers } = await app.anonymous.get(
        `/oauth/google/start/?redirect_uri=${encodeURIComponent(address)}`,
      );
      expect(status).toBe(400);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("an id token from the browser", () => {
  it("is taken only for us, from the provider, fresh, signed, and for a sign-in started here (N23)", async () => {
    const users = await countUsers();
    const claims = { sub: randomUUID(), email: newEmail(), email_verified: true };
    const { authorizeUrl, cookie } = await start();
    const nonce = new URL(authorizeUrl).searchParams.get("nonce") ?? "";
    const { privateKey: foreignKey } = await generateKeyPair("RS256");
    const bad = [
      await provider.mintIdToken({ ...claims, nonce, aud: "another-app" }),
      await provider.mintIdToken({ ...claims, nonce, iss: "https://evil.example" }),
      await provider.mintIdToken({ ...claims, nonce }, { key: foreignKey }),
      await provider.mintIdToken({ ...claims, nonce }, { expiresIn: "-1 minute" }),
      await provider.mintIdToken({ ...claims, nonce, aud: [provider.clientId, "another-app"], azp: "another-app" }),
      await provider.mintIdToken(claims),
      await provider.mintIdToken({ ...claims, nonce: "made up" }),
      new UnsecuredJWT({ ...claims, nonce, iss: provider.issuer, aud: provider.clientId })
        .setIssuedAt()
        .setExpirationTime("5m")
        .encode(),
      "nonsense",
    ];
    for (const auth_token of bad) {
      const { status, body } = await finish({ auth_token }, cookie);
      expect([status, body.code]).toEqual([401, "invalid_provider_token"]);
    }
    expect(await countUsers()).toBe(users);
    const auth_token = await provider.mintIdToken({ ...claims, nonce });
    expect((await finish({ auth_token }, "")).status).toBe(401);
    expect((await finish({ auth_token }, cookie)).status).toBe(200);
    expect((await finish({ auth_token }, cookie)).status).toBe(401);
  });
});

describe("linking", () => {
  it("joins a verified account of the same address, and tells its owner", async () => {
    const { id, email } = await makeAccount(app);
    const { body } = await signIn(person({ email: email.toUpperCase() }), { agreement_status: false });
    expect(body.user.id).toBe(id);
    expect((await app.mailsTo(email)).at(-1)?.subject).toBe("Google sign-in was connected");
    expect((await logIn(app, email)).status).toBe(200);
  });

  it("takes an address back from somebody who registered it without owning it (N26)", async () => {
    const email = newEmail();
    await app.anonymous.post("/users/", signUpBody(email));
    const { body } = await signIn(person({ email }));
    expect(body.user.email).toBe(email);
    expect((await logIn(app, email)).status).toBe(401);
  });

  it("does not believe an address that the provider did not verify", async () => {
    const { email } = await makeAccount(app);
    const { status, body } = await signIn(person({ email, email_verified: false }));
    expect([status, body.code]).toEqual([409, "link_required"]);
  });

  it("needs an address", async () => {
    const { email: _email, ...who } = person();
    const { status, body } = await signIn(who);
    expect([status, body.code]).toEqual([400, "email_required"]);
  });

  it("asks a new user for agreement, strictly, and gives no role (N27)", async () => {
    const users = await countUsers();
    for (const agreement_status of [false, "true", undefined, 1]) {
      const { status, body } = await signIn(person(), { agreement_status });
      expect([status, typeof body.detail]).toEqual([400, "string"]);
    }
    expect(await countUsers()).toBe(users);
    const { status, body } = await signIn(person(), { role: "ADMIN" });
    expect([status, body.user.account]).toEqual([200, "free"]);
  });

  it("makes one account when the same person comes in twice at once", async () => {
    const who = person();
    const answers = await Promise.all([signIn(who), signIn(who), signIn(who)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });
});

describe("a provider that is not there", () => {
  it("answers 404 where it is not set up, 503 where it does not answer", async () => {
    expect(
      (await app.anonymous.get(`/oauth/myspace/start/?redirect_uri=${encodeURIComponent(`${origin}/auth/myspace`)}`))
        .body.code,
    ).toBe("provider_not_configured");
    const down = await buildTestApp({
      env: { GOOGLE_CLIENT_ID: "x", GOOGLE_CLIENT_SECRET: "y", GOOGLE_ISSUER: "http://127.0.0.1:9" },
    });
    const { status, body, headers } = await down.anonymous.get(
      `/oauth/google/start/?redirect_uri=${encodeURIComponent(`${origin}/auth/google`)}`,
    );
    expect([status, body.code]).toEqual([503, "provider_unavailable"]);
    expect(headers["retry-after"]).toBeDefined();
  });
});
