import { randomUUID } from "node:crypto";
import type { Answer } from "./test-caller.ts";
import type { TestApp } from "./test-app.ts";

export const newEmail = (): string => `person-${randomUUID()}@example.test`;
export const goodPassword = "correct horse 9";

export const signUpBody = (email: string, password = goodPassword) => ({
  first_name: "Ada",
  last_name: "Lovelace",
  email,
  password,
  confirm_password: password,
});

/** The code in the latest mail to an address. */
export async function codeFor(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mailsTo(email)).findLast(({ text }) => /^ {4}\d{6}$/m.test(text));
  const code = /^ {4}(\d{6})$/m.exec(mail?.text ?? "")?.[1];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** The path of the reset link in the latest mail, below /api. */
export async function resetLinkFor(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mailsTo(email)).findLast(({ text }) => text.includes("/passwordreset/confirm/"));
  const path = /(\/auth\/accounts\/passwordreset\/confirm\/\S+)/.exec(mail?.text ?? "")?.[1];
  if (path === undefined) throw new Error(`no link was mailed to ${email}`);
  return path;
}

/** A wrong code of the right form. */
export const otherCode = (code: string): string => (code === "000000" ? "000001" : "000000");

/** Lets the time between two mails pass. */
export async function forgetLimits(app: TestApp): Promise<void> {
  await app.db.deleteFrom("rate_limit_counters").execute();
}

export const requestCode = (app: TestApp, email: string, purpose: "VERIFICATION" | "PASSWORD_RESET"): Promise<Answer> =>
  app.anonymous.post("/otp/", { email, operation_type: purpose });

export const logIn = (app: TestApp, email: string, password = goodPassword): Promise<Answer> =>
  app.anonymous.post("/login/", { username: email, password });

/** Signs up and confirms the address, through the same calls as a person. */
export async function makeAccount(
  app: TestApp,
  { email = newEmail(), password = goodPassword } = {},
): Promise<{ id: string; email: string; password: string }> {
  const { status, body } = await app.anonymous.post("/users/", signUpBody(email, password));
  if (status !== 201) throw new Error(`sign-up answered ${status}`);
  await requestCode(app, email, "VERIFICATION");
  const verified = await app.anonymous.post("/user/verify/", { email, otp: await codeFor(app, email) });
  if (verified.status !== 200) throw new Error(`verification answered ${verified.status}`);
  return { id: body.data.id, email, password };
}

export async function makeLoggedIn(app: TestApp, options: { email?: string; password?: string } = {}) {
  const account = await makeAccount(app, options);
  const { body } = await logIn(app, account.email, account.password);
  const token: string = body.accountInfo.token.access;
  return { ...account, token, call: app.as(token) };
}
