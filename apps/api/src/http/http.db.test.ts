import { connect } from "node:net";
import { allEndpoints } from "@adjudge/contracts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";
import { createLogger } from "../platform/logger.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { APP_ORIGIN: "https://adjudge.example" } });
});

const post = (payload: string | Buffer, contentType = "application/json") =>
  app.anonymous.raw({ method: "POST", url: "/api/login/", payload, headers: { "content-type": contentType } });

describe("request bodies (N73)", () => {
  it.each([
    ["malformed JSON", "{", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "5", 400],
    ["1000 levels", `${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`, 400],
    ["a key named twice", '{"username":"a","username":"b","password":"x"}', 400],
    ["2 MB", JSON.stringify({ username: "a".repeat(2_000_000) }), 413],
  ])("%s is refused in the detail form", async (_name, payload, status) => {
    const answer = await post(payload);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ detail: expect.any(String), code: expect.any(String) });
  });

  it("invalid UTF-8 is refused", async () => {
    expect((await post(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]))).status).toBe(400);
  });

  it("prototype keys are ignored", async () => {
    const answer = await post('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ username: [expect.any(String)] });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("another content type is refused", async () => {
    expect((await post("<a/>", "text/xml")).status).toBe(415);
    expect((await post("{}", "application/json; charset=utf-8")).status).toBe(400);
    const form = await app.anonymous.form("POST", "/login/", [["username", "a@b.example"]]);
    expect([form.status, form.body.code]).toEqual([415, "unsupported_media_type"]);
  });
});

describe("what a body may weigh (N81)", () => {
  const sized = (bytes: number): string => `{"x":"${"a".repeat(bytes - 8)}"}`;
  const send = (url: string, payload: string, headers = {}) =>
    app.anonymous.raw({ method: "POST", url, payload, headers: { "content-type": "application/json", ...headers } });

  it("every call says how much it takes: sign-in 16 KiB, the webhook 1 MiB, the others 64 KiB", () => {
    const limits = new Map(allEndpoints.map(({ name, maxBodyBytes }) => [name, maxBodyBytes]));
    for (const name of ["login", "signUp", "requestOtp", "verifyEmail", "resetPassword", "changePassword"])
      expect(limits.get(name)).toBe(16_384);
    expect(limits.get("receiveStripeWebhook")).toBe(1_048_576);
    const others = [...limits.values()].filter((limit) => limit > 65_536);
    expect(others).toHaveLength(1);
  });

  it("one byte more than that is 413, whatever length it claims", async () => {
    expect((await send("/api/login/", sized(16_384))).status).toBe(400);
    expect((await send("/api/login/", sized(16_385))).status).toBe(413);
    const { token } = await makeUser(app);
    const own = { authorization: `Bearer ${token}` };
    expect((await send("/api/categories/", sized(65_536), own)).status).toBe(400);
    expect((await send("/api/categories/", sized(65_537), own)).status).toBe(413);
    expect((await send("/api/nowhere/", sized(65_537))).status).toBe(413);
  });

  it("a body of very many keys is refused without being parsed", async () => {
    const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, index) => [`k${index}`, 0]));
    const answer = await send("/api/login/", JSON.stringify(many));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: "The request body has too many values.", code: "malformed_json" });
  });
});

describe("methods and paths (N74)", () => {
  it.each(["PUT", "DELETE", "PATCH", "GET"] as const)(
    "%s on a call that takes POST is 405 and names what is allowed",
    async (method) => {
      const answer = await app.anonymous.raw({ method, url: "/api/login" });
      expect(answer.status).toBe(405);
      expect(answer.headers["allow"]).toBe("POST");
      expect(answer.body.code).toBe("method_not_allowed");
    },
  );

  it("TRACE is 405", async () => {
    expect((await app.anonymous.raw({ method: "TRACE" as "GET", url: "/api/config/" })).status).toBe(405);
  });

  it.each([
    "/api/nothing",
    "/api//images/list/",
    "/.env",
    "/.git/config",
    "/package.json",
    "/api/images/%ZZ",
    "/api/images/%ff",
  ])("%s is a JSON error, never a page", async (url) => {
    const answer = await app.anonymous.raw({ method: "GET", url });
    expect([400, 401, 404]).toContain(answer.status);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.body).toEqual({ detail: expect.any(String), code: expect.any(String) });
  });

  it("an id longer than any is unknown, like every other malformed one", async () => {
    const answer = await app.anonymous.raw({ method: "GET", url: `/api/success/${"x".repeat(400)}` });
    expect([answer.status, answer.body]).toEqual([404, { detail: "Not found.", code: "not_found" }]);
  });

  it.each(["sort[$gt]=1", "sort[]=-created_at", "sort=-created_at&sort[]=x"])("refuses %s (N64)", async (query) => {
    const { call } = await makeUser(app);
    const answer = await call.get(`/images/list/?${query}`);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["sort"]]);
  });

  it("every declared call answers with and without its slash, and only within its contract", async () => {
    for (const { method, path } of allEndpoints) {
      const url = `/api${path.replaceAll(/:[a-z_]+/gi, "x")}`;
      const [plain, slashed] = await Promise.all([
        app.anonymous.raw({ method, url }),
        app.anonymous.raw({ method, url: `${url}/` }),
      ]);
      expect([plain.status, url]).toEqual([slashed.status, url]);
      expect(plain.status, url).not.toBe(500);
      expect(plain.body?.detail, url).not.toBe("There is nothing at this address.");
    }
  });
});

