import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { OAuthProfile, OAuthProvider } from "../../platform/oauth/oauth-provider.ts";
import { ask, invalidState, invalidToken } from "./ask-provider.ts";
import { cleanProfile } from "./clean-profile.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import {
  consumeHandle,
  consumeState,
  findIdentityOwner,
  insertHandle,
  insertState,
  type UsedState,
} from "./identity-repository.ts";
import { resolveIdentity } from "./link-identity.ts";
import { openSession, type LoggedIn } from "./log-in.ts";
import { isAllowedReturn } from "./return-address.ts";
import { sha256 } from "./request-code.ts";

const perAddress = { limit: 30, windowSeconds: 60 };
const handlePrefix = "lh_";

export type SocialStart = {
  provider: string;
  redirectUri: string;
  browser: string | undefined;
  /** Who connects the provider to the account; null to sign in. */
  userId: string | null;
};
export type SocialAnswer = { browser: string | undefined; code: string; state: string | undefined };
export type SocialSignIn = ReturnType<typeof createSocialSignIn>;
export type SocialCredentials = {
  provider: string;
  /** The browser's cookie from the start of the sign-in. */
  browser: string | undefined;
  authToken: string | undefined;
  code: string | undefined;
  state: string | undefined;
  hasAgreed: boolean;
  inviteToken: string | undefined;
};
export type CodeForHandle = { provider: string; browser: string | undefined; code: string; redirectUri: string };

const StoredProfile: z.ZodType<OAuthProfile> = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  pictureUrl: z.string().nullable(),
});

export function createSocialSignIn(deps: AuthDependencies) {
  const { db, ids, oauth, rateLimiter, config } = deps;

  const findProvider = (name: string): OAuthProvider => {
    const provider = oauth.find(name);
    if (!provider) throw new AppError("provider_not_configured", "This sign-in is not available.");
    return provider;
  };

  const limit = (ip: string): Promise<void> => rateLimiter.enforce({ action: "social", ip }, perAddress);

  const assertReturn = (provider: OAuthProvider, redirectUri: string): void => {
    if (!isAllowedReturn(redirectUri, { provider: provider.name, ...config }))
      throw new AppError("validation_failed", "This redirect address is not allowed.");
  };

  /** The address to send the browser to. The cookie value is new unless the browser has one already. */
  const start = async (
    { provider: name, redirectUri, browser, userId }: SocialStart,
    { ip }: Origin,
  ): Promise<{ authorizeUrl: string; browser: string }> => {
    await limit(ip);
    const provider = findProvider(name);
    assertReturn(provider, redirectUri);
    const state = ids.token(32);
    const nonce = ids.token(32);
    const codeVerifier = ids.token(48);
    const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
    const authorizeUrl = await ask(
      () => provider.authorizeUrl({ state, nonce, codeChallenge, redirectUri }),
      provider.label,
    );
    const owner = browser ?? ids.token(32);
    await insertState(db, {
      stateSha256: sha256(state),
      provider: provider.name,
      browserSha256: sha256(owner),
      nonce,
      codeVerifier,
      redirectUri,
      userId,
    });
    return { authorizeUrl, browser: owner };
  };

  const exchange = (
    provider: OAuthProvider,
    { code, used }: { code: string; used: UsedState },
  ): Promise<OAuthProfile> =>
    ask(async () => {
      const { nonce, code_verifier: codeVerifier, redirect_uri: redirectUri } = used;
      return cleanProfile(await provider.exchangeCode({ code, codeVerifier, nonce, redirectUri }));
    }, provider.label);

  const profileByCode = async (
    provider: OAuthProvider,
    { browser, code, state }: SocialAnswer,
    userId: string | null,
  ): Promise<OAuthProfile> => {
    if (!browser || !state) throw invalidState();
    const used = await consumeState(db, {
      provider: provider.name,
      browserSha256: sha256(browser),
      userId,
      proof: { stateSha256: sha256(state) },
    });
    if (!used) throw invalidState();
    return exchange(provider, { code, used });
  };

  const profileByToken = async (
    provider: OAuthProvider,
    { browser, token }: { browser: string | undefined; token: string },
  ): Promise<OAuthProfile> => {
    if (token.startsWith(handlePrefix)) {
      const stored = browser
        ? await consumeHandle(db, {
            tokenSha256: sha256(token),
            provider: provider.name,
            browserSha256: sha256(browser),
          })
        : undefined;
      if (stored === undefined) throw invalidToken();
      return StoredProfile.parse(stored);
    }
    const { profile, proof } = await ask(async () => {
      const read = await provider.readToken(token);
      return { ...read, profile: cleanProfile(read.profile) };
    }, provider.label);
    if (proof.kind === "audience") return profile;
    // An id token proves a sign-in that this browser started here; else it could be somebody else's, replayed.
    const used = browser
      ? await consumeState(db, {
          provider: provider.name,
          browserSha256: sha256(browser),
          userId: null,
          proof: { nonce: proof.nonce },
        })
      : undefined;
    if (!used) throw invalidToken();
    return profile;
  };

  const signIn = async (credentials: SocialCredentials, origin: Origin): Promise<LoggedIn> => {
    await limit(origin.ip);
    const provider = findProvider(credentials.provider);
    const { browser, authToken, code, state, hasAgreed, inviteToken } = credentials;
    const profile =
      code === undefined
        ? await profileByToken(provider, { browser, token: authToken ?? "" })
        : await profileByCode(provider, { browser, code, state }, null);
    const userId = await resolveIdentity(deps, { provider, profile, hasAgreed }, origin);
    if (profile.pictureUrl !== null)
      await deps.keepPicture({ userId, provider: provider.name, url: profile.pictureUrl });
    const { name } = provider;
    const isStillRight = async (tx: Tx): Promise<boolean> =>
      (await findIdentityOwner(tx, { provider: name, subject: profile.subject })) === userId;
    return openSession(deps, { userId, by: name, inviteToken, isStillRight, ifErased: invalidToken }, origin);
  };

  /** A code becomes a single-use handle that only the sign-in call of the same browser understands. */
  const exchangeForHandle = async (
    { provider: name, browser, code, redirectUri }: CodeForHandle,
    { ip }: Origin,
  ): Promise<string> => {
    await limit(ip);
    const provider = findProvider(name);
    assertReturn(provider, redirectUri);
    if (!browser) throw invalidToken();
    const used = await consumeState(db, {
      provider: provider.name,
      browserSha256: sha256(browser),
      userId: null,
      proof: { redirectUri },
    });
    if (!used) throw invalidToken();
    const profile = await exchange(provider, { code, used });
    const token = `${handlePrefix}${ids.token(32)}`;
    await insertHandle(db, {
      tokenSha256: sha256(token),
      provider: provider.name,
      browserSha256: sha256(browser),
      profile,
    });
    return token;
  };

  /** The person behind a code that a logged-in user came back with. */
  const readPerson = async (
    { provider: name, userId, ...answer }: SocialAnswer & { provider: string; userId: string },
    { ip }: Origin,
  ): Promise<{ provider: OAuthProvider; profile: OAuthProfile }> => {
    await limit(ip);
    const provider = findProvider(name);
    return { provider, profile: await profileByCode(provider, answer, userId) };
  };

  return { start, signIn, exchangeForHandle, readPerson };
}
