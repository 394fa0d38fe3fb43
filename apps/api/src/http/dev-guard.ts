import type { FastifyInstance } from "fastify";
import { notFound } from "../platform/app-error.ts";
import { isLoopbackHost } from "../platform/loopback.ts";

const hostName = (host: string): string => host.replace(/:\d+$/, "");

/**
 * /dev/* shows every mail and signs in as anybody. A page on another site can point a name of its own at 127.0.0.1 and would
 * then be same-origin with us; only the Host header tells.
 */
export function registerDevGuard(server: FastifyInstance): void {
  server.addHook("onRequest", (request, _reply, done) => {
    const isDev = /^\/dev(\/|$)/.test(request.routeOptions.url ?? "");
    done(isDev && !isLoopbackHost(hostName(request.headers.host ?? "")) ? notFound() : undefined);
  });
}
