import { expect, it } from "vitest";
import { logIn, newEmail, requestCode, signUpBody } from "../../../test/accounts.ts";
import { startMailServer } from "../../../test/smtp-server.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { createSmtpMailer } from "../../platform/mail/smtp-mailer.ts";

it("confirms an address and resets a password by mails that went through a real mail server", async () => {
  const server = await startMailServer();
  const app = await buildTestApp({ overrides: { mailer: createSmtpMailer(server.url) } });
  const email = newEmail();
  const latest = async () => {
    await app.runJobs();
    await app.platform.mail.flush();
    expect(server.sources.at(-1)).toContain("text/html");
    const text = server.mailsTo(email).at(-1)?.text ?? "";
    return { code: /^ {4}(\d{6})$/m.exec(text)?.[1] ?? "", link: /\/auth\/accounts\/\S+/.exec(text)?.[0] ?? "" };
  };

  await app.anonymous.post("/users/", signUpBody(email));
  await requestCode(app, email, "VERIFICATION");
  const { code } = await latest();
  expect((await app.anonymous.post("/user/verify/", { email, otp: code })).status).toBe(200);

  await requestCode(app, email, "PASSWORD_RESET");
  const { link } = await latest();
  const password = "another battery 7";
  expect((await app.anonymous.post(link, { new_password: password, confirm_new_password: password })).status).toBe(201);
  const loggedIn = await logIn(app, email, password);
  expect(loggedIn.status).toBe(200);

  const next = newEmail();
  await app.as(loggedIn.body.accountInfo.token.access).patch(`/users/${loggedIn.body.user.id}/`, {
    email: next,
    current_password: password,
  });
  await app.platform.mail.flush();
  const cancel = /\/auth\/accounts\/emailchange\/cancel\/\S+/.exec(server.mailsTo(email).at(-1)?.text ?? "")?.[0] ?? "";
  expect((await app.anonymous.post(cancel)).status).toBe(200);
  expect(server.mailsTo(next)).toHaveLength(1);
});
