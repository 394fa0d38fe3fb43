import type { Platform } from "./compose-platform.ts";
import { createBillingData } from "./features/billing/personal-data.ts";
import { createCategoriesData } from "./features/categories/personal-data.ts";
import { createComparisonsData } from "./features/comparisons/personal-data.ts";
import { createCritiquesData } from "./features/critiques/personal-data.ts";
import { createImagesData } from "./features/images/personal-data.ts";
import { createTeamData } from "./features/team/personal-data.ts";
import type { Payments } from "./platform/payments/payments.ts";
import type { PersonalData } from "./platform/personal-data.ts";

/** What each feature holds about a person, in the order in which it can be removed: first what points to the rest. */
export function composePersonalData(platform: Platform, payments: Payments): readonly PersonalData[] {
  return [
    createCritiquesData(platform),
    createComparisonsData(platform),
    createImagesData(platform),
    createCategoriesData(platform),
    createTeamData(platform),
    createBillingData({ ...platform, payments }),
  ];
}
