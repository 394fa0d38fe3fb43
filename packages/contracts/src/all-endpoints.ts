import { accountEndpoints } from "./accounts.ts";
import { subscriptionEndpoints } from "./billing.ts";
import { categoryEndpoints } from "./categories.ts";
import { comparisonEndpoints } from "./comparisons.ts";
import { getConfig } from "./config.ts";
import { critiqueEndpoints } from "./critique.ts";
import type { Endpoint } from "./endpoint.ts";
import { identityEndpoints } from "./identities.ts";
import { imageEndpoints } from "./images.ts";
import { oauthEndpoints } from "./oauth.ts";
import { paymentEndpoints } from "./payments.ts";
import { planEndpoints } from "./plans.ts";
import { readingEndpoints } from "./readings.ts";
import { signInEndpoints } from "./sign-in.ts";
import { teamEndpoints } from "./team.ts";

/** Every call of the API; its description is made from this list. */
export const allEndpoints: readonly Endpoint[] = [
  getConfig,
  ...signInEndpoints,
  ...accountEndpoints,
  ...oauthEndpoints,
  ...identityEndpoints,
  ...planEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
  ...categoryEndpoints,
  ...imageEndpoints,
  ...readingEndpoints,
  ...comparisonEndpoints,
  ...critiqueEndpoints,
  ...teamEndpoints,
];
