import { z } from "zod";
import type { ProviderSettings } from "../config.ts";
import { OAuthRefusedError, type OAuthProfile, type OAuthProvider } from "./oauth-provider.ts";
import { endpointAt, fetchJson, fetchPicture, trustedHosts, withQuery } from "./provider-http.ts";

const version = "/v23.0";
const AccessToken = z.object({ access_token: z.string().min(1) });
const DebugToken = z.object({
  data: z.object({ app_id: z.string().optional(), is_valid: z.boolean(), user_id: z.string().optional() }),
});
const Me = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string().optional() }) }).optional(),
});

export function createFacebookProvider({ clientId, clientSecret, issuer }: ProviderSettings): OAuthProvider {
  const graph = (path: string): string => endpointAt(issuer, "https://graph.facebook.com", path);

  const readProfile = async (token: string): Promise<OAuthProfile> => {
    const me = await fetchJson(
      withQuery(graph(`${version}/me`), { fields: "id,email,first_name,last_name,picture.width(512)" }),
      Me,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    return {
      subject: me.id,
      email: me.email ?? null,
      // Facebook does not say whether an address was confirmed, so it never counts as proof.
      isEmailVerified: false,
      firstName: me.first_name ?? "",
      lastName: me.last_name ?? "",
      pictureUrl: me.picture?.data.url ?? null,
    };
  };

  return {
    name: "facebook",
    label: "Facebook",
    authorizeUrl: async ({ state, codeChallenge, redirectUri }) =>
      withQuery(endpointAt(issuer, "https://www.facebook.com", `${version}/dialog/oauth`), {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "email",
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      }),
    exchangeCode: async ({ code, codeVerifier, redirectUri }) => {
      const { access_token } = await fetchJson(graph(`${version}/oauth/access_token`), AccessToken, {
        method: "POST",
        form: {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
          grant_type: "authorization_code",
        },
      });
      return readProfile(access_token);
    },
    readToken: async (token) => {
      const { data } = await fetchJson(
        withQuery(graph(`${version}/debug_token`), { input_token: token, access_token: `${clientId}|${clientSecret}` }),
        DebugToken,
      );
      if (!data.is_valid || data.app_id !== clientId)
        throw new OAuthRefusedError("the token was issued to another app");
      const profile = await readProfile(token);
      if (data.user_id !== undefined && data.user_id !== profile.subject)
        throw new OAuthRefusedError("the token is another person's");
      return { profile, proof: { kind: "audience" } };
    },
    fetchPicture: (url) => fetchPicture(url, trustedHosts(["fbcdn.net", "fbsbx.com", "facebook.com"], issuer)),
  };
}
