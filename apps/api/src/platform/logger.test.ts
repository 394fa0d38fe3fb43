import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createLogger, loggablePath } from "./logger.ts";

function capture(): { lines: string[]; destination: Writable } {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, destination };
}

describe("logs", () => {
  it("hide secrets at any depth that is logged", () => {
    const { lines, destination } = capture();
    const logger = createLogger({ level: "info", destination });
    logger.info(
      {
        password: "p1",
        body: { otp: "p2", user: { access_token: "p3" } },
        headers: { authorization: "Bearer p4", cookie: "access_token=p5" },
      },
      "x",
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/p[1-5]/);
    expect(lines[0]).toContain("[redacted]");
  });

  it("cannot be forged by line breaks in values", () => {
    const { lines, destination } = capture();
    createLogger({ level: "info", destination }).info({ name: 'x\n{"level":60,"msg":"forged"}' }, "hello\nworld");
    expect(lines.join("").trim().split("\n")).toHaveLength(1);
  });

  it.each([
    ["/api/auth/accounts/passwordreset/confirm/42/S3CR3T/", "S3CR3T"],
    ["/api/login/?invite_token=S3CR3T&x=1", "S3CR3T"],
    ["/success/1?payment_intent=S3CR3T&payment_intent_client_secret=S3CR3T", "S3CR3T"],
    ["/callback?code=S3CR3T&state=S3CR3T", "S3CR3T"],
    ["/media/1/full?e=5&s=S3CR3T", "S3CR3T"],
    ["/api/auth/accounts/%70asswordreset/confirm/42/S3CR3T/", "S3CR3T"],
    ["/api/auth/accounts/emailchange%2Fcancel/42/S3CR3T/", "S3CR3T"],
    ["/api/login/?invite%5Ftoken=S3CR3T", "S3CR3T"],
    ["/api/auth/accounts/verify/42/S3CR3T/", "S3CR3T"],
  ])("N107: never show the secret in %s", (url, secret) => {
    expect(loggablePath(url)).not.toContain(secret);
  });

  it("show ordinary paths as they are", () => {
    expect(loggablePath("/api/images/list/?page=2&sort=new")).toBe("/api/images/list/?page=2&sort=new");
  });
});
