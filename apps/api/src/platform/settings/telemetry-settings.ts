import { z } from "zod";
import { httpUrl, setting, text, wholeNumber, type Setting } from "../setting.ts";

/** Metrics and traces. */
export const telemetrySettings = {
  METRICS_TOKEN: setting(
    z.string().min(16, "must have at least 16 characters").optional(),
    "unset: `/metrics` is not there in production",
    "`/metrics` answers to `Authorization: Bearer` with it",
  ),
  METRICS_PORT: setting(
    wholeNumber(0, 65_535).optional(),
    "unset: on `PORT`",
    "`/metrics`, `/healthz` and `/readyz` on a port of their own, for worker processes too; `PORT` then has no `/metrics`",
  ),
  METRICS_HOST: setting(text.default("127.0.0.1"), "`127.0.0.1`", "address of `METRICS_PORT`"),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    httpUrl.optional(),
    "unset: no traces",
    "OpenTelemetry collector (OTLP over HTTP)",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(text.optional(), "unset", "headers for it: `name=value,name=value`"),
  OTEL_SERVICE_NAME: setting(text.default("adjudge"), "`adjudge`", "what traces call this service"),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number("must be a number").min(0).max(1).default(1),
    "`1`",
    "share of the requests that are traced, where nobody in front of us has decided",
  ),
} as const satisfies Record<string, Setting>;
