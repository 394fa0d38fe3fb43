import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  codeFor,
  goodPassword,
  logIn,
  makeAccount,
  newEmail,
  requestCode,
  signUpBody,
} from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const wrong = "wrong password";
const statusesOf = async (count: number, call: () => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await call()).status);
  return statuses;
};
const passMinutes = (minutes: number) =>
  sql`update login_pauses set paused_until = paused_until - make_interval(mins => ${minutes}), window_ends_at = window_ends_at - make_interval(mins => ${minutes})`.execute(
    app.db,
  );

describe("failed log-ins of one account", () => {
  it("pause it after five, for known and unknown addresses alike, even for the right password (N03)", async () => {
    const { email } = await makeAccount(app);
    const unknown = newEmail();
    expect(await statusesOf(6, () => logIn(app, email, wrong))).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await statusesOf(6, () => logIn(app, unknown, wrong))).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await logIn(app, email);
    const stranger = await logIn(app, unknown);
    expect([right.status, right.body]).toEqual([stranger.status, stranger.body]);
    expect(right.status).toBe(429);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(right.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  it("make the pauses longer, up to 15 minutes, and are forgiven by success", async () => {
    const { email } = await makeAccount(app);
    await statusesOf(5, () => logIn(app, email, wrong));
    const pauses: number[] = [];
    for (let index = 0; index < 6; index++) {
      pauses.push(Math.round(Number((await logIn(app, email, wrong)).headers["retry-after"]) / 60));
      await passMinutes(16);
      if (index < 5) await logIn(app, email, wrong);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
    expect((await logIn(app, email)).status).toBe(200);
    expect(await statusesOf(5, () => logIn(app, email, wrong))).toEqual([401, 401, 401, 401, 401]);
  });

  it("that come slowly never pause it", async () => {
    const { email } = await makeAccount(app);
    for (let round = 0; round < 3; round++) {
      expect(await statusesOf(4, () => logIn(app, email, wrong))).toEqual([401, 401, 401, 401]);
      await passMinutes(6);
    }
    expect((await logIn(app, email)).status).toBe(200);
  });

  it("leave the way by mail open, which also ends the pause (N03)", async () => {
    const { email } = await makeAccount(app);
    await statusesOf(6, () => logIn(app, email, wrong));
    await requestCode(app, email, "PASSWORD_RESET");
    const password = "another battery 7";
    const otp = await codeFor(app, email);
    const reset = await app.anonymous.post("/reset-password/", {
      email,
      otp,
      new_password: password,
      confirm_password: password,
    });
    expect(reset.status).toBe(200);
    expect((await logIn(app, email, password)).status).toBe(200);
  });

  it("turn password log-in off after a hundred in a row, with the same words as ever (N01)", async () => {
    const { email } = await makeAccount(app);
    await logIn(app, email, wrong);
    await sql`update login_pauses set failures_in_row = 100 where recent_failures = 1 and pause_count = 0`.execute(
      app.db,
    );
    for (const password of [goodPassword, wrong]) {
      const { status, body } = await logIn(app, email, password);
      expect([status, body]).toEqual([401, { detail: "Invalid email or password.", code: "invalid_credentials" }]);
    }
    await requestCode(app, email, "PASSWORD_RESET");
    const password = "another battery 7";
    await app.anonymous.post("/reset-password/", {
      email,
      otp: await codeFor(app, email),
      new_password: password,
      confirm_password: password,
    });
    expect((await logIn(app, email, password)).status).toBe(200);
  });

  it("are counted before the password is compared: a burst is five guesses", async () => {
    const { email } = await makeAccount(app);
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(app, email, wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });
});

describe("limits of one address on the net", () => {
  it("hold at the production numbers, and grow with the factor", async () => {
    const tight = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "1" } });
    const signUp = () => tight.anonymous.post("/users/", signUpBody(newEmail()));
    expect(await statusesOf(21, signUp)).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    const otp = () => requestCode(tight, newEmail(), "VERIFICATION");
    expect(await statusesOf(21, otp)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const failing = () => logIn(tight, newEmail(), wrong);
    expect((await statusesOf(31, failing)).slice(28)).toEqual([401, 401, 429]);
    const social = () =>
      tight.anonymous.get(
        `/oauth/google/start/?redirect_uri=${encodeURIComponent("http://localhost:3000/auth/google")}`,
      );
    expect((await statusesOf(31, social)).slice(28)).toEqual([200, 200, 429]);
  });

  it("count only failures of log-in", async () => {
    const tight = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "1" } });
    const { email } = await makeAccount(tight);
    expect(new Set(await statusesOf(35, () => logIn(tight, email)))).toEqual(new Set([200]));
  });
});

describe("sign-up of one address", () => {
  it("is tried three times an hour at most", async () => {
    const email = newEmail();
    expect(await statusesOf(4, () => app.anonymous.post("/users/", signUpBody(email)))).toEqual([201, 400, 400, 429]);
  });
});

describe("reset links of one user", () => {
  it("are tried ten times an hour at most", async () => {
    const { id } = await makeAccount(app);
    const attempt = () =>
      app.anonymous.post(`/auth/accounts/passwordreset/confirm/${id}/nonsense/`, {
        new_password: goodPassword,
        confirm_new_password: goodPassword,
      });
    expect((await statusesOf(11, attempt)).slice(9)).toEqual([400, 429]);
  });
});
