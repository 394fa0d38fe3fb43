import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  resetLinkFor,
  signUpBody,
} from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const newPassword = "another battery 7";
const invalid = [400, { otp: ["Invalid or expired code."] }];
const verify = async (email: string, otp: unknown) => {
  const { status, body } = await app.anonymous.post("/user/verify/", { email, otp });
  return [status, body];
};
const reset = (email: string, otp: string, password = newPassword) =>
  app.anonymous.post("/reset-password/", { email, otp, new_password: password, confirm_password: password });
const waiting = async (): Promise<string> => {
  const email = newEmail();
  await app.anonymous.post("/users/", signUpBody(email));
  await requestCode(app, email, "VERIFICATION");
  return email;
};
const age = (email: string, seconds: number) =>
  sql`update one_time_codes set expires_at = expires_at - make_interval(secs => ${seconds}) where sent_to = ${email}`.execute(
    app.db,
  );

describe("asking for a code", () => {
  it("answers alike for known and unknown addresses, and makes both wait (N13, T16)", async () => {
    const { email } = await makeAccount(app);
    const answers = [
      await requestCode(app, email, "PASSWORD_RESET"),
      await requestCode(app, newEmail(), "PASSWORD_RESET"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.bytes).toEqual(answers[1]?.bytes);
    const unknown = newEmail();
    await requestCode(app, unknown, "PASSWORD_RESET");
    for (const again of [email, unknown.toUpperCase()]) {
      const { status, headers, body } = await requestCode(app, again, "PASSWORD_RESET");
      expect(status).toBe(429);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body.detail).toMatch(/^Please wait \d+ seconds? before asking for another code\.$/);
    }
    expect((await app.anonymous.post("/otp/", { email, operation_type: "bogus" })).status).toBe(400);
  });

  it("allows five codes an hour for one address", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) {
      // Only the 60 seconds between two mails pass.
      await app.db
        .updateTable("rate_limit_counters")
        .set({ window_ends_at: new Date(0) })
        .where("window_ends_at", "<", sql<Date>`now() + interval '61 seconds'`)
        .execute();
      statuses.push((await requestCode(app, email, "VERIFICATION")).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("mails text and HTML with the code, and keeps it nowhere else", async () => {
    const email = await waiting();
    const code = await codeFor(app, email);
    const [mail] = await app.mailsTo(email);
    expect(mail?.html).toContain(code);
    expect(mail?.subject).not.toContain(code);
    const { rows } = await app.platform.database.pool.query(
      "select m::text as row from mail_outbox m union all select c::text from one_time_codes c union all select a::text from audit_log a",
    );
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`(^|[^0-9a-f])${code}([^0-9a-f]|$)`));
  });
});

