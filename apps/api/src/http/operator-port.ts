import Fastify from "fastify";
import type { Db } from "../platform/db/database.ts";
import type { Logger } from "../platform/logger.ts";
import type { Metrics } from "../platform/metrics/metrics.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { Config } from "../platform/config.ts";
import { createErrorHandler } from "./error-handler.ts";
import { registerHealth, type Readiness } from "./health.ts";
import { registerMetrics } from "./metrics.ts";

type Options = {
  config: Pick<Config, "metricsPort" | "metricsHost" | "metricsToken">;
  db: Db;
  storage: Storage;
  metrics: Metrics;
  logger: Logger;
  readiness: Readiness;
};

/** Metrics and health on a port that the world does not reach; a worker has no other one. */
export async function openOperatorPort({ config, db, storage, metrics, logger, readiness }: Options) {
  if (config.metricsPort === null) return { close: async (): Promise<void> => undefined, port: null };
  const server = Fastify({ logger: false, forceCloseConnections: true });
  server.setErrorHandler(createErrorHandler(logger));
  registerMetrics(server, metrics, { token: config.metricsToken, isOpen: true });
  registerHealth(server, { db, storage, readiness });
  await server.listen({ port: config.metricsPort, host: config.metricsHost });
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : config.metricsPort,
    close: () => server.close(),
  };
}
