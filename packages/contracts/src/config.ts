import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Provider } from "./oauth.ts";

export const PaymentConfig = z.object({
  mode: z.enum(["test", "live"]),
  publishable_key: z.string(),
  /** The provider's script; null where the simulator needs none. */
  script_url: z.string().nullable(),
  /** In test mode the simulator's address. */
  api_base: z.string().nullable(),
});
export type PaymentConfig = z.infer<typeof PaymentConfig>;

export const Config = z.object({
  product_name: z.string(),
  /** Where people write to. */
  support_email: z.string(),
  password_min_length: z.number().int(),
  password_policy: z.enum(["spec", "asvs", "nist"]),
  refuses_common_passwords: z.boolean(),
  /** For the mailed link. */
  link_password_min_length: z.number().int(),
  /** The sign-in buttons to show. */
  providers: z.array(Provider),
  payment: PaymentConfig,
  upload: z.object({
    max_bytes: z.number().int(),
    accepted_types: z.array(z.string()),
    images_per_comparison: z.number().int(),
  }),
  critic: z
    .object({ destination: z.string(), model: z.string() })
    .optional()
    .meta({ description: "The model that gives second opinions, and where it runs; absent where none is set." }),
});
export type Config = z.infer<typeof Config>;

export const getConfig = endpoint({
  name: "getConfig",
  method: "GET",
  path: "/config",
  auth: "public",
  encoding: "none",
  response: Config,
  errors: [],
  summary: "What a client needs to know before anybody logs in.",
  tag: "Configuration",
});
