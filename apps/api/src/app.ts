import type { FastifyInstance } from "fastify";
import type { Platform, Services } from "./compose.ts";
import { loadUser, registerAccountRoutes } from "./features/account/routes.ts";
import { registerAuthRoutes } from "./features/auth/routes.ts";
import { registerIdentityRoutes } from "./features/auth/identity-routes.ts";
import { registerSocialRoutes } from "./features/auth/social-routes.ts";
import { registerTestSignIn } from "./features/auth/test-sign-in-routes.ts";
import { registerConfigRoutes } from "./features/client-config/routes.ts";
import { registerPlanRoutes } from "./features/plans/routes.ts";
import { registerCategoryRoutes } from "./features/categories/routes.ts";
import { registerComparisonRoutes } from "./features/comparisons/routes.ts";
import { registerCritiqueRoutes } from "./features/critiques/routes.ts";
import { registerMediaRoutes } from "./features/images/media-routes.ts";
import { registerImageRoutes } from "./features/images/routes.ts";
import { presentPaymentConfig } from "./features/billing/presenter.ts";
import { registerBillingRoutes } from "./features/billing/routes.ts";
import { registerTeamRoutes } from "./features/team/routes.ts";
import type { Api } from "./http/api.ts";
import { createGeneralLimits } from "./http/general-limits.ts";
import type { Readiness } from "./http/health.ts";
import { bindUnfinished } from "./http/not-found.ts";
import { registerPaymentProxy } from "./http/payment-proxy.ts";
import { registerPlatformRoutes } from "./http/platform-routes.ts";
import { createRefusalTrail } from "./http/refusal-trail.ts";
import { createServer } from "./http/server.ts";
import { createSessionBinding } from "./http/session-binding.ts";

export type App = { server: FastifyInstance; readiness: Readiness };

/** The HTTP side: platform routes, then each feature's. */
export async function buildApp(platform: Platform, services: Services): Promise<App> {
  const { config, logger, ids, db, rateLimiter, clock, secrets } = platform;
  const server = await createServer({ config, logger, ids });
  const readiness: Readiness = { isDraining: false };
  // A connection kept alive after its last response would hold up the end until all connections are cut.
  server.addHook("onSend", async (_request, reply) => {
    if (readiness.isDraining) reply.header("connection", "close");
  });
  registerPlatformRoutes(server, platform, readiness);

  registerPaymentProxy(server, services.billing.payments.apiBase);

  const generalLimits = createGeneralLimits(rateLimiter, () => clock.now().getTime());
  const binding = createSessionBinding(config);
  const noteRefusal = createRefusalTrail({ db, logger, now: () => clock.now().getTime() });
  const api: Api = { server, db, rateLimiter, secrets, generalLimits, binding, noteRefusal, bound: new Set() };
  registerConfigRoutes(api, config, {
    payment: () => presentPaymentConfig(services.billing.payments),
    providers: () => services.oauth.names,
    critic: services.critiques.about,
  });
  registerPlanRoutes(api, services.plans);
  const asUser = (userId: string) => loadUser(services.account, userId);
  registerAuthRoutes(api, { auth: services.auth, loadUser: asUser });
  registerSocialRoutes(api, { auth: services.auth, loadUser: asUser, appOrigin: config.appOrigin });
  registerIdentityRoutes(api, { auth: services.auth, appOrigin: config.appOrigin });
  registerTestSignIn(server, { oauth: services.oauth, config });
  registerAccountRoutes(api, services.account);
  registerBillingRoutes(api, services.billing);
  registerTeamRoutes(api, services.team);
  registerCategoryRoutes(api, services.categories);
  registerImageRoutes(api, { images: services.images, abUploads: services.abUploads, critiques: services.critiques });
  registerComparisonRoutes(api, services.comparisons, services.critiques);
  registerCritiqueRoutes(api, services);
  registerMediaRoutes(server, {
    limits: generalLimits,
    images: services.images,
    storage: platform.storage,
    secrets: platform.secrets,
    clock: platform.clock,
  });

  bindUnfinished(server, api.bound);
  await server.ready();
  return { server, readiness };
}
