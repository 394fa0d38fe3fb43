import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./error-codes.ts";
import { maxSignInBytes } from "./limits.ts";
import { requiredText } from "./shared.ts";
import { InviteQuery, LoginResult } from "./sign-in.ts";

const tag = "Social sign-in";

export const Provider = z.enum(["google", "facebook", "linkedin", "twitter", "github"]);
export type Provider = z.infer<typeof Provider>;

const maxTokenLength = 8192;
export const RedirectUri = requiredText("Redirect URI is required")
  .min(1, "Redirect URI is required")
  .max(2048, "Redirect URI is too long.");

export const OAuthStart = z.object({ authorize_url: z.string() });
export type OAuthStart = z.infer<typeof OAuthStart>;

export const startOAuth = endpoint({
  name: "startOAuth",
  method: "GET",
  path: "/oauth/:provider/start",
  auth: "public",
  /** Any text: an unknown provider answers 404 like one that is not set up. */
  params: z.object({ provider: z.string() }),
  query: z.object({ redirect_uri: RedirectUri }),
  encoding: "none",
  response: OAuthStart,
  errors: ["validation_failed", "provider_not_configured", "provider_unavailable"],
  summary: "The provider's address to send the user to; state, nonce and PKCE stay on the server.",
  tag,
});

/**
 * Either `auth_token` or `code` with `state`. Only the boolean true is an agreement; it is asked of new users, so
 * anything else reads as "not agreed" and is judged by the server. `role` is taken and gives nothing.
 */
export const SocialAuthBody = z
  .object({
    auth_token: z
      .string({ error: "Auth token must be a text." })
      .max(maxTokenLength, "Auth token is too long.")
      .optional(),
    code: z.string({ error: "Code must be a text." }).max(maxTokenLength, "Code is too long.").optional(),
    state: z.string().max(512).optional().catch(undefined),
    redirect_uri: z.string().max(2048).optional().catch(undefined),
    agreement_status: z.boolean().optional().catch(undefined),
    role: z.string().optional().catch(undefined),
  })
  .refine((body) => Boolean(body.auth_token) || Boolean(body.code), {
    path: ["auth_token"],
    error: "Auth token is required",
  });
export type SocialAuthBody = z.infer<typeof SocialAuthBody>;

const socialErrors = [
  "validation_failed",
  "malformed_json",
  "invalid_state",
  "email_required",
  "invalid_provider_token",
  "inactive",
  "link_required",
  "provider_not_configured",
  "provider_unavailable",
] as const satisfies readonly ErrorCode[];

const socialAuth = (name: string, provider: Provider, label: string) =>
  endpoint({
    name,
    method: "POST",
    path: `/${provider}_auth`,
    auth: "public",
    query: InviteQuery,
    body: SocialAuthBody,
    encoding: "json",
    maxBodyBytes: maxSignInBytes,
    response: LoginResult,
    errors: socialErrors,
    summary: `Log in or sign up with ${label}.`,
    tag,
  });

export const googleAuth = socialAuth("googleAuth", "google", "Google");
export const facebookAuth = socialAuth("facebookAuth", "facebook", "Facebook");
export const linkedinAuth = socialAuth("linkedinAuth", "linkedin", "LinkedIn");
export const twitterAuth = socialAuth("twitterAuth", "twitter", "Twitter");
export const githubAuth = socialAuth("githubAuth", "github", "GitHub");

/** The same call for each provider. */
export const socialAuthEndpoints = {
  google: googleAuth,
  facebook: facebookAuth,
  linkedin: linkedinAuth,
  twitter: twitterAuth,
  github: githubAuth,
} as const satisfies Record<Provider, typeof googleAuth>;

/** A client id or secret in the body is dropped. */
export const LinkedinAccessTokenBody = z.object({
  code: requiredText("Code is required").min(1, "Code is required").max(maxTokenLength, "Code is too long."),
  redirect_uri: RedirectUri,
});
export type LinkedinAccessTokenBody = z.infer<typeof LinkedinAccessTokenBody>;

export const LinkedinAccessToken = z.object({ access_token: z.string() });
export type LinkedinAccessToken = z.infer<typeof LinkedinAccessToken>;

export const exchangeLinkedinCode = endpoint({
  name: "exchangeLinkedinCode",
  method: "POST",
  path: "/linkedin_access_token",
  auth: "public",
  body: LinkedinAccessTokenBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  response: LinkedinAccessToken,
  errors: [
    "validation_failed",
    "malformed_json",
    "invalid_provider_token",
    "provider_not_configured",
    "provider_unavailable",
  ],
  summary: "Exchange a LinkedIn code; the secret never leaves the server.",
  tag,
});

export const oauthEndpoints = [
  startOAuth,
  googleAuth,
  facebookAuth,
  linkedinAuth,
  twitterAuth,
  githubAuth,
  exchangeLinkedinCode,
] as const;
