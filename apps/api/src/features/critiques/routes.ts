import {
  agreeToCritic,
  askForCritique,
  askForPairCritique,
  getCriticConsent,
  getCritique,
  getPairCritique,
  withdrawFromCritic,
} from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import { notFound } from "../../platform/app-error.ts";
import type { ComparisonsService } from "../comparisons/service.ts";
import type { ImagesService } from "../images/service.ts";
import type { CritiquesService } from "./service.ts";

const perUser = { limit: 30, windowSeconds: 60 };

type Services = { critiques: CritiquesService; images: ImagesService; comparisons: ComparisonsService };

export function registerCritiqueRoutes(api: Api, { critiques, images, comparisons }: Services): void {
  const { rateLimiter } = api;
  // Whether a creative exists is not told where there is no model to ask about it.
  const requireModel = (): void => {
    if (!critiques.about()) throw notFound();
  };
  const limitAsking = (userId: string) => rateLimiter.enforce({ action: "critique", account: userId }, perUser);
  const imageOf = async (id: string, ownerId: string) => {
    requireModel();
    return images.presentWhole(await images.get({ id, ownerId }));
  };
  const comparisonOf = (id: string, ownerId: string) => {
    requireModel();
    return comparisons.get({ id, ownerId });
  };

  route(api, getCriticConsent, async ({ userId }) => ({
    message: "Consent retrieved successfully.",
    consent: await critiques.consent({ ownerId: userId }),
  }));
  route(api, agreeToCritic, async ({ userId, body, ip }) => ({
    message: "Second opinions are on.",
    consent: await critiques.agree({ ownerId: userId, ip, destination: body.destination }),
  }));
  route(api, withdrawFromCritic, async ({ userId, ip }) => ({
    message: "Second opinions are off, and those given so far have been deleted.",
    consent: await critiques.withdraw({ ownerId: userId, ip }),
  }));
  route(api, getCritique, async ({ userId, params }) => ({
    message: "Second opinion retrieved successfully.",
    critique: await critiques.ofImage(await imageOf(params.id, userId), userId),
  }));
  route(api, askForCritique, async ({ userId, params }) => {
    await limitAsking(userId);
    const critique = await critiques.askAboutImage(await imageOf(params.id, userId), userId);
    return { message: "The model has been asked.", critique };
  });
  route(api, getPairCritique, async ({ userId, params }) => ({
    message: "Second opinion retrieved successfully.",
    critique: await critiques.ofComparison(await comparisonOf(params.id, userId), userId),
  }));
  route(api, askForPairCritique, async ({ userId, params }) => {
    await limitAsking(userId);
    const critique = await critiques.askAboutComparison(await comparisonOf(params.id, userId), userId);
    return { message: "The model has been asked.", critique };
  });
}
