import { z } from "zod";
import type { ProviderSettings } from "../config.ts";
import { OAuthRefusedError, type OAuthProfile, type OAuthProvider } from "./oauth-provider.ts";
import { endpointAt, fetchJson, fetchPicture, splitName, trustedHosts, withQuery } from "./provider-http.ts";

// GitHub responds to a bad code with 200 and an `error`; then there is no token.
const AccessToken = z.object({ access_token: z.string().min(1) });
const Person = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));
const TokenCheck = z.object({ app: z.object({ client_id: z.string() }) });

export function createGithubProvider({ clientId, clientSecret, issuer }: ProviderSettings): OAuthProvider {
  const api = (path: string): string => endpointAt(issuer, "https://api.github.com", path);
  const page = (path: string): string => endpointAt(issuer, "https://github.com", path);

  const readProfile = async (token: string): Promise<OAuthProfile> => {
    const headers = { authorization: `Bearer ${token}` };
    const [person, emails] = await Promise.all([
      fetchJson(api("/user"), Person, { headers }),
      fetchJson(api("/user/emails"), Emails, { headers }),
    ]);
    const address =
      emails.find(({ primary, verified }) => primary && verified) ??
      emails.find(({ verified }) => verified) ??
      emails.find(({ primary }) => primary);
    return {
      subject: person.id,
      email: address?.email ?? null,
      isEmailVerified: address?.verified ?? false,
      ...splitName(person.name),
      pictureUrl: person.avatar_url ?? null,
    };
  };

  return {
    name: "github",
    label: "GitHub",
    authorizeUrl: async ({ state, codeChallenge, redirectUri }) =>
      withQuery(page("/login/oauth/authorize"), {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "read:user user:email",
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      }),
    exchangeCode: async ({ code, codeVerifier, redirectUri }) => {
      const { access_token } = await fetchJson(page("/login/oauth/access_token"), AccessToken, {
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
      const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
      const { app } = await fetchJson(api(`/applications/${encodeURIComponent(clientId)}/token`), TokenCheck, {
        method: "POST",
        headers: { authorization: `Basic ${basic}` },
        json: { access_token: token },
      });
      if (app.client_id !== clientId) throw new OAuthRefusedError("the token was issued to another app");
      return { profile: await readProfile(token), proof: { kind: "audience" } };
    },
    fetchPicture: (url) => fetchPicture(url, trustedHosts(["githubusercontent.com"], issuer)),
  };
}
