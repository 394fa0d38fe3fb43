import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";
import Provider from "oidc-provider";
import { atFileEnd } from "./file-end.ts";
import { cookieBrowser } from "./cookie-browser.ts";

export type OpenIdPerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  picture?: string;
};

export type OpenIdServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Walks through the provider's pages as this person; returns what the browser comes back with. */
  signIn: (authorizeUrl: string, person: OpenIdPerson) => Promise<{ code: string; state: string }>;
  /** An id token signed with the provider's key unless told otherwise. */
  mintIdToken: (claims: JWTPayload, options?: { key?: CryptoKey; expiresIn?: string }) => Promise<string>;
  close: () => Promise<void>;
};

/** A real OpenID provider (oidc-provider) on a port of its own, with a log-in page that lets the wanted person in. */
export async function startOpenIdServer({ redirectUris }: { redirectUris: string[] }): Promise<OpenIdServer> {
  const clientId = "adjudge-test-client";
  const clientSecret = "a secret that only the server knows";
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: "test", alg: "RS256", use: "sig" };
  const people = new Map<string, OpenIdPerson>();
  let next = "";

  let handle: ((...parameters: Parameters<ReturnType<Provider["callback"]>>) => unknown) | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ["test cookie key"] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: "client_secret_post",
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "picture"],
    },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...people.get(id), sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? "",
        accountId: context.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  handle = (request, response) =>
    request.url?.startsWith("/interaction/")
      ? provider.interactionFinished(request, response, { login: { accountId: next } })
      : callback(request, response);

  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  atFileEnd(close);
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: async (authorizeUrl, person) => {
      people.set(person.sub, person);
      next = person.sub;
      const back = await cookieBrowser().followUntil(authorizeUrl, (url) => !url.startsWith(issuer));
      return { code: back.searchParams.get("code") ?? "", state: back.searchParams.get("state") ?? "" };
    },
    mintIdToken: (claims, { key = privateKey, expiresIn = "5 minutes" } = {}) =>
      new SignJWT({ iss: issuer, aud: clientId, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "test" })
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(key),
    close,
  };
}
