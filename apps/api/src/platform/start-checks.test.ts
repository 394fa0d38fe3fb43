import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";
import { assertNotExposed, startWarnings } from "./start-checks.ts";

const production = {
  NODE_ENV: "production",
  APP_SECRET: "a-long-enough-secret-for-production",
  APP_ORIGIN: "https://adjudge.example",
  SMTP_URL: "smtp://mail.example:587",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

describe("who is believed about addresses (N85)", () => {
  it("in production on a loopback host it is a proxy on this machine, which is said", () => {
    const config = parseConfig(production);
    expect(config.trustedProxies).toEqual(["127.0.0.0/8", "::1/128"]);
    expect(startWarnings(config).join()).toContain("TRUSTED_PROXIES");
    const named = parseConfig({ ...production, TRUSTED_PROXIES: "10.0.0.1" });
    expect(named.trustedProxies).toEqual(["10.0.0.1"]);
    expect(startWarnings(named).join()).not.toContain("TRUSTED_PROXIES");
  });

  it("nobody on a public host, and nobody outside production", () => {
    expect(parseConfig({ ...production, HOST: "0.0.0.0" }).trustedProxies).toEqual([]);
    expect(parseConfig({}).trustedProxies).toEqual([]);
  });
});

describe("a server that shows every mail (N92)", () => {
  it.each([
    { HOST: "0.0.0.0" },
    { HOST: "192.168.1.4" },
    { HOST: "::" },
    { APP_ORIGIN: "https://staging.adjudge.example" },
    { APP_ORIGIN: "http://localhost.evil.example" },
    { NODE_ENV: "test", HOST: "0.0.0.0" },
  ])("does not start where others reach it: %j", (environment) => {
    expect(() => assertNotExposed(parseConfig(environment))).toThrow("NODE_ENV=production");
  });

  it.each([{}, { HOST: "::1" }, { HOST: "localhost", APP_ORIGIN: "http://127.0.0.1:3000" }])(
    "starts on this machine: %j",
    (environment) => {
      expect(() => assertNotExposed(parseConfig(environment))).not.toThrow();
    },
  );

  it("production may be reached", () => {
    expect(() => assertNotExposed(parseConfig({ ...production, HOST: "0.0.0.0" }))).not.toThrow();
  });
});

it("N109: production with test keys says so", () => {
  expect(startWarnings(parseConfig(production)).join()).toContain("test key");
  expect(startWarnings(parseConfig({ ...production, STRIPE_SECRET_KEY: "sk_live_x" })).join()).not.toContain(
    "test key",
  );
});
