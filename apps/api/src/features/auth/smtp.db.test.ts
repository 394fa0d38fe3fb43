import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, it } from "vitest";
import { logIn, newEmail, requestCode, signUpBody } from "../../../test/accounts.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { readEml } from "../../platform/mail/read-eml.ts";
import { createSmtpMailer } from "../../platform/mail/smtp-mailer.ts";

it("confirms an address and resets a password by mails that went through a real mail server", async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, _session, done) => {
      let source = "";
      stream.on("data", (chunk: Buffer) => (source += chunk.toString()));
      stream.on("end", () => {
        received.push(source);
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  const app = await buildTestApp({ overrides: { mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`) } });
  const email = newEmail();
  const latest = async () => {
    await app.platform.mail.flush();
    const source = received.at(-1) ?? "";
    expect(source).toContain("text/html");
    const { to, text } = readEml(source);
    expect(to).toBe(email);
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
  expect((await logIn(app, email, password)).status).toBe(200);
});
