import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isEmail } from "@adjudge/contracts";
import { notFound } from "../../platform/app-error.ts";
import type { Config } from "../../platform/config.ts";
import type { OAuthProviders } from "../../platform/oauth/oauth-providers.ts";
import { isAllowedReturn } from "./return-address.ts";
import { renderTestSignIn } from "./test-sign-in-page.ts";

type Options = { oauth: OAuthProviders; config: Pick<Config, "appOrigin" | "isProduction"> };
type Routed = { Params: { provider: string } };

/** The stand-in's page, for providers without keys outside production. */
export function registerTestSignIn(server: FastifyInstance, { oauth, config }: Options): void {
  if (config.isProduction) return;
  const page = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
    reply
      .code(status)
      .header("cache-control", "no-store")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type("text/html; charset=utf-8")
      .send(html);

  const readRequest = ({ params, query }: FastifyRequest<Routed>) => {
    const provider = oauth.findTest(params.provider);
    if (!provider) throw notFound();
    const value = (name: string): string => {
      const given = Object(query)[name] as unknown;
      return typeof given === "string" ? given : "";
    };
    const redirectUri = value("redirect_uri");
    // Else the page would send anybody anywhere.
    if (!isAllowedReturn(redirectUri, { provider: provider.name, ...config })) throw notFound();
    return {
      provider,
      redirectUri,
      state: value("state"),
      nonce: value("nonce"),
      codeChallenge: value("code_challenge"),
    };
  };

  server.get<Routed>("/dev/sign-in/:provider", async (request, reply) => {
    const { provider } = readRequest(request);
    return page(
      reply,
      renderTestSignIn({ label: provider.label, action: request.url, email: "", name: "", problem: null }),
    );
  });

  server.post<Routed>("/dev/sign-in/:provider", async (request, reply) => {
    const { provider, redirectUri, state, nonce, codeChallenge } = readRequest(request);
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : "");
    const email = (form.get("email") ?? "").trim();
    const name = (form.get("name") ?? "").trim();
    if (!isEmail(email))
      return page(
        reply,
        renderTestSignIn({
          label: provider.label,
          action: request.url,
          email,
          name,
          problem: "Please type an email address.",
        }),
        400,
      );
    const code = provider.issueCode({ provider: provider.name, email, name, codeChallenge, nonce, redirectUri });
    const target = new URL(redirectUri);
    target.searchParams.set("code", code);
    target.searchParams.set("state", state);
    return reply.header("cache-control", "no-store").redirect(target.href, 303);
  });
}
