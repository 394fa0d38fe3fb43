import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { ProviderName } from "../config.ts";
import type { Secrets } from "../secrets.ts";
import { OAuthRefusedError, type OAuthProvider } from "./oauth-provider.ts";
import { splitName, withQuery } from "./provider-http.ts";

/** Where the browser types who it wants to be; below the app's own origin. */
export const testSignInPath = (name: ProviderName): string => `/dev/sign-in/${name}`;

const codeLifeMs = 60_000;

const Grant = z.object({
  provider: z.string(),
  email: z.string(),
  name: z.string(),
  codeChallenge: z.string(),
  nonce: z.string(),
  redirectUri: z.string(),
  expiresAt: z.number(),
});
type Grant = z.infer<typeof Grant>;

export type TestGrant = Omit<Grant, "expiresAt">;

export type TestProvider = OAuthProvider & {
  /** The code for what was typed into the page. */
  issueCode: (grant: TestGrant) => string;
};

type Options = { name: ProviderName; label: string; secrets: Secrets; clock: Clock };

/**
 * Stands in for a provider that has no keys, outside production: a small authorisation server inside the app, where one
 * types any name and address. Codes are signed, short-lived and bound to challenge, nonce and return address.
 */
export function createTestProvider({ name, label, secrets, clock }: Options): TestProvider {
  const sign = (payload: string): string => secrets.sign("oauth-state", "test-code", payload);
  return {
    name,
    label,
    authorizeUrl: async ({ state, nonce, codeChallenge, redirectUri }) =>
      withQuery(new URL(testSignInPath(name), redirectUri).href, {
        response_type: "code",
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      }),
    issueCode: (grant) => {
      const payload = Buffer.from(JSON.stringify({ ...grant, expiresAt: clock.now().getTime() + codeLifeMs })).toString(
        "base64url",
      );
      return `${payload}.${sign(payload)}`;
    },
    exchangeCode: async ({ code, codeVerifier, nonce, redirectUri }) => {
      const grant = openCode(code, sign);
      const isBound =
        grant.provider === name &&
        grant.nonce === nonce &&
        grant.redirectUri === redirectUri &&
        grant.expiresAt > clock.now().getTime() &&
        grant.codeChallenge === createHash("sha256").update(codeVerifier).digest("base64url");
      if (!isBound) throw new OAuthRefusedError("the code was made for another request");
      const email = grant.email.toLowerCase();
      return {
        subject: `test:${email}`,
        email: grant.email,
        // As the real ones: Facebook vouches for no address.
        isEmailVerified: name !== "facebook",
        ...splitName(grant.name),
        pictureUrl: null,
      };
    },
    readToken: async () => {
      throw new OAuthRefusedError("the test sign-in issues codes only");
    },
    fetchPicture: async () => undefined,
  };
}

function openCode(code: string, sign: (payload: string) => string): Grant {
  const [payload = "", signature = ""] = code.split(".");
  const expected = Buffer.from(sign(payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new OAuthRefusedError("the code is not ours");
  return Grant.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}
