import { z } from "zod";
import type { ProviderSettings } from "../config.ts";
import { OAuthRefusedError, type OAuthProvider } from "./oauth-provider.ts";
import { endpointAt, fetchJson, fetchPicture, splitName, trustedHosts, withQuery } from "./provider-http.ts";

const AccessToken = z.object({ access_token: z.string().min(1) });
const Me = z.object({
  data: z.object({
    id: z.string().min(1),
    name: z.string().nullish(),
    profile_image_url: z.string().nullish(),
    confirmed_email: z.string().nullish(),
  }),
});

export function createTwitterProvider({ clientId, clientSecret, issuer }: ProviderSettings): OAuthProvider {
  const api = (path: string): string => endpointAt(issuer, "https://api.twitter.com", path);
  return {
    name: "twitter",
    label: "Twitter",
    authorizeUrl: async ({ state, codeChallenge, redirectUri }) =>
      withQuery(endpointAt(issuer, "https://twitter.com", "/i/oauth2/authorize"), {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "users.read tweet.read users.email",
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      }),
    exchangeCode: async ({ code, codeVerifier, redirectUri }) => {
      const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
        "base64",
      );
      const { access_token } = await fetchJson(api("/2/oauth2/token"), AccessToken, {
        method: "POST",
        headers: { authorization: `Basic ${basic}` },
        form: {
          client_id: clientId,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
          grant_type: "authorization_code",
        },
      });
      const { data } = await fetchJson(
        withQuery(api("/2/users/me"), { "user.fields": "profile_image_url,confirmed_email" }),
        Me,
        {
          headers: { authorization: `Bearer ${access_token}` },
        },
      );
      return {
        subject: data.id,
        email: data.confirmed_email ?? null,
        isEmailVerified: Boolean(data.confirmed_email),
        ...splitName(data.name),
        pictureUrl: data.profile_image_url ?? null,
      };
    },
    // Twitter has no call that tells whom a token was issued to.
    readToken: async () => {
      throw new OAuthRefusedError("Twitter tokens are taken by code only");
    },
    fetchPicture: (url) => fetchPicture(url, trustedHosts(["twimg.com"], issuer)),
  };
}
