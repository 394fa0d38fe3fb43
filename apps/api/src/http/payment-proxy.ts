import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, notFound } from "../platform/app-error.ts";
import { paymentProxyPath } from "../platform/payments/payments.ts";

const answerMs = 20_000;
/** What browsers need of it. Its controls (`/_sim/`) are for who runs it, at its own address. */
const isForBrowsers = (method: string, path: string): boolean =>
  method === "GET"
    ? /^\/(v3|v1|3ds|invoices|receipts)(\/|$)/.test(path)
    : method === "POST" && /^\/(v1|3ds)\//.test(path);

const passedOn = ["authorization", "content-type", "idempotency-key", "stripe-version"];
const passedBack = ["content-type", "location", "content-security-policy", "request-id"];

/**
 * The payment simulator under the app's own origin: a page on another machine, in a container or behind a tunnel reaches the
 * app and nothing else. With real keys there is no such address: browsers talk to Stripe.
 */
export function registerPaymentProxy(server: FastifyInstance, apiBase: string | null): void {
  if (apiBase === null) return;
  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname, search } = new URL(request.url, "http://here");
    const path = pathname.slice(paymentProxyPath.length);
    if (!isForBrowsers(request.method, path)) throw notFound();
    const headers = passedOn.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
    const answer = await fetch(`${apiBase}${path}${search}`, {
      method: request.method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(answerMs),
      ...(request.method === "POST" && body ? { body } : {}),
    }).catch((error: unknown) => {
      throw new AppError("provider_unavailable", "The payment simulator does not answer.", { cause: error });
    });
    reply.code(answer.status).header("cache-control", "no-store");
    // The page of 3-D Secure is shown in a frame of ours.
    reply.header("x-frame-options", "SAMEORIGIN").header("content-security-policy", "default-src 'none'");
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.send(Buffer.from(await answer.arrayBuffer()));
  };
  server.route({ method: ["GET", "POST"], url: `${paymentProxyPath}/*`, handler: pass });
}
