import type { Platform } from "./compose-platform.ts";
import { createPlansService } from "./features/plans/service.ts";
import { declareHousekeeping } from "./platform/background.ts";

export { composePlatform, type Platform, type PlatformOverrides } from "./compose-platform.ts";

/** The services of all features. Each is made here, once, and declares its jobs on the queue. */
export type Services = Awaited<ReturnType<typeof composeServices>>;

export async function composeServices({ db, queue }: Platform) {
  declareHousekeeping(queue, db);
  const plans = createPlansService({ db });
  await plans.seed();
  return { plans };
}
