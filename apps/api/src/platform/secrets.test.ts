import { describe, expect, it } from "vitest";
import { createSecrets } from "./secrets.ts";

describe("what lies sealed in the database (N97)", () => {
  const secrets = createSecrets("a master secret of a test");
  const sealed = secrets.seal("idempotency", '{"clientSecret":"pi_1_secret_S3CR3T"}');

  it("shows nothing, never the same twice, and opens again", () => {
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("S3CR3T");
    expect(secrets.seal("idempotency", '{"clientSecret":"pi_1_secret_S3CR3T"}')).not.toBe(sealed);
    expect(secrets.unseal("idempotency", sealed)).toContain("S3CR3T");
  });

  it("opens with no other key, for no other purpose, and not when altered", () => {
    expect(() => createSecrets("another master secret").unseal("idempotency", sealed)).toThrow();
    expect(() => secrets.unseal("export", sealed)).toThrow();
    const altered = Buffer.from(sealed, "base64");
    altered[14] = (altered[14] ?? 0) ^ 1;
    expect(() => secrets.unseal("idempotency", altered.toString("base64"))).toThrow();
  });
});
