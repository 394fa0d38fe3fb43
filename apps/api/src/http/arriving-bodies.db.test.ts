import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { makeUser } from "../../test/factories.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { createLogger } from "../platform/logger.ts";
import { registerArrivingBodies } from "./arriving-bodies.ts";
import { createErrorHandler } from "./error-handler.ts";

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A request whose headers are there and whose body comes when the test writes it. */
async function begin(server: FastifyInstance, path: string, length = 100_000) {
  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`;
  socket.write(head);
  return { write: (text: string) => socket.write(text), answer: () => answer, isOpen: () => !socket.destroyed };
}

describe("bodies that trickle (N112)", () => {
  it("215 of them from one address hold nobody else up, and are cut with an answer", async () => {
    const app = await buildTestApp();
    await app.server.listen({ port: 0, host: "127.0.0.1" });
    const slow = await Promise.all(Array.from({ length: 215 }, () => begin(app.server, "/api/login/", 2_000)));
    const origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
    for (let index = 0; index < 5; index++) expect((await fetch(`${origin}/api/subscription-plans/`)).status).toBe(200);
    const trickle = setInterval(() => slow.forEach(({ write, isOpen }) => isOpen() && write(" ")), 200);
    await expect.poll(() => slow.filter(({ isOpen }) => isOpen()).length, { timeout: 60_000 }).toBe(0);
    clearInterval(trickle);
    for (const { answer } of slow) expect(answer()).toMatch(/^HTTP\/1.1 408 /);
    expect(slow[0]?.answer()).toContain('"code":"request_timeout"');
    expect((await fetch(`${origin}/api/subscription-plans/`)).status).toBe(200);
    await app.close();
  });
});

it("an upload whose client goes away in the middle is no failure of ours", async () => {
  const lines: string[] = [];
  const logger = createLogger({ level: "error", destination: { write: (line: string) => void lines.push(line) } });
  const app = await buildTestApp({ overrides: { logger } });
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  const { id, token } = await makeUser(app);
  const socket = connect((app.server.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  const closed = new Promise((done) => {
    app.server.server.on("request", (_request, response) => response.on("close", done));
  });
  const part = '--b\r\ncontent-disposition: form-data; name="profile_image"; filename="a.png"\r\n\r\nbytes';
  socket.write(
    `PATCH /api/users/${id}/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n${part}`,
  );
  await wait(1_000);
  socket.resetAndDestroy();
  await closed;
  await wait(500);
  expect(lines).toEqual([]);
  await app.close();
});

describe("the watch over bodies that arrive", () => {
  async function start(options: Parameters<typeof registerArrivingBodies>[1]) {
    const server = Fastify();
    server.setErrorHandler(createErrorHandler(createLogger({ level: "silent" })));
    const bodies = registerArrivingBodies(server, options);
    server.post("/", async () => "taken");
    await server.listen({ port: 0, host: "127.0.0.1" });
    return { server, bodies };
  }

  it("lets one that keeps to the rate take its time", async () => {
    const { server, bodies } = await start({ leastBytesPerSecond: 100, graceMs: 50, everyMs: 10 });
    const steady = await begin(server, "/", 3_002);
    for (let sent = 0; sent < 30; sent++) {
      steady.write(" ".repeat(100));
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(bodies.count()).toBe(1);
    steady.write("}");
    await expect.poll(() => steady.answer(), { timeout: 20_000 }).toMatch(/^HTTP\/1.1 200 /);
    expect(bodies.count()).toBe(0);
    await server.close();
  });

  it("cuts those of one address that are too many, and no other", async () => {
    const { server } = await start({ leastBytesPerSecond: 0, graceMs: 50, everyMs: 10, mostPerAddress: 3 });
    const all = await Promise.all(Array.from({ length: 5 }, () => begin(server, "/")));
    await expect.poll(() => all.filter(({ isOpen }) => isOpen()).length, { timeout: 20_000 }).toBe(3);
    expect(all.filter(({ answer }) => answer().startsWith("HTTP/1.1 429 "))).toHaveLength(2);
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.close();
  });
});