describe("a code", () => {
  it("is burnt after five wrong tries (N08)", async () => {
    const email = await waiting();
    const code = await codeFor(app, email);
    for (let index = 0; index < 5; index++) expect(await verify(email, otherCode(code))).toEqual(invalid);
    expect(await verify(email, code)).toEqual(invalid);
  });

  it("cannot be guessed past twenty failures a day, whatever is sent anew (N08)", async () => {
    const email = newEmail();
    await app.anonymous.post("/users/", signUpBody(email));
    const statuses = new Set<number>();
    for (let index = 0; index < 20; index++)
      statuses.add((await app.anonymous.post("/user/verify/", { email, otp: "123456" })).status);
    expect([...statuses]).toEqual([400]);
    const { status, headers } = await app.anonymous.post("/user/verify/", { email, otp: "123456" });
    expect(status).toBe(429);
    expect(headers["retry-after"]).toBeDefined();
  });

  it("is evaluated at most five times in a burst of guesses (N09)", async () => {
    const email = await waiting();
    const code = await codeFor(app, email);
    const guesses = Array.from({ length: 100 }, (_, index) => (index === 60 ? code : otherCode(code)));
    const answers = await Promise.all(guesses.map((otp) => app.anonymous.post("/user/verify/", { email, otp })));
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect(count(200)).toBeLessThanOrEqual(1);
    expect(count(200) + count(400) + count(429)).toBe(100);
    const { attempts } = await app.db
      .selectFrom("one_time_codes")
      .select("attempts")
      .where("sent_to", "=", email)
      .executeTakeFirstOrThrow();
    expect(attempts).toBeLessThanOrEqual(5);
  });

  it("works once, also in parallel (N10)", async () => {
    const email = await waiting();
    const otp = await codeFor(app, email);
    const answers = await Promise.all([1, 2, 3].map(() => app.anonymous.post("/user/verify/", { email, otp })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await verify(email, otp)).toEqual(invalid);
  });

  it("is bound to purpose, person and time (N11)", async () => {
    const email = await waiting();
    const first = await codeFor(app, email);
    expect((await reset(email, first)).body).toEqual(invalid[1]);
    expect(await verify(await waiting(), first)).toEqual(invalid);
    await forgetLimits(app);
    await requestCode(app, email, "VERIFICATION");
    const second = await codeFor(app, email);
    expect(await verify(email, first)).toEqual(invalid);
    await age(email, 601);
    expect(await verify(email, second)).toEqual(invalid);
    await age(email, -60);
    expect((await verify(email, second))[0]).toBe(200);
  });

  it("is six plain digits as text (N12)", async () => {
    const email = await waiting();
    for (const otp of ["12345", "1234567", "12 456", "１２３４５６", "123456\0", 123456])
      expect(await verify(email, otp)).toEqual([400, { otp: ["Otp is required"] }]);
  });

  it("keeps its leading zeros (N12)", async () => {
    const fixed = await buildTestApp({ overrides: { ids: { ...app.platform.ids, code: () => "000000" } } });
    const email = newEmail();
    await fixed.anonymous.post("/users/", signUpBody(email));
    await requestCode(fixed, email, "VERIFICATION");
    expect(await codeFor(fixed, email)).toBe("000000");
    expect((await fixed.anonymous.post("/user/verify/", { email, otp: "000000" })).status).toBe(200);
  });
});

describe("reset by code", () => {
  it("sets the password, confirms the address and ends every session (N18)", async () => {
    const { email, call } = await makeLoggedIn(app);
    await requestCode(app, email, "PASSWORD_RESET");
    expect((await reset(email, await codeFor(app, email))).status).toBe(200);
    expect((await call.get("/users/current/")).status).toBe(401);
    expect((await logIn(app, email)).status).toBe(401);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
    expect((await app.mailsTo(email)).at(-1)?.subject).toBe("Your password was changed");

    const unverified = newEmail();
    await app.anonymous.post("/users/", signUpBody(unverified));
    await requestCode(app, unverified, "PASSWORD_RESET");
    await reset(unverified, await codeFor(app, unverified));
    expect((await logIn(app, unverified, newPassword)).status).toBe(200);
  });

  it("refuses a bad new password and keeps the code (N14)", async () => {
    const { email } = await makeAccount(app);
    await requestCode(app, email, "PASSWORD_RESET");
    const otp = await codeFor(app, email);
    const attempt = (new_password: string, confirm_password: string) =>
      app.anonymous.post("/reset-password/", { email, otp, new_password, confirm_password });
    expect((await attempt(newPassword, "different")).body).toEqual({ confirm_password: ["Passwords do not match"] });
    expect(Object.keys((await attempt("abc", "abc")).body)).toContain("new_password");
    expect((await attempt(email, email)).body).toEqual({ new_password: ["Password must not be your name or email."] });
    expect((await attempt("Lovelace", "Lovelace")).status).toBe(400);
    expect((await reset(email, otp)).status).toBe(200);
  });

  it("says the same about unknown addresses", async () => {
    const { status, body } = await reset(newEmail(), "123456");
    expect([status, body]).toEqual(invalid);
  });
});

describe("reset by link", () => {
  const confirm = (path: string, password = newPassword) =>
    app.anonymous.post(path, { new_password: password, confirm_new_password: password });
  const invalidLink = { detail: "Invalid or expired link.", code: "invalid_link" };
  const asked = async () => {
    const account = await makeLoggedIn(app);
    await requestCode(app, account.email, "PASSWORD_RESET");
    return { ...account, path: await resetLinkFor(app, account.email) };
  };

  it("works once, ends every session and kills the code (N15)", async () => {
    const { email, call, path } = await asked();
    const { status, body } = await confirm(path);
    expect([status, body]).toEqual([201, { message: "Your password has been updated." }]);
    expect((await call.get("/users/current/")).status).toBe(401);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
    expect((await confirm(path)).body).toEqual(invalidLink);
    expect((await reset(email, await codeFor(app, email), "third password 3")).status).toBe(400);
  });

  it("is refused alike for another user, an old link, after a change, and for nonsense (N15)", async () => {
    const other = await makeAccount(app);
    const { id, path, call, email } = await asked();
    for (const bad of [path.replace(id, other.id), path.replace(id, "1"), path.replace(/[^/]+\/$/, "nonsense/")]) {
      const { status, body } = await confirm(bad);
      expect([status, body]).toEqual([400, invalidLink]);
    }
    await sql`update reset_links set expires_at = now() where user_id = ${id}`.execute(app.db);
    expect((await confirm(path)).body).toEqual(invalidLink);
    await sql`update reset_links set expires_at = now() + interval '1 minute' where user_id = ${id}`.execute(app.db);
    const changed = await call.post("/change-password/", {
      old_password: goodPassword,
      new_password: newPassword,
      confirm_new_password: newPassword,
    });
    expect(changed.status).toBe(200);
    expect((await confirm(path, "third password 3")).body).toEqual(invalidLink);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
  });

  it("dies with the password it was made for, even where nobody burnt it", async () => {
    const { id, path } = await asked();
    await app.db.updateTable("users").set({ password_hash: "$argon2id$changed" }).where("id", "=", id).execute();
    expect((await confirm(path)).body).toEqual(invalidLink);
  });

  it("asks for six characters", async () => {
    const { path } = await asked();
    expect((await confirm(path, "12345")).body).toEqual({ new_password: ["Password must be at least 6 characters."] });
  });

  it("is built from the configured origin, whatever Host says (N16)", async () => {
    const { email } = await makeAccount(app);
    await app.anonymous.post(
      "/otp/",
      { email, operation_type: "PASSWORD_RESET" },
      { host: "evil.example", "x-forwarded-host": "evil.example" },
    );
    const mail = (await app.mailsTo(email)).at(-1);
    expect(mail?.text).toContain(`${app.platform.config.appOrigin}/auth/accounts/passwordreset/confirm/`);
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
  });
});

describe("changing the password", () => {
  it("ends the other sessions, and only on success (N17, N18)", async () => {
    const { email, call } = await makeLoggedIn(app);
    const other = app.as((await logIn(app, email)).body.accountInfo.token.access);
    const change = (old_password: string, password = newPassword) =>
      call.post("/change-password/", { old_password, new_password: password, confirm_new_password: password });
    expect((await change("wrong password")).body).toEqual({ old_password: ["Current password is incorrect."] });
    expect((await change("")).body).toEqual({ old_password: ["Enter your current password"] });
    expect(Object.keys((await change(goodPassword, goodPassword)).body)).toEqual(["new_password"]);
    expect((await other.get("/users/current/")).status).toBe(200);
    expect((await change(goodPassword)).status).toBe(200);
    expect((await other.get("/users/current/")).status).toBe(401);
    expect((await call.get("/users/current/")).status).toBe(200);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
  });

  it("is limited to five tries a minute", async () => {
    const { call } = await makeLoggedIn(app);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++)
      statuses.push(
        (
          await call.post("/change-password/", {
            old_password: "wrong password",
            new_password: newPassword,
            confirm_new_password: newPassword,
          })
        ).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe("the named password policies", () => {
  const judge = async (env: Record<string, string>) => {
    const named = await buildTestApp({ env });
    const signUp = async (password: string) => {
      const { status, body } = await named.anonymous.post("/users/", signUpBody(newEmail(), password));
      return status === 201 ? "created" : body.password?.[0];
    };
    return { signUp, config: (await named.anonymous.get("/config/")).body };
  };
  const common = "This password is too common. Please choose another.";

  it("spec: four characters, nothing but name and address refused", async () => {
    const { signUp, config } = await judge({});
    expect(await signUp("abc")).toBe("Password is required");
    expect(await signUp("1234")).toBe("created");
    expect(config).toMatchObject({
      password_policy: "spec",
      password_min_length: 4,
      link_password_min_length: 6,
      refuses_common_passwords: false,
    });
  });

  it("asvs: eight, and no common one or one about the account", async () => {
    const { signUp, config } = await judge({ PASSWORD_POLICY: "asvs" });
    expect(await signUp("violet7")).toBe("Password must be at least 8 characters.");
    for (const password of ["Password1", "1q2w3e4r", "Lovelace2026", "adjudge123", "19871987"])
      expect([password, await signUp(password)]).toEqual([password, common]);
    expect(await signUp("violet-anvil-42")).toBe("created");
    expect(config).toMatchObject({
      password_policy: "asvs",
      password_min_length: 8,
      link_password_min_length: 8,
      refuses_common_passwords: true,
    });
  });

  it("nist: fifteen, and what a breach list names, plain or as sums", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "adjudge-list-")), "breached.txt");
    const sum = createHash("sha1").update("anvils are violet").digest("hex").toUpperCase();
    writeFileSync(file, `Violets Are Anvils\n${sum}:12\n`);
    const { signUp, config } = await judge({ PASSWORD_POLICY: "nist", PASSWORD_BLOCKLIST_FILE: file });
    expect(await signUp("violet-anvil-42")).toBe("created");
    expect(await signUp("violet-anvil-4")).toBe("Password must be at least 15 characters.");
    expect(await signUp("violets are anvils")).toBe(common);
    expect(await signUp("anvils are violet")).toBe(common);
    expect(config).toMatchObject({ password_policy: "nist", password_min_length: 15, link_password_min_length: 15 });
    await expect(judge({ PASSWORD_POLICY: "nist", PASSWORD_BLOCKLIST_FILE: `${file}.gone` })).rejects.toThrow(
      "cannot be read",
    );
  });
});

describe("a raised password minimum", () => {
  it("holds everywhere, and refuses widespread passwords", async () => {
    const strict = await buildTestApp({ env: { PASSWORD_MIN_LENGTH: "10" } });
    const signUp = async (password: string) => {
      const { status, body } = await strict.anonymous.post("/users/", signUpBody(newEmail(), password));
      return status === 201 ? "created" : body.password?.[0];
    };
    expect(await signUp("ninechars")).toBe("Password must be at least 10 characters.");
    expect(await signUp("P@ssword12345!")).toBe("This password is too common. Please choose another.");
    expect(await signUp("1234567890")).toBe("This password is too common. Please choose another.");
    expect(await signUp("plain but long words")).toBe("created");
    expect((await strict.anonymous.get("/config/")).body).toMatchObject({
      password_min_length: 10,
      link_password_min_length: 10,
    });
  });
});
