import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

const problemsOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment);
    return "";
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

const production = {
  NODE_ENV: "production",
  APP_SECRET: "a-long-enough-secret-for-production",
  APP_ORIGIN: "https://adjudge.example",
  SMTP_URL: "smtp://mail.example:587",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

describe("configuration", () => {
  it("starts without any setting", () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: null,
      appOrigin: "http://localhost:3000",
      passwordMinLength: 4,
      rateLimitIpFactor: 10,
      isProduction: false,
    });
  });

  it("takes no webhook secret that anybody can guess, and two with a blank between them", () => {
    const withSecret = (STRIPE_WEBHOOK_SECRET: string) => ({ ...production, STRIPE_WEBHOOK_SECRET });
    for (const secret of ["whsec_", "whsec_new,", "whsec_new,whsec_", ",whsec_new", "whsec_ x"])
      expect(problemsOf(withSecret(secret)), secret).toContain("STRIPE_WEBHOOK_SECRET must start with whsec_");
    expect(parseConfig(withSecret("whsec_new, whsec_old")).stripe?.webhookSecret).toBe("whsec_new,whsec_old");
  });

  it("follows the port in the default origin", () => {
    expect(parseConfig({ PORT: "4100" }).appOrigin).toBe("http://localhost:4100");
  });

  it("takes an empty value as unset", () => {
    expect(parseConfig({ DATABASE_URL: "", PORT: " " })).toMatchObject({ databaseUrl: null, port: 3000 });
  });

  it("names everything that is wrong at once", () => {
    const problems = problemsOf({
      PORT: "many",
      DATABASE_URL: "mysql://x",
      APP_ORIGIN: "https://a.example/path",
      SMTP_URI: "x",
      S3_BUCKET: "b",
    });
    for (const name of ["PORT", "DATABASE_URL", "APP_ORIGIN", "SMTP_URI"]) expect(problems).toContain(name);
  });

  it("lets a variable pass that merely begins like one of ours, with a word about it", () => {
    const { warnings } = parseConfig({
      APP_NAME: "x",
      S3_PROFILE: "y",
      APP_ENV: "z",
      DATABASE_HOST: "h",
      EDITOR: "vi",
    });
    expect(warnings).toEqual(
      ["APP_NAME", "S3_PROFILE", "APP_ENV", "DATABASE_HOST"].map((name) => `${name} is not a setting of Adjudge`),
    );
  });

  it.each([
    ["SMTP_URI", "SMTP_URL"],
    ["S3_BUKET", "S3_BUCKET"],
    ["APP_ORIGN", "APP_ORIGIN"],
    ["DATABASE_ULR", "DATABASE_URL"],
    ["STRIPE_WEBHOOKSECRET", "STRIPE_WEBHOOK_SECRET"],
    ["METRICS_TOKENS", "METRICS_TOKEN"],
  ])("refuses the misspelt %s and names %s", (given, meant) => {
    expect(problemsOf({ [given]: "x" })).toContain(`${given} is not a setting; did you mean ${meant}?`);
  });

  it("wants the parts of one service together", () => {
    expect(problemsOf({ S3_BUCKET: "b" })).toContain("S3_ENDPOINT");
    expect(problemsOf({ GOOGLE_CLIENT_ID: "x" })).toContain("GOOGLE_CLIENT_SECRET");
    expect(problemsOf({ STRIPE_SECRET_KEY: "sk_test_1" })).toContain("STRIPE_WEBHOOK_SECRET");
  });

  it("refuses production with unsafe defaults, naming each", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    for (const name of ["APP_SECRET", "APP_ORIGIN", "SMTP_URL", "STRIPE_SECRET_KEY"]) expect(problems).toContain(name);
    expect(problemsOf({ ...production, APP_ORIGIN: "http://adjudge.example" })).toContain("https");
    expect(problemsOf({ ...production, APP_SECRET: "short" })).toContain("32");
    expect(problemsOf(production)).toBe("");
  });

  it("has no critic until its address and its model are set", () => {
    expect(parseConfig({}).critic).toBeNull();
    expect(problemsOf({ CRITIC_URL: "http://127.0.0.1:11434/v1" })).toContain("CRITIC_MODEL");
    expect(problemsOf({ CRITIC_IN_ADVICE: "on" })).toContain("CRITIC_URL");
    expect(problemsOf({ CRITIC_URI: "x" })).toContain("CRITIC_URI");
    expect(parseConfig({ CRITIC_URL: "http://127.0.0.1:11434/v1", CRITIC_MODEL: "llava" }).critic).toMatchObject({
      kind: "openai",
      apiKey: null,
      timeoutSeconds: 60,
      isInAdvice: false,
    });
  });

  it("reads trusted proxies as addresses and networks", () => {
    expect(parseConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.1,::1" }).trustedProxies).toEqual([
      "10.0.0.0/8",
      "192.0.2.1",
      "::1",
    ]);
    expect(problemsOf({ TRUSTED_PROXIES: "everyone" })).toContain("TRUSTED_PROXIES");
  });
});
