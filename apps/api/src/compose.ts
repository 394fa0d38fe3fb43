import type { Platform } from "./compose-platform.ts";
import { createAccountService, createAvatarStore, presentPictures } from "./features/account/service.ts";
import { createAuthService, createPasswordHasher } from "./features/auth/service.ts";
import { getEntitlement } from "./features/billing/service.ts";
import { createCategoriesService } from "./features/categories/service.ts";
import { createComparisonsService, isCompared, removeComparisonsOfCategory } from "./features/comparisons/service.ts";
import { createAbUploads } from "./features/images/ab-upload.ts";
import { createImagesService } from "./features/images/service.ts";
import { createPlansService } from "./features/plans/service.ts";
import { createTeamService } from "./features/team/service.ts";
import { declareHousekeeping } from "./platform/background.ts";
import { createInProcessAnalyser } from "./platform/scoring-pool/in-process-analyser.ts";

export { composePlatform, type Platform, type PlatformOverrides } from "./compose-platform.ts";

/** The services of all features. Each is made here, once, and declares its jobs on the queue. */
export type Services = Awaited<ReturnType<typeof composeServices>>;

export async function composeServices(platform: Platform) {
  const { db, queue } = platform;
  declareHousekeeping(queue, db);
  const plans = createPlansService({ db });
  await plans.seed();
  const team = createTeamService({ ...platform, origin: platform.config.appOrigin, pictures: presentPictures });
  const hasher = createPasswordHasher();
  const auth = createAuthService({ ...platform, hasher, acceptInvite: team.acceptAtLogIn });
  const avatars = createAvatarStore(platform);
  const account = createAccountService({ ...platform, auth, avatars, entitlements: getEntitlement });
  const analyser = createInProcessAnalyser();
  platform.onClose(analyser.close);
  const images = createImagesService({ ...platform, analyser, isCompared, removeComparisonsOfCategory });
  const abUploads = createAbUploads({ images });
  const comparisons = createComparisonsService({ db, images });
  const categories = createCategoriesService({ db, removeContents: images.removeOfCategory });
  return { plans, auth, account, team, images, abUploads, comparisons, categories };
}
