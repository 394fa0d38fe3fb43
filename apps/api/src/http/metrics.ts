import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError, notFound } from "../platform/app-error.ts";
import type { Metrics } from "../platform/metrics/metrics.ts";

/**
 * Numbers about the business and its load are the operator's: on a port of their own, with a token, or without either where
 * only this machine listens.
 */
export type MetricsAccess = { token: string | null; isOpen: boolean };

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const isSameSecret = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/** Labels are route patterns, never addresses as they came: those have no bound. */
export function countRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    const status = String(reply.statusCode);
    metrics.request.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
}

/** Prometheus text at /metrics. */
export function registerMetrics(server: FastifyInstance, { registry }: Metrics, access: MetricsAccess): void {
  server.get("/metrics", async ({ headers }, reply) => {
    if (access.token === null && !access.isOpen) throw notFound("There is nothing at this address.");
    if (access.token !== null && !isSameSecret(headers.authorization ?? "", `Bearer ${access.token}`))
      throw new AppError("unauthenticated", "The metrics need their token.");
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}
