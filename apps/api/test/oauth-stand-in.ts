import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { atFileEnd } from "./file-end.ts";

export type StandInPerson = { id: string; name: string; email: string | null; isVerified?: boolean; picture?: string };

type Grant = { person: StandInPerson; challenge: string; redirectUri: string };

export type OAuthStandIn = {
  base: string;
  clientId: string;
  clientSecret: string;
  signIn: (authorizeUrl: string, person: StandInPerson) => { code: string; state: string };
  /** An access token as another client could hold one. */
  mintToken: (person: StandInPerson, appId?: string) => string;
  /** Responds with 503 from now on. */
  fail: (isFailing: boolean) => void;
  /** Runs once, before the next response. */
  beforeNext: (run: () => Promise<void>) => void;
  picture: { bytes: Buffer };
  close: () => Promise<void>;
};

/** Speaks the calls of Facebook, GitHub and Twitter that a sign-in needs, with their shapes, below one address. */
export async function startOAuthStandIn(): Promise<OAuthStandIn> {
  const clientId = "1234567890";
  const clientSecret = "stand-in secret";
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, { person: StandInPerson; appId: string }>();
  const picture = { bytes: Buffer.alloc(0) };
  let isFailing = false;
  let meanwhile: (() => Promise<void>) | undefined;
  let count = 0;

  const mintToken = (person: StandInPerson, appId = clientId): string => {
    const token = `token-${++count}`;
    tokens.set(token, { person, appId });
    return token;
  };

  const exchange = (form: URLSearchParams, basic: string | undefined): unknown => {
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const secret = basic === undefined ? form.get("client_secret") : decodeURIComponent(basic.split(":")[1] ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isGood =
      grant &&
      secret === clientSecret &&
      challenge === grant.challenge &&
      form.get("redirect_uri") === grant.redirectUri;
    return isGood ? { access_token: mintToken(grant.person), token_type: "bearer" } : undefined;
  };

  const answer = (
    path: string,
    query: URLSearchParams,
    form: URLSearchParams,
    request: IncomingMessage,
    raw: string,
  ): unknown => {
    const authorization = request.headers.authorization ?? "";
    const person = tokens.get(authorization.replace(/^Bearer /, ""))?.person;
    const basic = authorization.startsWith("Basic ")
      ? Buffer.from(authorization.slice(6), "base64").toString()
      : undefined;
    if (path.endsWith("/oauth/access_token") || path === "/2/oauth2/token") return exchange(form, basic);
    if (path.endsWith("/debug_token")) {
      const token = tokens.get(query.get("input_token") ?? "");
      return { data: { is_valid: token !== undefined, app_id: token?.appId, user_id: token?.person.id } };
    }
    if (path === `/applications/${clientId}/token`) {
      const token = tokens.get((JSON.parse(raw) as { access_token: string }).access_token);
      return token?.appId === clientId && basic === `${clientId}:${clientSecret}`
        ? { app: { client_id: clientId } }
        : undefined;
    }
    if (!person) return undefined;
    const [first = "", ...rest] = person.name.split(" ");
    if (path.endsWith("/me") && path.startsWith("/v"))
      return {
        id: person.id,
        first_name: first,
        last_name: rest.join(" "),
        ...(person.email ? { email: person.email } : {}),
        ...(person.picture ? { picture: { data: { url: person.picture } } } : {}),
      };
    if (path === "/user") return { id: Number(person.id), name: person.name, avatar_url: person.picture ?? null };
    if (path === "/user/emails")
      return person.email ? [{ email: person.email, primary: true, verified: person.isVerified ?? true }] : [];
    if (path === "/2/users/me")
      return { data: { id: person.id, name: person.name, ...(person.email ? { confirmed_email: person.email } : {}) } };
    return undefined;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let raw = "";
    for await (const chunk of request) raw += String(chunk);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const run = meanwhile;
    meanwhile = undefined;
    await run?.();
    if (isFailing) return void response.writeHead(503).end();
    if (pathname === "/picture") return void response.end(picture.bytes);
    const body = answer(pathname, searchParams, new URLSearchParams(raw), request, raw);
    response
      .writeHead(body === undefined ? 400 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(body ?? { error: "refused" }));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  atFileEnd(close);
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId,
    clientSecret,
    signIn: (authorizeUrl, person) => {
      const asked = new URL(authorizeUrl).searchParams;
      if (
        asked.get("response_type") !== "code" ||
        asked.get("code_challenge_method") !== "S256" ||
        asked.get("client_id") !== clientId
      )
        throw new Error(`not a request for a code: ${authorizeUrl}`);
      const code = `code-${++count}`;
      grants.set(code, {
        person,
        challenge: asked.get("code_challenge") ?? "",
        redirectUri: asked.get("redirect_uri") ?? "",
      });
      return { code, state: asked.get("state") ?? "" };
    },
    mintToken,
    beforeNext: (run) => void (meanwhile = run),
    fail: (failing) => {
      isFailing = failing;
    },
    picture,
    close,
  };
}

/** The settings under which Facebook, GitHub and Twitter are this stand-in. */
export function plainProviderSettings({ clientId, clientSecret, base }: OAuthStandIn): Record<string, string> {
  const keys = (name: string) => ({
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_ISSUER`]: base,
  });
  return { ...keys("FACEBOOK"), ...keys("GITHUB"), ...keys("TWITTER") };
}
