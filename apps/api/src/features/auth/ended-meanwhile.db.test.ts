import { beforeAll, describe, expect, it } from "vitest";
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
import { createPasswordHasher } from "./password-hasher.ts";

const hasher = createPasswordHasher({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
let app: TestApp;
/** Runs once, between the check of a password and what follows from it. */
let meanwhile: (() => Promise<void>) | undefined;
beforeAll(async () => {
  app = await buildTestApp({
    hasher: {
      ...hasher,
      verify: async (password, hashed) => {
        const isRight = await hasher.verify(password, hashed);
        const run = meanwhile;
        meanwhile = undefined;
        await run?.();
        return isRight;
      },
    },
  });
});

async function reset(email: string): Promise<void> {
  await requestCode(app, email, "PASSWORD_RESET");
  const passwords = { new_password: "another horse 9", confirm_password: "another horse 9" };
  const answer = await app.anonymous.post("/reset-password/", { email, otp: await codeFor(app, email), ...passwords });
  expect(answer.status).toBe(200);
}

describe("a log-in under way", () => {
  it("opens no session with a password that is reset in that moment", async () => {
    const { email } = await makeAccount(app);
    meanwhile = () => reset(email);
    const { status, body } = await logIn(app, email);
    expect([status, body]).toEqual([401, { detail: "Invalid email or password.", code: "invalid_credentials" }]);
    expect((await logIn(app, email, "another horse 9")).status).toBe(200);
  });

  it("does not mind that the hash of the same password is renewed", async () => {
    const { id, email } = await makeAccount(app);
    const renewed = await hasher.hash(goodPassword);
    meanwhile = async () =>
      void (await app.db.updateTable("users").set({ password_hash: renewed }).where("id", "=", id).execute());
    expect((await logIn(app, email)).status).toBe(200);
  });
});

describe("a change of address under way", () => {
  it("does not wait for its code any more when the password was reset after it was asked for", async () => {
    const { id, email, call } = await makeLoggedIn(app);
    meanwhile = () => reset(email);
    const { status, body } = await call.patch(`/users/${id}/`, { email: newEmail(), current_password: goodPassword });
    expect([status, body.code]).toEqual([401, "token_invalid"]);
    const user = app.db.selectFrom("users").select("pending_email").where("id", "=", id);
    expect(await user.executeTakeFirst()).toEqual({ pending_email: null });
  });
});
