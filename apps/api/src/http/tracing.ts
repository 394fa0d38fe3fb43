import type { FastifyInstance, FastifyRequest } from "fastify";
import { newSpanId, newTraceId, type SpanExporter } from "../platform/telemetry/span-exporter.ts";

type Parent = { traceId: string; spanId: string | undefined; isSampled: boolean };

/** W3C Trace Context. Whoever is in front of us decides whether the trace is kept; without a word from there we do. */
function parentOf({ headers }: FastifyRequest, exporter: SpanExporter): Parent {
  const [, traceId, spanId, flags = "00"] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(headers["traceparent"] ?? "")) ?? [];
  if (traceId === undefined || /^0+$/.test(traceId))
    return { traceId: newTraceId(), spanId: undefined, isSampled: exporter.isSampled() };
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** What balancers and Prometheus ask every few seconds: neither traced nor logged at `info`. */
export const isProbe = (route: string): boolean => ["/healthz", "/readyz", "/metrics"].includes(route);

/** One span a request, by route pattern; addresses as they came carry secrets and have no bound. */
export function registerTracing(server: FastifyInstance, exporter: SpanExporter | null): void {
  if (exporter === null) return;
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    const { traceId, spanId: parentSpanId, isSampled } = parentOf(request, exporter);
    if (isSampled && !isProbe(route)) {
      const endMs = Date.now();
      exporter.add({
        name: `${request.method} ${route}`,
        kind: "server",
        traceId,
        spanId: newSpanId(),
        parentSpanId,
        startMs: endMs - reply.elapsedTime,
        endMs,
        attributes: {
          "http.request.method": request.method,
          "http.route": route,
          "http.response.status_code": reply.statusCode,
          "adjudge.request_id": request.id,
        },
        isError: reply.statusCode >= 500,
      });
    }
    done();
  });
}
