import { Writable } from "node:stream";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";
import { createLogger } from "../platform/logger.ts";

const production = {
  NODE_ENV: "production",
  APP_SECRET: "a-long-enough-secret-for-production",
  APP_ORIGIN: "https://adjudge.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  app = await buildTestApp({ overrides: { logger: createLogger({ level: "warn", destination }) } });
});

describe("behind a proxy that nobody named (N85)", () => {
  it("one visitor's wrong log-ins do not lock out the others", async () => {
    const proxied = await buildTestApp({ env: { ...production, RATE_LIMIT_IP_FACTOR: "1" } });
    const logIn = async (from: string) =>
      proxied.anonymous.post(
        "/login/",
        { username: `nobody-${from}@example.test`, password: "wrong" },
        { "x-forwarded-for": from },
      );
    let refused = 0;
    // Ports differ from request to request; the address behind them is one.
    for (let port = 1; port <= 35; port++) if ((await logIn(`203.0.113.7:${port}`)).status === 429) refused++;
    expect(refused).toBeGreaterThan(0);
    expect((await logIn("203.0.113.8:1")).status).toBe(401);
  });

  it("N76: a word that is no address is nobody's own limit: its proxy is counted", async () => {
    const proxied = await buildTestApp({ env: { ...production, RATE_LIMIT_IP_FACTOR: "1" } });
    let refused = 0;
    for (let count = 1; count <= 35; count++) {
      const from = { "x-forwarded-for": `198.51.100.${count}, word${count}` };
      const body = { username: `nobody-${count}@example.test`, password: "wrong" };
      if ((await proxied.anonymous.post("/login/", body, from)).status === 429) refused++;
    }
    expect(refused).toBeGreaterThan(0);
  });

  it("outside of that the header is not believed, and that is said once", async () => {
    for (let count = 0; count < 3; count++) await app.anonymous.get("/config/", { "x-forwarded-for": "203.0.113.9" });
    expect(lines.filter((line) => line.includes("TRUSTED_PROXIES"))).toHaveLength(1);
  });
});

describe("what only this machine may read (N92, N105)", () => {
  const read = (url: string, host: string) => app.anonymous.raw({ method: "GET", url, headers: { host } });

  it("/dev/* answers to a loopback name only, so no page can point its own name at it", async () => {
    expect((await read("/dev/mailbox.json", "localhost:3000")).status).toBe(200);
    expect((await read("/dev/mailbox.json", "127.0.0.1:3000")).status).toBe(200);
    expect((await read("/dev/mailbox.json", "rebound.evil.example:3000")).status).toBe(404);
    expect((await read("/%64ev/mailbox.json", "rebound.evil.example")).status).toBe(404);
  });

  it("/metrics is not there in production, or answers to its token", async () => {
    const metrics = async (from: TestApp, authorization?: string) =>
      (await from.anonymous.raw({ method: "GET", url: "/metrics", headers: authorization ? { authorization } : {} }))
        .status;
    expect(await metrics(await buildTestApp({ env: production }))).toBe(404);
    const guarded = await buildTestApp({ env: { METRICS_TOKEN: "a-token-for-metrics" } });
    expect(await metrics(guarded)).toBe(401);
    expect(await metrics(guarded, "Bearer another-token-for-metrics")).toBe(401);
    expect(await metrics(guarded, "Bearer a-token-for-metrics")).toBe(200);
  });
});

describe("headers follow the route, not the spelling (N106)", () => {
  it.each(["/api/config/", "/%61pi/config/", "/%61%70%69/config", "/api/nowhere", "/%61pi/nowhere"])(
    "%s may run nothing",
    async (url) => {
      const { headers } = await app.anonymous.raw({ method: "GET", url });
      expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers["cache-control"]).toBe("no-store");
    },
  );
});

describe("requests of one address that are under way at once (N112)", () => {
  /** How many of `count` are refused at once while the plans cannot be read. */
  async function refusedOf(count: number, env: Record<string, string>): Promise<number> {
    const held = await buildTestApp({ env });
    const statuses: Promise<number>[] = [];
    await held.db.transaction().execute(async (transaction) => {
      await sql`LOCK TABLE plans`.execute(transaction);
      let refused = 0;
      const ask = async (): Promise<number> => {
        const { status } = await held.anonymous.get("/subscription-plans/");
        if (status === 429) refused++;
        return status;
      };
      for (let index = 0; index < count; index++) statuses.push(ask());
      await expect.poll(() => refused, { timeout: 60_000 }).toBe(count - 60);
    });
    return (await Promise.all(statuses)).filter((status) => status === 429).length;
  }

  it("are 60 in production, however wide the limits are made", async () => {
    expect(await refusedOf(70, { ...production, RATE_LIMIT_IP_FACTOR: "100000" })).toBe(10);
  });
});

describe("limits that are no call's own (N96, N108)", () => {
  it("a connection without a request is not kept for long", () => {
    expect(app.server.server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(app.server.server.keepAliveTimeout).toBeLessThanOrEqual(10_000);
  });

  it("pictures have a limit of their own, above what a page shows", async () => {
    const strict = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "1" } });
    const url = "/media/00000000-0000-4000-8000-000000000000/thumbnail";
    const ask = async (): Promise<number> => (await strict.anonymous.raw({ method: "GET", url })).status;
    // Seven hundred are seven pages of the gallery, and more than calls of the API may be.
    for (let page = 0; page < 14; page++)
      expect(new Set(await Promise.all(Array.from({ length: 50 }, ask)))).toEqual(new Set([404]));
    await strict.platform.rateLimiter.hit(
      { action: "pictures", ip: "127.0.0.1" },
      { limit: 3_000, windowSeconds: 60 },
      2_300,
    );
    const more = await Promise.all(Array.from({ length: 40 }, ask));
    expect(more).toContain(429);
  });

  it("the database is asked once, however many want to know whether we are ready", async () => {
    let asked = 0;
    const { storage } = app.platform;
    const counted = await buildTestApp({
      overrides: { storage: { ...storage, check: () => (asked++, storage.check()) } },
    });
    const ready = () => counted.anonymous.raw({ method: "GET", url: "/readyz" });
    await Promise.all(Array.from({ length: 50 }, ready));
    expect(asked).toBeLessThan(10);
  });
});
