import type { FastifyInstance, FastifyRequest } from "fastify";
import { contentSecurityPolicy, type ContentSecurity } from "./content-security.ts";

type Options = { appOrigin: string; contentSecurity: ContentSecurity };

/** By the route that is found, not by how the address is spelt: `/%61pi/login` and `/api/login` are one call. */
const isPage = ({ routeOptions, url }: FastifyRequest): boolean => !isApiPath(routeOptions.url ?? decodedPath(url));

const isApiPath = (path: string): boolean => /^\/+api(\/|$)/i.test(path);

function decodedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Headers of every response. Pages may run our own scripts only; responses of the API may run nothing at all. */
export function registerSecurityHeaders(server: FastifyInstance, { appOrigin, contentSecurity }: Options): void {
  const pagePolicy = contentSecurityPolicy(contentSecurity);
  const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
  const common: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Reset and invitation links carry their secret in the address.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...(appOrigin.startsWith("https://") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  const pageHeaders = { ...common, "content-security-policy": pagePolicy };
  const apiHeaders = { ...common, "content-security-policy": apiPolicy, "cache-control": "no-store" };
  server.addHook("onRequest", (request, reply, done) => {
    reply.headers(isPage(request) ? pageHeaders : apiHeaders);
    reply.header("x-request-id", request.id);
    done();
  });
}

const methods = "GET, HEAD, POST, PATCH, PUT, DELETE";

/** Other sites get a response without permission to read; only our own origin is named, never with credentials. */
export function registerCors(server: FastifyInstance, appOrigin: string): void {
  server.addHook("onRequest", (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined) reply.header("vary", "origin");
    const isOurs = origin === appOrigin;
    if (isOurs) reply.header("access-control-allow-origin", appOrigin);
    if (request.method !== "OPTIONS" || isPage(request)) return done();
    if (isOurs)
      reply
        .header("access-control-allow-methods", methods)
        .header("access-control-allow-headers", "authorization, content-type, idempotency-key")
        .header("access-control-max-age", "600");
    reply.code(204).header("allow", methods).send();
  });
}
