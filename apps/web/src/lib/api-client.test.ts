// @vitest-environment jsdom
/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoint, getCurrentUser, login } from "@adjudge/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { call, callWithStatus, setUnauthenticatedHandler } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import { store } from "./store.ts";

interface Seen {
  method: string;
  url: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

let server: Server;
let seen: Seen[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const realFetch = globalThis.fetch;

const reply = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { authorization, "content-type": contentType } = request.headers;
      seen.push({ method: request.method ?? "", url: request.url ?? "", authorization, contentType, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // In a browser the address is relative to the page; here it needs the server's origin.
  globalThis.fetch = (input, init) =>
    realFetch(new URL(typeof input === "string" ? input : "", `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = realFetch;
  server.close();
});

afterEach(() => {
  seen = [];
  document.cookie = "access_token=; Max-Age=0; Path=/";
  setUnauthenticatedHandler(() => {});
});

const getThing = endpoint({
  name: "getThing",
  method: "GET",
  path: "/things/:id",
  auth: "user",
  params: z.object({ id: z.string() }),
  query: z.object({ sort: z.string().optional(), page: z.number().optional() }),
  encoding: "none",
  response: z.object({ size: z.number() }),
  errors: [],
  summary: "",
  tag: "",
});

const getThingById = () => call(getThing, { params: { id: "a/b" }, query: { sort: "-size" } });

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error("expected an ApiError");
  return error;
};

describe("call", () => {
  it("fills the path, leaves out what is not given and carries the token", async () => {
    document.cookie = "access_token=abc; Path=/";
    reply(200, { size: 3 });
    await expect(call(getThing, { params: { id: "a/b" }, query: { sort: "-size" } })).resolves.toEqual({ size: 3 });
    expect(seen[0]).toMatchObject({ url: "/api/things/a%2Fb?sort=-size", authorization: "Bearer abc" });
  });

  it("sends no token with public calls", async () => {
    document.cookie = "access_token=abc; Path=/";
    reply(401, { detail: "Invalid email or password.", code: "invalid_credentials" });
    await failure(call(login, { query: {}, body: { username: "a", password: "b" } }));
    expect(seen[0]).toMatchObject({ authorization: undefined, contentType: "application/json" });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ username: "a", password: "b" });
  });

  it("can use the scheme Token and tells the success status", async () => {
    document.cookie = "access_token=abc; Path=/";
    reply(202, { size: 1 });
    const result = await callWithStatus(getThing, { params: { id: "1" }, query: {}, scheme: "Token" });
    expect(result).toEqual({ status: 202, data: { size: 1 } });
    expect(seen[0]?.authorization).toBe("Token abc");
  });

  it("counts calls in flight, but not those in the background", async () => {
    const counts: number[] = [];
    answer = (_, response) => {
      counts.push(store.getState().loading);
      response.writeHead(200, { "content-type": "application/json" }).end('{"size":1}');
    };
    await getThingById();
    await call(getThing, { params: { id: "1" }, query: {}, background: true });
    expect(counts).toEqual([1, 0]);
    expect(store.getState().loading).toBe(0);
  });

  it("brings the counter back after a failure", async () => {
    reply(500, { detail: "Internal error.", code: "internal" });
    await failure(getThingById());
    expect(store.getState().loading).toBe(0);
  });
});

describe("errors", () => {
  it("reads detail, code, request id and the time to wait", async () => {
    const headers = { "retry-after": "30", "x-request-id": "r-1" };
    reply(429, { detail: "Too many tries.", code: "rate_limited" }, headers);
    expect(await failure(getThingById())).toMatchObject({
      status: 429,
      code: "rate_limited",
      detail: "Too many tries.",
      requestId: "r-1",
      retryAfterSeconds: 30,
    });
  });

  it("reads field errors, image_ids.detail and errors by address", async () => {
    reply(400, { email: ["Invalid email format"] });
    expect((await failure(getThingById())).fields).toEqual({ email: ["Invalid email format"] });
    reply(400, { image_ids: { detail: "Exactly two images are required." } });
    const comparison = await failure(getThingById());
    expect(comparison.fields).toEqual({ image_ids: ["Exactly two images are required."] });
    expect(comparison.detail).toBe("Exactly two images are required.");
    reply(400, { emails: { "a@x": ["Invalid email format"] } });
    expect((await failure(getThingById())).fields).toEqual({ emails: { "a@x": ["Invalid email format"] } });
  });

  it("knows an inactive account", async () => {
    reply(403, { inactive: true, detail: "Verify your email first.", code: "inactive" });
    expect((await failure(getThingById())).code).toBe("inactive");
  });

  it("makes a sentence of a proxy's page", async () => {
    reply(502, "<html>Bad gateway</html>", { "content-type": "text/html" });
    const error = await failure(getThingById());
    expect(error.code).toBe("unknown");
    expect(error.detail).not.toContain("<");
  });

  it("says so when the answer is not what the contract says", async () => {
    reply(200, { size: "three" });
    expect(await failure(getThingById())).toMatchObject({ status: 200, code: "unreadable" });
  });

  it("says so when no answer came", async () => {
    answer = (request) => request.socket.destroy();
    expect(await failure(getThingById())).toMatchObject({ status: 0, code: "network" });
  });

  it("passes an abort on as it is", async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const promise = call(getThing, { params: { id: "1" }, query: {}, signal: controller.signal });
    await expect(promise).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a lost session", () => {
  it("is reported once per 401 of a call that needs it, not for a wrong password", async () => {
    let lost = 0;
    setUnauthenticatedHandler(() => (lost += 1));
    reply(401, { detail: "Invalid email or password.", code: "invalid_credentials" });
    await failure(call(login, { query: {}, body: { username: "a", password: "b" } }));
    expect(lost).toBe(0);
    reply(401, { detail: "Token is invalid.", code: "token_invalid" });
    await failure(call(getCurrentUser, {}));
    expect(lost).toBe(1);
  });
});