describe("headers", () => {
  it("carry an id, forbid sniffing and caching, and allow no script in API answers", async () => {
    const { headers } = await app.anonymous.get("/config/");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  });

  it("do not trust a request id from outside", async () => {
    const { headers } = await app.anonymous.get("/config/", { "x-request-id": "forged" });
    expect(headers["x-request-id"]).not.toBe("forged");
  });

  it.each(["https://evil.example", "null", "https://adjudge.example.evil.example"])(
    "let no script of %s read answers (N75)",
    async (origin) => {
      const plain = await app.anonymous.get("/config/", { origin });
      const preflight = await app.anonymous.raw({
        method: "OPTIONS",
        url: "/api/login/",
        headers: { origin, "access-control-request-method": "POST" },
      });
      for (const { headers } of [plain, preflight]) {
        expect(headers["access-control-allow-origin"]).toBeUndefined();
        expect(headers["access-control-allow-credentials"]).toBeUndefined();
      }
    },
  );

  it("let our own origin read answers, without credentials", async () => {
    const { headers } = await app.anonymous.get("/config/", { origin: "https://adjudge.example" });
    expect(headers["access-control-allow-origin"]).toBe("https://adjudge.example");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });
});

describe("sessions", () => {
  it("answer 401 with the scheme to use", async () => {
    const none = await app.anonymous.get("/subscription-plans/x");
    expect([none.status, none.body.code, none.headers["www-authenticate"]]).toEqual([401, "token_invalid", "Bearer"]);
    for (const authorization of ["Bearer", "Bearer x", `Bearer at_${"a".repeat(43)}`, "Basic YTpi", "Bearer at_x at_y"])
      expect((await app.anonymous.get("/subscription-plans/x", { authorization })).body.code).toBe("token_invalid");
  });

  it("end when unused for 30 days, when 365 days old, when revoked, and with their account", async () => {
    const endings = [
      "last_seen_at = now() - interval '31 days'",
      "created_at = now() - interval '366 days'",
      "expires_at = now() - interval '1 second'",
      "revoked_at = now()",
    ];
    for (const change of endings) {
      const user = await makeUser(app);
      expect((await user.call.get("/subscription-plans/x")).status).toBe(404);
      await app.platform.database.pool.query(`update sessions set ${change} where user_id = $1`, [user.id]);
      expect((await user.call.get("/subscription-plans/x")).status, change).toBe(401);
    }
    const gone = await makeUser(app);
    await app.db.updateTable("users").set({ deleted_at: new Date() }).where("id", "=", gone.id).execute();
    expect((await gone.call.get("/subscription-plans/x")).status).toBe(401);
  });

  it("are kept as hashes only", async () => {
    const user = await makeUser(app);
    const { rows } = await app.platform.database.pool.query("select * from sessions where user_id = $1", [user.id]);
    expect(JSON.stringify(rows)).not.toContain(user.token);
  });
});

describe("what never becomes a request", () => {
  it("broken syntax and huge headers are answered in the error form", async () => {
    const own = await buildTestApp();
    const address = await own.server.listen({ port: 0, host: "127.0.0.1" });
    const port = Number(new URL(address).port);
    const exchange = (text: string): Promise<string> =>
      new Promise((done, fail) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(text));
        socket.on("data", (chunk) => (received += chunk.toString()));
        socket.on("close", () => done(received));
        socket.on("error", fail);
      });
    const broken = await exchange("NONSENSE / HTTP/9\r\n\r\n");
    expect(broken).toMatch(/^HTTP\/1.1 400 /);
    expect(broken).toContain('"code":"malformed_request"');
    const huge = await exchange(`GET /api/config/ HTTP/1.1\r\nhost: x\r\nx-big: ${"a".repeat(100_000)}\r\n\r\n`);
    expect(huge).toMatch(/^HTTP\/1.1 431 /);
    expect(huge).toContain("x-request-id");
    for (const headers of ["host: x\r\nexpect: wonders\r\nconnection: close", "connection: close"]) {
      const refused = await exchange(`GET /api/config/ HTTP/1.1\r\n${headers}\r\n\r\n`);
      expect(refused, headers).toMatch(/^HTTP\/1.1 400 /);
      expect(refused, headers).toMatch(/x-request-id: [0-9a-f-]{36}/);
      expect(refused, headers).toContain('"code":"malformed_request"');
    }
    for (const path of [
      "/api/%2e%2e/config",
      "/api/../../etc/passwd",
      "/../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "//etc/passwd",
    ]) {
      const walked = await exchange(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(walked, path).toMatch(/^HTTP\/1.1 404 /);
    }
    await own.close();
  });
});

