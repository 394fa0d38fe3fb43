import { createRemoteJWKSet, errors as joseErrors, jwtVerify } from "jose";
import * as openid from "openid-client";
import { z } from "zod";
import type { ProviderName, ProviderSettings } from "../config.ts";
import {
  OAuthRefusedError,
  OAuthUnavailableError,
  type CodeExchange,
  type OAuthProfile,
  type OAuthProvider,
} from "./oauth-provider.ts";
import { fetchJson, fetchPicture, providerTimeoutMs, splitName, trustedHosts } from "./provider-http.ts";

type OpenIdOptions = {
  name: ProviderName;
  label: string;
  settings: ProviderSettings;
  /** The provider's own issuer; settings.issuer replaces it. */
  issuer: string;
  scope: string;
  pictureHosts: readonly string[];
  /** LinkedIn's id tokens carry no nonce; there the code is bound by state, cookie and PKCE alone. */
  isNonceOptional: boolean;
};

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
  nonce: z.string().nullish(),
});
type Claims = z.infer<typeof Claims>;
const Tokens = z.object({ access_token: z.string(), id_token: z.string() });

type Exchange = (
  config: openid.Configuration,
  exchange: CodeExchange,
) => Promise<{ claims: Claims; accessToken: string }>;

// Settings of a provider change rarely; its keys are refetched by themselves when an unknown one appears.
const discoveryLifeMs = 3_600_000;
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA"];

/** Google and LinkedIn, and any other OpenID provider put in their place. */
export function createOpenIdProvider({
  name,
  label,
  settings,
  issuer,
  scope,
  pictureHosts,
  isNonceOptional,
}: OpenIdOptions): OAuthProvider {
  const { clientId, clientSecret } = settings;
  const server = new URL(settings.issuer ?? issuer);
  const configuration = remembered(() => discover(server, clientId, clientSecret));
  const keys = remembered(async () => {
    const { jwks_uri } = (await configuration()).serverMetadata();
    if (!jwks_uri) throw new OAuthUnavailableError("the provider publishes no keys");
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: providerTimeoutMs });
  });

  const verifyIdToken = async (config: openid.Configuration, token: string): Promise<Claims> => {
    const keySet = await keys();
    const { payload } = await guarded(() =>
      jwtVerify(token, keySet, {
        issuer: config.serverMetadata().issuer,
        audience: clientId,
        algorithms,
        requiredClaims: ["exp", "iat", "sub"],
      }),
    );
    // For several audiences OpenID names the one it was issued to.
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload["azp"] !== clientId)
      throw new OAuthRefusedError("the token is another client's");
    return parseClaims(payload);
  };

  const exchangeByLibrary: Exchange = async (config, { code, codeVerifier, nonce, redirectUri }) => {
    const returned = new URL(redirectUri);
    returned.searchParams.set("code", code);
    // The issuer parameter guards against mix-up; here each provider has a return address and a state of its own.
    returned.searchParams.set("iss", config.serverMetadata().issuer);
    const checks = { pkceCodeVerifier: codeVerifier, idTokenExpected: true, expectedNonce: nonce };
    const tokens = await guarded(() => openid.authorizationCodeGrant(config, returned, checks));
    return { claims: parseClaims(tokens.claims()), accessToken: tokens.access_token };
  };

  // The library takes a nonce either always or never.
  const exchangeByHand: Exchange = async (config, { code, codeVerifier, nonce, redirectUri }) => {
    const { token_endpoint } = config.serverMetadata();
    if (!token_endpoint) throw new OAuthUnavailableError("the provider has no token endpoint");
    const form = { grant_type: "authorization_code", code, code_verifier: codeVerifier, redirect_uri: redirectUri };
    const tokens = await fetchJson(token_endpoint, Tokens, {
      method: "POST",
      form: { ...form, client_id: clientId, client_secret: clientSecret },
    });
    const claims = await verifyIdToken(config, tokens.id_token);
    if (claims.nonce && claims.nonce !== nonce) throw new OAuthRefusedError("the nonce is another one");
    return { claims, accessToken: tokens.access_token };
  };

  return {
    name,
    label,
    authorizeUrl: async ({ state, nonce, codeChallenge, redirectUri }) => {
      const parameters = {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
        response_type: "code",
      };
      return openid.buildAuthorizationUrl(await configuration(), parameters).href;
    },
    exchangeCode: async ({ code, codeVerifier, nonce, redirectUri }) => {
      const config = await configuration();
      const exchange = isNonceOptional ? exchangeByHand : exchangeByLibrary;
      const { claims, accessToken } = await exchange(config, { code, codeVerifier, nonce, redirectUri });
      if (claims.email) return toProfile(claims);
      const more = await guarded(() => openid.fetchUserInfo(config, accessToken, claims.sub));
      return toProfile({ ...claims, ...parseClaims(more) });
    },
    readToken: async (token) => {
      const claims = await verifyIdToken(await configuration(), token);
      if (!claims.nonce) throw new OAuthRefusedError("the token carries no nonce");
      return { profile: toProfile(claims), proof: { kind: "nonce", nonce: claims.nonce } };
    },
    fetchPicture: (url) => fetchPicture(url, trustedHosts(pictureHosts, settings.issuer)),
  };
}

async function discover(server: URL, clientId: string, clientSecret: string): Promise<openid.Configuration> {
  const insecure = server.protocol === "http:" ? [openid.allowInsecureRequests] : [];
  const read = () =>
    openid.discovery(server, clientId, clientSecret, undefined, {
      timeout: providerTimeoutMs / 1000,
      // Signatures are checked although the token came over TLS: a stolen DNS name is not enough.
      execute: [openid.enableNonRepudiationChecks, ...insecure],
    });
  return guarded(() => read().catch(read));
}

function remembered<T>(make: () => Promise<T>): () => Promise<T> {
  let held: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (held && held.until > performance.now()) return held.value;
    const value = make();
    held = { value, until: performance.now() + discoveryLifeMs };
    value.catch(() => {
      held = undefined;
    });
    return value;
  };
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isOutage(error)
      ? new OAuthUnavailableError("the provider did not answer", { cause: error })
      : new OAuthRefusedError("the provider's token is not good", { cause: error });
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500 || error.status === 429;
  if (error instanceof openid.ClientError)
    return error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_RESPONSE_IS_NOT_CONFORM" || isNetwork(error.cause);
  if (error instanceof joseErrors.JWKSTimeout) return true;
  return isNetwork(error);
}

// fetch reports an unreachable host as a TypeError with the system's error as its cause.
const isNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof TypeError && error.message === "fetch failed") ||
    error.name === "TimeoutError" ||
    isNetwork(error.cause));

function parseClaims(value: unknown): Claims {
  const parsed = Claims.safeParse(value);
  if (!parsed.success)
    throw new OAuthRefusedError("the provider's claims were not understood", { cause: parsed.error });
  return parsed.data;
}

function toProfile(claims: Claims): OAuthProfile {
  const { firstName, lastName } = splitName(claims.name);
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: claims.given_name ?? firstName,
    lastName: claims.family_name ?? lastName,
    pictureUrl: claims.picture ?? null,
  };
}
