import { randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import type { Logger } from "../logger.ts";

type Attributes = Readonly<Record<string, string | number>>;

/** OpenTelemetry's kinds: what was asked of us, and what we do by ourselves. */
const kinds = { server: 2, internal: 1 } as const;

export type EndedSpan = {
  name: string;
  kind: keyof typeof kinds;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  startMs: number;
  endMs: number;
  attributes: Attributes;
  isError: boolean;
};

export type SpanExporter = { add: (span: EndedSpan) => void; isSampled: () => boolean; close: () => Promise<void> };

const mostWaiting = 2_000;
const mostInOne = 500;
const everyMs = 5_000;
const answerMs = 5_000;

export const newTraceId = (): string => randomBytes(16).toString("hex");
export const newSpanId = (): string => randomBytes(8).toString("hex");

const valueOf = (value: string | number) =>
  typeof value === "string" ? { stringValue: value } : { intValue: String(Math.round(value)) };
const listOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

const wire = (span: EndedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId === undefined ? {} : { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startMs),
  endTimeUnixNano: nanoseconds(span.endMs),
  attributes: listOf(span.attributes),
  status: span.isError ? { code: 2 } : {},
});

/**
 * Spans to a collector as OTLP over HTTP, in its JSON form: one POST every few seconds. The official SDK is forty packages; this is the
 * part of it that we use. A collector that is away costs spans, never a request.
 */
export function createSpanExporter({ telemetry }: Pick<Config, "telemetry">, logger: Logger): SpanExporter | null {
  if (telemetry === null) return null;
  const { endpoint, headers, serviceName, ratio } = telemetry;
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const resource = { attributes: listOf({ "service.name": serviceName, "process.pid": process.pid }) };
  let waiting: EndedSpan[] = [];
  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, mostInOne).map(wire);
      const body = JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "adjudge" }, spans }] }],
      });
      const answer = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body,
        signal: AbortSignal.timeout(answerMs),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
    }
  };
  const flush = (): Promise<void> => send().catch((error: unknown) => logger.warn({ err: error }, "spans not sent"));
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    add: (span) => {
      if (waiting.length >= mostWaiting) waiting = waiting.slice(mostWaiting / 2);
      waiting.push(span);
    },
    isSampled: () => Math.random() < ratio,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** A job as the start of a trace of its own. */
export function jobSpan({ name, outcome, seconds }: { name: string; outcome: string; seconds: number }): EndedSpan {
  const endMs = Date.now();
  return {
    name: `job ${name}`,
    kind: "internal",
    traceId: newTraceId(),
    spanId: newSpanId(),
    startMs: endMs - seconds * 1000,
    endMs,
    attributes: { "adjudge.job": name, "adjudge.outcome": outcome },
    isError: outcome === "failed",
  };
}