describe("the service itself", () => {
  it("says that it is alive, and whether it is ready", async () => {
    expect((await app.anonymous.raw({ method: "GET", url: "/healthz" })).body).toEqual({ status: "ok" });
    await app.db.insertInto("worker_heartbeats").values({ worker_id: app.platform.ids.uuid() }).execute();
    const ready = await app.anonymous.raw({ method: "GET", url: "/readyz" });
    expect([ready.status, ready.body]).toEqual([200, { status: "ready", reasons: [], degraded: [] }]);
  });

  it("stays in the balancer without a worker, without its file storage and with mail that is held up, and says so", async () => {
    const s3 = {
      S3_ENDPOINT: "http://127.0.0.1:1",
      S3_BUCKET: "b",
      S3_ACCESS_KEY_ID: "k",
      S3_SECRET_ACCESS_KEY: "s",
    };
    const own = await buildTestApp({ env: s3 });
    await own.db
      .insertInto("mail_outbox")
      .values({ kind: "x", to_address: "a@b.test", subject: "s", created_at: new Date(Date.now() - 3_600_000) })
      .execute();
    const { status, body } = await own.anonymous.raw({ method: "GET", url: "/readyz" });
    expect([status, body]).toEqual([
      200,
      {
        status: "ready",
        reasons: [],
        degraded: [
          "no job worker has been seen lately",
          "mails have been waiting for more than 10 minutes",
          "file storage does not answer",
        ],
      },
    ]);
    expect((await own.anonymous.get("/subscription-plans/")).status).toBe(200);
    await own.close();
  });

  it("is not ready on a schema that is not migrated yet", async () => {
    const own = await buildTestApp();
    await sql`delete from schema_migrations where version = (select max(version) from schema_migrations)`.execute(
      own.db,
    );
    const answer = async () => {
      const { status, body } = await own.anonymous.raw({ method: "GET", url: "/readyz" });
      return [status, body.reasons];
    };
    // On a machine with ten times more to do than cores the database took longer than its second to answer, once.
    await expect.poll(answer, { timeout: 20_000 }).toEqual([503, ["schema is not migrated"]]);
    await own.close();
  });

  it("keeps health checks out of the log of requests", async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: "info", destination: { write: (line: string) => void lines.push(line) } });
    const own = await buildTestApp({ overrides: { logger } });
    for (const url of ["/healthz", "/readyz", "/metrics", "/api/subscription-plans/"])
      await own.anonymous.raw({ method: "GET", url });
    const paths = lines.flatMap((line) => (line.includes('"msg":"request"') ? JSON.parse(line).path : []));
    expect(paths).toEqual(["/api/subscription-plans/"]);
    await own.close();
  });

  it("counts requests by route, never by address as it came", async () => {
    await app.anonymous.get("/subscription-plans/some-secret-id");
    const { bytes } = await app.anonymous.raw({ method: "GET", url: "/metrics" });
    expect(bytes.toString()).toContain('route="/api/subscription-plans/:id"');
    expect(bytes.toString()).not.toContain("some-secret-id");
  });

  it("describes every call", async () => {
    const { body } = await app.anonymous.get("/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    const described = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      (methods) => Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
    const { parameters } = body.paths["/image-comparisons"].post;
    expect(parameters).toContainEqual(expect.objectContaining({ name: "Idempotency-Key", in: "header" }));
    const { bytes, headers } = await app.anonymous.get("/docs");
    expect(bytes.toString()).not.toMatch(/<script(?![^>]* src=)/);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
  });

  it("never shows what went wrong inside", async () => {
    const own = await buildTestApp();
    own.services.plans.list = async () => {
      throw new Error("secret at /srv/app select * from users");
    };
    const { status, body } = await own.anonymous.get("/subscription-plans");
    expect(status).toBe(500);
    expect(body).toEqual({
      detail: "Something went wrong. Please try again.",
      code: "internal",
      request_id: expect.any(String),
    });
    await own.close();
  });

  it("has no mailbox in production", async () => {
    const production = {
      NODE_ENV: "production",
      APP_SECRET: "x".repeat(40),
      APP_ORIGIN: "https://a.example",
      SMTP_URL: "smtp://localhost:1",
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_PUBLISHABLE_KEY: "pk_test_x",
      STRIPE_WEBHOOK_SECRET: "whsec_x",
    };
    const own = await buildTestApp({ env: production });
    expect((await own.anonymous.raw({ method: "GET", url: "/dev/mailbox" })).status).toBe(404);
    expect((await own.anonymous.raw({ method: "GET", url: "/dev/mailbox.json" })).status).toBe(404);
    await own.close();
    expect((await app.anonymous.raw({ method: "GET", url: "/dev/mailbox" })).status).toBe(200);
  });
});
