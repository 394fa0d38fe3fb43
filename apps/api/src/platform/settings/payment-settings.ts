import { httpUrl, origin, setting, text, wholeNumber, type Setting } from "../setting.ts";

/** Stripe, and the simulator that stands in for it. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: setting(
    text.regex(/^(sk|rk)_/, "must start with sk_ or rk_").optional(),
    "unset: the local simulator",
    "card payment",
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    text.regex(/^pk_/, "must start with pk_").optional(),
    "unset",
    "card payment, the public half",
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    // An empty one is a signature that anybody can make; a blank left in makes one that nobody can.
    text
      .transform((secrets) => secrets.split(",").map((secret) => secret.trim()))
      .refine(
        (secrets) => secrets.every((secret) => /^whsec_[!-~]+$/.test(secret)),
        "must start with whsec_, and go on; two of them are separated by a comma",
      )
      .transform((secrets) => secrets.join(","))
      .optional(),
    "unset",
    "signature of Stripe's events",
  ),
  STRIPE_API_BASE: setting(
    httpUrl.optional(),
    "unset: Stripe, or without keys a simulator of its own",
    "another address that speaks Stripe's API, such as the one simulator for all instances (`npm run simulator`)",
  ),
  SIMULATOR_PORT: setting(wholeNumber(0, 65_535).default(12_111), "`12111`", "where `npm run simulator` listens"),
  SIMULATOR_WEBHOOK_ORIGIN: setting(
    origin.optional(),
    "`$APP_ORIGIN`",
    "where `npm run simulator` sends its events, if not to the address that people use",
  ),
} as const satisfies Record<string, Setting>;
