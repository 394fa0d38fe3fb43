import { composePersonalData } from "./compose-personal-data.ts";
import type { Platform } from "./compose-platform.ts";
import {
  createAccountService,
  createAvatarStore,
  createErasureLedger,
  createSocialPictures,
  presentPictures,
} from "./features/account/service.ts";
import {
  createAuthService,
  createPasswordHasher,
  createPasswordRules,
  type PasswordHasher,
} from "./features/auth/service.ts";
import { getEntitlement } from "./features/entitlements/service.ts";
import { createCategoriesService } from "./features/categories/service.ts";
import {
  createAbUploads,
  createComparisonsService,
  isCompared,
  refreshComparisons,
  removeComparisonsOfCategory,
} from "./features/comparisons/service.ts";
import { createCritiquesService } from "./features/critiques/service.ts";
import { createImagesService } from "./features/images/service.ts";
import { createBillingService } from "./features/billing/service.ts";
import { createPlansService } from "./features/plans/service.ts";
import { createTeamService } from "./features/team/service.ts";
import { openPayments, paymentOrigins } from "./platform/payments/payments.ts";
import { declareHousekeeping } from "./platform/background.ts";
import { openCritic } from "./platform/critic/critic.ts";
import { createOAuthProviders } from "./platform/oauth/oauth-providers.ts";
import type { Analyser } from "./platform/scoring-pool/analyser.ts";
import { createPoolAnalyser } from "./platform/scoring-pool/pool-analyser.ts";

export { composePlatform, type Platform, type PlatformOverrides } from "./compose-platform.ts";

/** The services of all features. Each is made here, once, and declares its jobs on the queue. */
export type Services = Awaited<ReturnType<typeof composeServices>>;

export async function composeServices(
  platform: Platform,
  {
    isWorker = false,
    hasher = createPasswordHasher(),
    analyser = createPoolAnalyser({
      ...platform,
      workers: platform.config.analysisWorkers,
      timeoutMs: platform.config.analysisTimeoutSeconds * 1000,
      hiddenFolder: platform.config.dataDir,
    }),
  }: { isWorker?: boolean; hasher?: PasswordHasher; analyser?: Analyser } = {},
) {
  const { db, queue } = platform;
  const critiques = createCritiquesService({ ...platform, critic: openCritic(platform.config) });
  declareHousekeeping(queue, db);
  const plans = createPlansService({ db });
  await plans.seed();
  const team = createTeamService({ ...platform, origin: platform.config.appOrigin, pictures: presentPictures });
  const avatars = createAvatarStore({ ...platform, analyser });
  const oauth = createOAuthProviders(platform);
  const keepPicture = createSocialPictures({ ...platform, avatars, oauth });
  const auth = createAuthService({
    ...platform,
    hasher,
    passwords: createPasswordRules(platform.config),
    oauth,
    keepPicture,
    invites: {
      acceptAtLogIn: team.acceptAtLogIn,
      noteSignUp: team.noteSignUp,
      acceptNoted: team.acceptNoted,
    },
  });
  const payments = await openPayments({ ...platform, isWorker });
  platform.onClose(payments.close);
  const account = createAccountService({
    ...platform,
    auth,
    avatars,
    entitlements: getEntitlement,
    ledger: createErasureLedger({ ...platform, dataDir: platform.config.dataDir }),
    personalData: composePersonalData(platform, payments),
  });
  const origins = paymentOrigins(payments);
  platform.contentSecurity.scriptSrc.push(...origins.script);
  platform.contentSecurity.connectSrc.push(...origins.connect);
  platform.contentSecurity.frameSrc.push(...origins.frame);
  const { countMembers } = team;
  const billing = createBillingService({
    ...platform,
    payments,
    plans,
    origin: platform.config.appOrigin,
    countMembers,
  });
  for (const gauge of billing.gauges) platform.metrics.show(gauge);
  platform.onClose(analyser.close);
  const images = createImagesService({
    ...platform,
    analyser,
    isCompared,
    removeComparisonsOfCategory,
    refreshComparisons,
    onStored: critiques.imageStored,
  });
  const onCompared = critiques.comparisonStored;
  const abUploads = createAbUploads({ images, onCompared });
  const comparisons = createComparisonsService({ db, images, onCompared });
  const categories = createCategoriesService({ db, removeContents: images.removeOfCategory });
  return {
    analyser,
    billing,
    plans,
    oauth,
    auth,
    account,
    team,
    images,
    abUploads,
    comparisons,
    categories,
    critiques,
  };
}
