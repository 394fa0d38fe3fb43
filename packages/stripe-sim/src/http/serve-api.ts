import { setTimeout as wait } from "node:timers/promises";
import { ApiError } from "./api-error.ts";
import { authenticate, refusePublishable, type Keys } from "./auth.ts";
import { errorBody, execute, type Request } from "./execute.ts";
import { parseForm } from "./form.ts";
import { corsHeaders, jsonReply, send } from "./respond.ts";
import { createIdempotency, fingerprintOf } from "./idempotency.ts";
import { createMatcher, type Matched } from "./route.ts";
import { apiRoutes } from "./routes.ts";
import { newRequestId, type Sim } from "../model/sim.ts";
import type { Fault, Faults } from "./faults.ts";
import type { IncomingMessage, ServerResponse } from "node:http";

interface ApiGiven {
  sim: Sim;
  keys: Keys;
  faults: Faults;
  publicUrl: () => string;
  /** Called after each answer, when there may be events to deliver or clocks to run. */
  onDone: () => void;
}

const rateLimited = new ApiError(429, {
  type: "invalid_request_error",
  code: "rate_limit",
  message: "Request rate limit exceeded. Learn more about rate limits here https://docs.stripe.com/rate-limits.",
});

const broken = new ApiError(500, {
  type: "api_error",
  message: "An unknown error occurred (injected by the payment simulator).",
});

function has(faults: readonly Fault[], kind: Fault["kind"]): boolean {
  return faults.some((fault) => fault.kind === kind);
}

type Serve = (req: IncomingMessage, res: ServerResponse, url: URL, body: string) => Promise<void>;

/** Serves `/v1/…`: key, route, idempotency, faults and the call itself, in Stripe's order. */
export function createApi({ sim, keys, faults, publicUrl, onDone }: ApiGiven): Serve {
  const match = createMatcher(apiRoutes);
  const idempotency = createIdempotency(sim);

  function prepare(req: IncomingMessage, url: URL, body: string): Request {
    const method = req.method ?? "GET";
    const raw = method === "POST" ? body : url.search.slice(1);
    const form = parseForm(raw);
    const kind = authenticate(req, form, keys);
    const matched: Matched | undefined = match(method, url.pathname);
    if (!matched) {
      throw new ApiError(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${method}: ${url.pathname}). The payment simulator serves only what the application uses.`,
      });
    }
    refusePublishable(kind, matched.route.isPublishable ?? false);
    const sent = req.headers["idempotency-key"];
    const key =
      method === "POST" && typeof sent === "string"
        ? { value: sent, fingerprint: fingerprintOf(method, url.pathname, raw) }
        : undefined;
    const { key: _key, ...rest } = form;
    return { matched, form: rest, isPublishable: kind === "publishable", key };
  }

  async function run(request: Request, req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const id = newRequestId();
    const cors = request.matched.route.isPublishable ? corsHeaders : {};
    const reply = (status: number, body: object, headers: Record<string, string> = {}): void =>
      send(res, jsonReply(status, body, publicUrl(), id, { ...cors, ...headers }));
    const stored = request.key ? idempotency.begin(request.key.value, request.key.fingerprint) : undefined;
    const hits = faults.take(req.method ?? "GET", path);
    try {
      for (const fault of hits) if (fault.latencyMs > 0) await wait(fault.latencyMs);
      if (has(hits, "reset_before")) return void req.socket.destroy();
      if (has(hits, "rate_limit")) return reply(429, errorBody(rateLimited));
      if (has(hits, "error_before")) return reply(500, errorBody(broken));
      sim.request = { id, idempotency_key: request.key?.value ?? null };
      const answer = stored ?? execute(sim, idempotency, request);
      if (has(hits, "reset_after")) return void req.socket.destroy();
      if (has(hits, "error_after")) return reply(500, errorBody(broken));
      reply(answer.status, answer.body, stored ? { "idempotent-replayed": "true" } : {});
    } finally {
      sim.request = { id: null, idempotency_key: null };
      if (request.key && !stored) idempotency.end(request.key.value);
      onDone();
    }
  }

  return async (req, res, url, body) => {
    try {
      await run(prepare(req, url, body), req, res, url.pathname);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      send(res, jsonReply(error.status, errorBody(error), publicUrl(), newRequestId(), corsHeaders));
    }
  };
}
