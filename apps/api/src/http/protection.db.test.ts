import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { buildTestApp } from "../../test/test-app.ts";
import { randomIds } from "../platform/ids.ts";
import { createLogger } from "../platform/logger.ts";
import { registerArrivingBodies } from "./arriving-bodies.ts";
import { createErrorHandler } from "./error-handler.ts";
import { noteRoutes } from "./not-found.ts";
import { registerOverload } from "./overload.ts";
import { createServer } from "./server.ts";
import { loadStaticFiles } from "./static-files.ts";
import { registerWebApp } from "./web-app.ts";

const countOfRefused = (statuses: readonly number[]): number => statuses.filter((status) => status === 429).length;

describe("limits of every call (N76)", () => {
  it("are not dodged by a made-up forwarding header", async () => {
    const app = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "1" } });
    const statuses: number[] = [];
    for (let index = 0; index < 640; index++) {
      const { status, headers } = await app.anonymous.get("/config/", {
        "x-forwarded-for": `198.51.100.${index % 250}`,
      });
      statuses.push(status);
      if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(countOfRefused(statuses)).toBe(40);
    await app.close();
  });

  it("count the client that a trusted proxy names", async () => {
    const app = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "1", TRUSTED_PROXIES: "127.0.0.1" } });
    const ask = (client: string): Promise<{ status: number }> =>
      app.anonymous.get("/config/", { "x-forwarded-for": client });
    const statuses: number[] = [];
    for (let index = 0; index < 620; index++) statuses.push((await ask("203.0.113.1")).status);
    expect(countOfRefused(statuses)).toBe(20);
    expect((await ask("203.0.113.2")).status).toBe(200);
    await app.close();
  });
});

describe("overload", () => {
  it("refuses at once what is over the limit, but keeps places for health checks and the files of a page, and recovers", async () => {
    const server = Fastify();
    server.setErrorHandler(createErrorHandler(createLogger({ level: "silent" })));
    const overload = registerOverload(server, registerArrivingBodies(server), { mostInFlight: 3, reserved: 2 });
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    server.get("/slow", async () => {
      await held;
      return "done";
    });
    server.get("/healthz", async () => "ok");
    server.get("/assets/page-abc123.css", async () => "p{}");
    // then() sends it: inject alone waits until it is asked.
    const waiting = Array.from({ length: 3 }, () => server.inject("/slow").then((answer) => answer));
    await expect.poll(() => overload.inFlight()).toBe(3);
    const refused = await server.inject("/slow");
    expect([refused.statusCode, refused.headers["retry-after"], refused.json().code]).toEqual([503, "2", "overloaded"]);
    expect((await server.inject("/healthz")).statusCode).toBe(200);
    expect((await server.inject("/assets/page-abc123.css")).statusCode).toBe(200);
    release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await server.inject("/slow")).statusCode).toBe(200);
    await server.close();
  });

  it("leaves one plain line in the log for each request refused, no error and no stack", async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: "info", destination: { write: (line: string) => void lines.push(line) } });
    const server = await createServer({ config: { trustedProxies: [] }, logger, ids: randomIds });
    onTestFinished(() => server.close());
    const overload = registerOverload(server, registerArrivingBodies(server), { mostInFlight: 3, mostOfOne: 2 });
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    server.get("/slow", async () => {
      await held;
      return "done";
    });
    server.get("/broken", async () => {
      throw new Error("ours to mend");
    });
    const ask = (url: string, remoteAddress: string) =>
      server.inject({ url, remoteAddress }).then(({ statusCode }) => statusCode);
    const waiting = [ask("/slow", "192.0.2.1"), ask("/slow", "192.0.2.1"), ask("/slow", "192.0.2.2")];
    await expect.poll(() => overload.inFlight()).toBe(3);
    expect(await ask("/slow", "192.0.2.1")).toBe(429);
    expect(await ask("/slow", "192.0.2.2")).toBe(503);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [429, 503].map((status) => expect.objectContaining({ level: 30, msg: "request", status, path: "/slow" })),
    );
    expect(lines.join("")).not.toMatch(/stack|"err"/);
    release();
    await Promise.all(waiting);
    expect(await ask("/broken", "192.0.2.1")).toBe(500);
    expect(lines.some((line) => line.includes("ours to mend") && JSON.parse(line).level === 50)).toBe(true);
  });
});

