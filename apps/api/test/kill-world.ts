import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Kills the server when the n-th call of this shape comes by: before it is passed on, or after, with its response lost. */
export type CrashPoint = { call: string; nth?: number; when: "before" | "after" };

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** `POST /v1/subscriptions/:id`: ids are left out, so that a point can be named beforehand. */
const shapeOf = (method: string, url: string): string =>
  `${method} ${(url.split("?")[0] ?? "").replace(/\/(cus|sub|pi|in|sub_sched|seti|pm)_\w+/g, "/:id")}`;

/** A place between two programs that passes calls on, notes their shapes, and can strike in between. */
export async function createGate({ target, strike }: { target: () => string | null; strike: () => Promise<void> }) {
  let point: CrashPoint | null = null;
  let count = 0;
  const seen: string[] = [];

  const isHit = (shape: string): boolean => {
    if (point?.call !== shape) return false;
    count += 1;
    return count === (point.nth ?? 1);
  };

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(request);
    const { method = "GET", url = "/" } = request;
    const shape = shapeOf(method, url);
    seen.push(shape);
    const when = isHit(shape) ? point?.when : undefined;
    if (when !== undefined) point = null;
    if (when === "before") {
      await strike();
      return void response.destroy();
    }
    const base = target();
    if (base === null) return void response.writeHead(503).end();
    const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers;
    const answer = await fetch(`${base}${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const text = Buffer.from(await answer.arrayBuffer());
    if (when === "after") {
      await strike();
      return void response.destroy();
    }
    const passed = [...answer.headers].filter(([name]) => !/^(connection|content-length|transfer-)/.test(name));
    response.writeHead(answer.status, Object.fromEntries(passed)).end(text);
  };

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const url = await listen(server);
  return {
    url,
    /** Calls that came by since the last arming. */
    seen,
    arm: (given: CrashPoint | null) => {
      point = given;
      count = 0;
      seen.length = 0;
    },
    isArmed: () => point !== null,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Gate = Awaited<ReturnType<typeof createGate>>;
