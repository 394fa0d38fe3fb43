import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Overload } from "./overload.ts";

type Options = { pool: pg.Pool; overload: Overload; withProcessMetrics: boolean };

/** Prometheus text at /metrics. Labels are route patterns, never addresses as they came: those have no bound. */
export function registerMetrics(server: FastifyInstance, { pool, overload, withProcessMetrics }: Options): void {
  const registry = new Registry();
  if (withProcessMetrics) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  gauge("http_requests_in_flight", "Requests being answered", overload.inFlight);
  gauge("db_connections_total", "Open database connections", () => pool.totalCount);
  gauge("db_connections_idle", "Unused database connections", () => pool.idleCount);
  gauge("db_connections_waiting", "Requests waiting for a connection", () => pool.waitingCount);
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  server.get("/metrics", async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics()),
  );
}