describe("N112: unfinished requests of one address", () => {
  const patiently = { timeout: 60_000 };
  async function listening() {
    const server = Fastify();
    server.setErrorHandler(createErrorHandler(createLogger({ level: "silent" })));
    const overload = registerOverload(server, registerArrivingBodies(server), { mostInFlight: 10, mostOfOne: 3 });
    server.get("/plain", async () => "ok");
    server.get("/never", () => new Promise(() => undefined));
    await server.listen({ port: 0, host: "127.0.0.1" });
    onTestFinished(() => server.close());
    const address = server.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const open = (localAddress: string) => {
      const socket = connect({ port, host: "127.0.0.1", localAddress });
      socket.on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      return socket;
    };
    return { overload, open };
  }
  const statusOf = async (socket: Socket): Promise<string> => {
    socket.write("GET /plain HTTP/1.1\r\nHost: x\r\n\r\n");
    const [data] = (await once(socket, "data")) as [Buffer];
    return data.toString().slice(9, 12);
  };

  it("keep that address out, not the others", async () => {
    const { overload, open } = await listening();
    for (let count = 0; count < 30; count++) open("127.0.0.1").write("GET /never HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(() => overload.inFlight(), patiently).toBe(3);
    expect(await statusOf(open("127.0.0.1"))).toBe("429");
    expect(await statusOf(open("127.0.0.2"))).toBe("200");
  });

  it("are over when the client leaves, also those whose answers waited behind another one", async () => {
    const { overload, open } = await listening();
    const socket = open("127.0.0.1");
    socket.write("GET /never HTTP/1.1\r\nHost: x\r\n\r\n" + "GET /plain HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2));
    await expect.poll(() => overload.inFlight(), patiently).toBe(3);
    socket.destroy();
    await expect.poll(() => overload.inFlight(), patiently).toBe(0);
  });
});

describe("the web app's files", () => {
  const folder = mkdtempSync(join(tmpdir(), "adjudge-web-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("are served compressed, the hashed ones for good, and nothing else is", async () => {
    mkdirSync(join(folder, "assets"));
    const script = `console.log(${JSON.stringify("x".repeat(5000))})`;
    for (const [name, text] of [
      ["index.html", "<!doctype html><title>t</title>"],
      ["landing.html", "<!doctype html><title>drawn</title><meta content='__APP_ORIGIN__/card.png'>"],
      ["assets/app-abc123.js", script],
      ["assets/app-abc123.js.map", "{}"],
      [".env", "SECRET=1"],
    ] as const)
      writeFileSync(join(folder, name), text);
    const server = Fastify();
    server.setErrorHandler(createErrorHandler(createLogger({ level: "silent" })));
    registerWebApp(server, loadStaticFiles(folder, "https://ads.example"), noteRoutes(server));
    const asset = await server.inject({ url: "/assets/app-abc123.js", headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(asset.rawPayload).toString()).toBe(script);
    expect(asset.headers["cache-control"]).toContain("immutable");
    const again = await server.inject({
      url: "/assets/app-abc123.js",
      headers: { "if-none-match": String(asset.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
    const page = await server.inject("/results/42");
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-cache"]);
    for (const url of ["/no-such-page", "/results/42/more", "/auth", "/checkout"]) {
      const unknown = await server.inject({ url, headers: { "if-none-match": String(page.headers["etag"]) } });
      expect([unknown.statusCode, unknown.body], url).toEqual([404, page.body]);
    }
    for (const url of ["/team-members/?invite=x", "/auth/accounts/passwordreset/confirm/u/t/", "/auth/google?code=1"])
      expect((await server.inject(url)).statusCode, url).toBe(200);
    const landing = await server.inject("/");
    expect(landing.body).toContain("https://ads.example/card.png");
    const withSession = await server.inject({ url: "/", headers: { cookie: "a=1; access_token=x" } });
    expect(withSession.body).toContain("<title>t</title>");
    for (const url of [
      "/landing.html",
      "/.env",
      "/assets/app-abc123.js.map",
      "/assets/gone-1.js",
      "/api/nothing",
      "/media/x",
      "/wp-admin.php",
    ])
      expect((await server.inject(url)).statusCode, url).toBe(404);
    expect((await server.inject({ method: "POST", url: "/results" })).statusCode).toBe(404);
    await server.close();
  });
});
