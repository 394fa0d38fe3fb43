import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maxSignInBytes } from "./limits.ts";
import { OAuthStart, Provider, RedirectUri } from "./oauth.ts";
import { Otp, password, requiredText } from "./shared.ts";
import { Timestamp } from "./values.ts";

const tag = "Social sign-in";

export const Identity = z.object({
  provider: Provider,
  /** The address that the provider has of the person; it may differ from the account's. */
  email: z.string().nullable(),
  created_date: Timestamp,
});
export type Identity = z.infer<typeof Identity>;

export const IdentityList = z.object({
  message: z.string(),
  identities: z.array(Identity),
  /** Without one, the last provider cannot be disconnected. */
  has_password: z.boolean(),
});
export type IdentityList = z.infer<typeof IdentityList>;

/** Any text: an unknown provider answers 404 like one that is not set up. */
const ProviderParams = z.object({ provider: z.string() });

export const listIdentities = endpoint({
  name: "listIdentities",
  method: "GET",
  path: "/identities",
  auth: "user",
  encoding: "none",
  response: IdentityList,
  errors: ["token_invalid"],
  summary: "The providers that one's own account can be signed in with.",
  tag,
});

/** The password again, or a PASSWORD_RESET code for an account without one: a stolen session must not add a way in. */
export const StartConnectBody = z.object({
  redirect_uri: RedirectUri,
  password: password(1, "Password is required").optional(),
  otp: Otp.optional(),
});
export type StartConnectBody = z.infer<typeof StartConnectBody>;

export const startConnect = endpoint({
  name: "startConnect",
  method: "POST",
  path: "/identities/:provider/start",
  auth: "user",
  params: ProviderParams,
  body: StartConnectBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  response: OAuthStart,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "password_required",
    "provider_not_configured",
    "provider_unavailable",
  ],
  summary: "As startOAuth, to connect a provider to the account one is logged in to.",
  tag,
});

const oneTimeText = (label: string) =>
  requiredText(`${label} is required`).min(1, `${label} is required`).max(8192, `${label} is too long.`);

export const ConnectIdentityBody = z.object({ code: oneTimeText("Code"), state: oneTimeText("State") });
export type ConnectIdentityBody = z.infer<typeof ConnectIdentityBody>;

export const connectIdentity = endpoint({
  name: "connectIdentity",
  method: "POST",
  path: "/identities/:provider",
  auth: "user",
  params: ProviderParams,
  body: ConnectIdentityBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  status: 201,
  response: IdentityList,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "invalid_state",
    "invalid_provider_token",
    "provider_not_configured",
    "provider_unavailable",
    "conflict",
  ],
  summary: "Connect a provider, whatever address it has of the person.",
  tag,
});

export const disconnectIdentity = endpoint({
  name: "disconnectIdentity",
  method: "DELETE",
  path: "/identities/:provider",
  auth: "user",
  params: ProviderParams,
  encoding: "none",
  status: 204,
  response: "none",
  errors: ["token_invalid", "not_found", "conflict"],
  summary: "Disconnect a provider; the last way in stays.",
  tag,
});

export const identityEndpoints = [listIdentities, startConnect, connectIdentity, disconnectIdentity] as const;
