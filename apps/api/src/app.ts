import type { FastifyInstance } from "fastify";
import type { Platform, Services } from "./compose.ts";
import { registerConfigRoutes } from "./features/client-config/routes.ts";
import { registerPlanRoutes } from "./features/plans/routes.ts";
import type { Api } from "./http/api.ts";
import { createGeneralLimits } from "./http/general-limits.ts";
import type { Readiness } from "./http/health.ts";
import { bindUnfinished } from "./http/not-found.ts";
import { registerPlatformRoutes } from "./http/platform-routes.ts";
import { createServer } from "./http/server.ts";

export type App = { server: FastifyInstance; readiness: Readiness };

/** The HTTP side: platform routes, then each feature's. */
export async function buildApp(platform: Platform, services: Services): Promise<App> {
  const { config, logger, ids, db, rateLimiter, clock } = platform;
  const server = await createServer({ config, logger, ids });
  const readiness: Readiness = { isDraining: false };
  registerPlatformRoutes(server, platform, readiness);

  const generalLimits = createGeneralLimits(rateLimiter, () => clock.now().getTime());
  const api: Api = { server, db, rateLimiter, generalLimits, bound: new Set() };
  registerConfigRoutes(api, config, {
    payment: () => ({ mode: "test", publishable_key: "", script_url: null, api_base: null }),
    providers: () => [],
  });
  registerPlanRoutes(api, services.plans);

  bindUnfinished(server, api.bound);
  await server.ready();
  return { server, readiness };
}
