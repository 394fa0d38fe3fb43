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
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { createPasswordHasher } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

describe("sign-up", () => {
  it("makes an account that waits for its address, and mails nothing by itself", async () => {
    const email = newEmail();
    const { status, body } = await app.anonymous.post("/users", signUpBody(email));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      first_name: "Ada",
      last_name: "Lovelace",
      email,
      pending_email: null,
      profile_image: null,
      social_auth_image_url: null,
      is_subscribed: false,
      account: "free",
    });
    expect(body.message).not.toBe("");
    expect(await app.mailsTo(email)).toHaveLength(0);
    expect((await logIn(app, email)).body).toEqual({
      inactive: true,
      detail: "Account is not active. Please verify your email.",
      code: "inactive",
    });
  });

  it("refuses a known address in any spelling, verified or not", async () => {
    const email = newEmail();
    await app.anonymous.post("/users/", signUpBody(email));
    for (const spelling of [email.toUpperCase(), ` ${email} `]) {
      const { status, body } = await app.anonymous.post("/users/", signUpBody(spelling));
      expect([status, body]).toEqual([400, { email: ["An account with this email already exists."] }]);
    }
  });

  it("lets one of two simultaneous sign-ups through", async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2].map(() => app.anonymous.post("/users/", signUpBody(email))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it("refuses addresses that look like others (N19)", async () => {
    for (const email of [
      "ada＠example.test",
      '"ada"@example.test',
      "ada@example.test\r\nBcc: x@y.z",
      "a@b@example.test",
    ]) {
      const { status, body } = await app.anonymous.post("/users/", signUpBody(email));
      expect([status, body]).toEqual([400, { email: ["Invalid email format"] }]);
    }
  });

  it("gives nobody rights by extra fields (N20)", async () => {
    const email = newEmail();
    const { status, body } = await app.anonymous.post("/users/", {
      ...signUpBody(email),
      is_staff: true,
      is_active: true,
      email_verified: true,
      role: "ADMIN",
      id: "00000000-0000-4000-8000-000000000000",
    });
    expect(status).toBe(201);
    expect(body.data.id).not.toBe("00000000-0000-4000-8000-000000000000");
    expect((await logIn(app, email)).status).toBe(403);
  });

  it("takes names as text and refuses what cannot be stored or shown (N21)", async () => {
    for (const first_name of ["x".repeat(10_000), "   ", "Ada\u202Eevil", "Ada\u0000", "\ud800"]) {
      const { status, body } = await app.anonymous.post("/users/", { ...signUpBody(newEmail()), first_name });
      expect([status, Object.keys(body)]).toEqual([400, ["first_name"]]);
    }
    const { status, body } = await app.anonymous.post("/users/", {
      ...signUpBody(newEmail()),
      first_name: "<script>alert(1)</script>",
    });
    expect([status, body.data.first_name]).toEqual([201, "<script>alert(1)</script>"]);
  });

  it("refuses a password that is the address or the name", async () => {
    const email = newEmail();
    for (const password of [email.toUpperCase(), "Lovelace", "Ada Lovelace"]) {
      const { status, body } = await app.anonymous.post("/users/", signUpBody(email, password));
      expect([status, body]).toEqual([400, { password: ["Password must not be your name or email."] }]);
    }
  });

  it("keeps no password in the clear", async () => {
    const asInProduction = await buildTestApp({ hasher: createPasswordHasher() });
    const { id } = await makeAccount(asInProduction);
    const row = await asInProduction.db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("log-in", () => {
  it("answers a token that works, and a user", async () => {
    const { email, id } = await makeAccount(app);
    const { status, body } = await logIn(app, email.toUpperCase());
    expect(status).toBe(200);
    expect(body.accountInfo).toEqual({
      token: { access: expect.stringMatching(/^at_[\w-]{43}$/) },
      redirect_url: null,
    });
    expect(body.user.id).toBe(id);
    for (const scheme of ["Bearer", "Token"]) {
      const current = await app.anonymous.get("/users/current/", {
        authorization: `${scheme} ${body.accountInfo.token.access}`,
      });
      expect([current.status, current.body.user.email]).toEqual([200, email]);
    }
  });

  it("says the same about a wrong password, an unknown address, an unverified one and a social one (N01, N02)", async () => {
    const { email } = await makeAccount(app);
    const unverified = newEmail();
    await app.anonymous.post("/users/", signUpBody(unverified));
    const social = await makeAccount(app);
    await app.db.updateTable("users").set({ password_hash: null }).where("id", "=", social.id).execute();
    for (const username of [email, newEmail(), unverified, social.email]) {
      const { status, body } = await logIn(app, username, "wrong password");
      expect([status, body]).toEqual([401, { detail: "Invalid email or password.", code: "invalid_credentials" }]);
    }
    expect((await logIn(app, social.email, goodPassword)).status).toBe(401);
  });

  it("refuses nonsense before any hashing (N04)", async () => {
    for (const username of [{}, [], 5, "x".repeat(10_000)]) {
      const { status, body } = await app.anonymous.post("/login/", { username, password: goodPassword });
      expect([status, Object.keys(body)]).toEqual([400, ["username"]]);
    }
    const { status, body } = await app.anonymous.post("/login/", { username: newEmail(), password: "x".repeat(300) });
    expect([status, Object.keys(body)]).toEqual([400, ["password"]]);
  });

  it("ignores whatever stands in Authorization (N05)", async () => {
    const { email, password } = await makeAccount(app);
    for (const authorization of [
      "Bearer",
      "Bearer undefined",
      "Bearer \u00e9\u00e8",
      "Basic eDp5",
      "x".repeat(4_000),
    ]) {
      const { status } = await app.anonymous.post("/login/", { username: email, password }, { authorization });
      expect(status).toBe(200);
    }
  });

  it("never sends the user elsewhere (N29)", async () => {
    const { email, password } = await makeAccount(app);
    for (const next of ["https://evil.example", "//evil.example", "javascript:alert(1)"]) {
      const answer = await app.anonymous.post(
        `/login/?next=${encodeURIComponent(next)}&redirect_url=${encodeURIComponent(next)}`,
        {
          username: email,
          password,
          redirect_url: next,
        },
      );
      expect(answer.body.accountInfo.redirect_url).toBeNull();
      expect(answer.bytes.toString()).not.toContain("evil");
    }
  });

  it("lets many honest log-ins of one account in at the same time", async () => {
    const { email } = await makeAccount(app);
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(app, email)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it("keeps no token in the clear, and gives a new one each time", async () => {
    const { email } = await makeAccount(app);
    const tokens = [await logIn(app, email), await logIn(app, email)].map(({ body }) => body.accountInfo.token.access);
    expect(tokens[0]).not.toBe(tokens[1]);
    const { rows } = await app.platform.database.pool.query("select s::text as row from sessions s");
    for (const { row } of rows) expect(row).not.toContain(tokens[0].slice(3));
  });
});

describe("private calls", () => {
  it("need a living session in the header, never a cookie or a query (N06)", async () => {
    const { token, call, id } = await makeLoggedIn(app);
    const refused = async (headers: Record<string, string>, path = "/users/current/") => {
      const { status, body, headers: answered } = await app.anonymous.get(path, headers);
      expect(status).toBe(401);
      expect(body.code).toBe("token_invalid");
      expect(answered["www-authenticate"]).toBe("Bearer");
    };
    await refused({});
    await refused({ cookie: `access_token=${token}` });
    await refused({ authorization: `Basic ${token}` });
    await refused({ authorization: "Bearer" });
    await refused({ authorization: `Bearer at_${"A".repeat(43)}` });
    await refused({}, `/users/current/?access_token=${token}`);
    await app.db
      .updateTable("sessions")
      .set({ last_seen_at: new Date(Date.now() - 31 * 86_400_000) })
      .where("user_id", "=", id)
      .execute();
    expect((await call.get("/users/current/")).status).toBe(401);
  });

  it("end with the session: log-out (T2)", async () => {
    const { email, call } = await makeLoggedIn(app);
    const other = app.as((await logIn(app, email)).body.accountInfo.token.access);
    expect((await call.post("/logout/")).status).toBe(204);
    expect((await call.get("/users/current/")).status).toBe(401);
    expect((await call.post("/logout/")).status).toBe(401);
    expect((await other.get("/users/current/")).status).toBe(200);
  });
});

describe("sessions", () => {
  it("are listed and ended one by one, only one's own", async () => {
    const { email, call } = await makeLoggedIn(app);
    const other = app.as((await logIn(app, email)).body.accountInfo.token.access);
    const stranger = await makeLoggedIn(app);
    const { body } = await call.get("/sessions/");
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const { id } = body.sessions.find(({ current }: { current: boolean }) => !current);
    expect((await stranger.call.delete(`/sessions/${id}`)).status).toBe(404);
    expect((await call.delete("/sessions/abc")).status).toBe(404);
    expect((await call.delete(`/sessions/${id}`)).status).toBe(204);
    expect((await call.delete(`/sessions/${id}`)).status).toBe(404);
    expect((await other.get("/users/current/")).status).toBe(401);
    expect((await call.get("/users/current/")).status).toBe(200);
  });
});

describe("confirming the address", () => {
  it("opens the account, without logging in", async () => {
    const email = newEmail();
    await app.anonymous.post("/users/", signUpBody(email));
    await requestCode(app, email, "VERIFICATION");
    const { status, body } = await app.anonymous.post("/user/verify/", { email, otp: await codeFor(app, email) });
    expect([status, Object.keys(body)]).toEqual([200, ["message"]]);
    expect((await logIn(app, email)).status).toBe(200);
  });
});
