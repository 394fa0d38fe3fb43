import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config.ts";
import type { OpenDatabase } from "../platform/db/open-database.ts";
import type { Metrics } from "../platform/metrics/metrics.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { SpanExporter } from "../platform/telemetry/span-exporter.ts";
import { requireHost } from "./broken-requests.ts";
import { registerCompression } from "./compression.ts";
import { registerArrivingBodies } from "./arriving-bodies.ts";
import { registerApiDocs } from "./api-docs.ts";
import type { ContentSecurity } from "./content-security.ts";
import { registerDevGuard } from "./dev-guard.ts";
import { registerDevMailbox } from "./dev-mailbox.ts";
import { registerHealth, type Readiness } from "./health.ts";
import { countRequests, registerMetrics } from "./metrics.ts";
import { noteRoutes } from "./not-found.ts";
import { registerOverload } from "./overload.ts";
import { registerCors, registerSecurityHeaders } from "./security-headers.ts";
import { registerTracing } from "./tracing.ts";
import { loadBuiltWeb, registerWebApp } from "./web-app.ts";

type Options = {
  config: Config;
  database: OpenDatabase;
  storage: Storage;
  contentSecurity: ContentSecurity;
  metrics: Metrics;
  spans: SpanExporter | null;
};

/** Requests under way; a page asks for some twenty things at once, and an office shares an address. */
const mostOfOneAddress = 60;

/** Everything that is no feature: headers, protection, health, description of the API, the web app's files. */
export function registerPlatformRoutes(
  server: FastifyInstance,
  { config, database, storage, contentSecurity, metrics, spans }: Options,
  readiness: Readiness,
): void {
  const routes = noteRoutes(server);
  registerSecurityHeaders(server, { appOrigin: config.appOrigin, contentSecurity });
  requireHost(server);
  registerCors(server, config.appOrigin);
  registerCompression(server);
  const bodies = registerArrivingBodies(server);
  const overload = registerOverload(server, bodies, {
    mostDelayMs: config.overloadDelayMs,
    // Outside production everybody comes from this machine.
    mostOfOne: config.isProduction ? mostOfOneAddress : mostOfOneAddress * config.rateLimitIpFactor,
  });
  metrics.show({ name: "http_requests_in_flight", help: "Requests being answered", read: overload.inFlight });
  metrics.show({ name: "http_bodies_arriving", help: "Requests whose body is not in yet", read: bodies.count });
  countRequests(server, metrics);
  registerTracing(server, spans);
  if (config.metricsPort === null)
    registerMetrics(server, metrics, { token: config.metricsToken, isOpen: !config.isProduction });
  registerHealth(server, { db: database.db, storage, readiness });
  registerApiDocs(server);
  registerDevGuard(server);
  if (!config.isProduction && config.smtpUrl === null) registerDevMailbox(server, join(config.dataDir, "outbox"));
  registerWebApp(server, loadBuiltWeb(config.appOrigin), routes);
}
