import {
  acceptedImageTypes,
  getConfig,
  imagesPerComparison,
  linkPasswordMinLength,
  maxUploadBytes,
  type PaymentConfig,
} from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import type { Config, ProviderName } from "../../platform/config.ts";

/** What other features know about themselves; asked at each call, so that it can depend on what has started. */
export type ClientConfigSources = {
  payment: () => PaymentConfig;
  providers: () => readonly ProviderName[];
  critic: () => { destination: string; model: string } | undefined;
};

export function registerConfigRoutes(
  api: Api,
  config: Pick<Config, "supportEmail" | "passwordMinLength" | "passwordPolicy" | "passwordRefusesCommon">,
  sources: ClientConfigSources,
): void {
  route(api, getConfig, () => ({
    product_name: "Adjudge",
    support_email: config.supportEmail,
    password_min_length: config.passwordMinLength,
    password_policy: config.passwordPolicy,
    refuses_common_passwords: config.passwordRefusesCommon,
    link_password_min_length: Math.max(linkPasswordMinLength, config.passwordMinLength),
    providers: [...sources.providers()],
    payment: sources.payment(),
    upload: {
      max_bytes: maxUploadBytes,
      accepted_types: [...acceptedImageTypes],
      images_per_comparison: imagesPerComparison,
    },
    ...criticOf(sources),
  }));
}

function criticOf({ critic }: ClientConfigSources) {
  const about = critic();
  return about && { critic: about };
}
