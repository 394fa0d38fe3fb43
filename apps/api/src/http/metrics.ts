import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { AppError, notFound } from "../platform/app-error.ts";
import type { Overload } from "./overload.ts";

/** A number that a feature shows, asked for when the metrics are read. */
export type GaugeSource = { name: string; help: string; read: () => number | Promise<number> };

type Options = {
  pool: pg.Pool;
  overload: Overload;
  withProcessMetrics: boolean;
  gauges: readonly GaugeSource[];
  access: MetricsAccess;
};

/** Numbers about the business and its load are the operator's: with a token, or without one where only this machine listens. */
export type MetricsAccess = { token: string | null; isOpen: boolean };

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const isSameSecret = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/** Prometheus text at /metrics. Labels are route patterns, never addresses as they came: those have no bound. */
export function registerMetrics(server: FastifyInstance, options: Options): void {
  const { pool, overload, withProcessMetrics, gauges, access } = options;
  const registry = new Registry();
  if (withProcessMetrics) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const own: GaugeSource[] = [
    { name: "http_requests_in_flight", help: "Requests being answered", read: overload.inFlight },
    { name: "db_connections_total", help: "Open database connections", read: () => pool.totalCount },
    { name: "db_connections_idle", help: "Unused database connections", read: () => pool.idleCount },
    { name: "db_connections_waiting", help: "Requests waiting for a connection", read: () => pool.waitingCount },
  ];
  for (const { name, help, read } of [...own, ...gauges])
    new Gauge({
      name,
      help,
      registers: [registry],
      // Without the database one number is missing, not all of them.
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
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
